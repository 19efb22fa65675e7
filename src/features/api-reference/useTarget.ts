import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';

import {decodeText} from '@site/src/lib/decodeText';

/**
 * The id that the address points to; '' without one and until the page is live. Opens the `<details>` it stands in:
 * browsers do so when a page is loaded, and not when a link on the page is followed.
 */
export function useTarget(): string {
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const id = isBrowser ? decodeText(hash.slice(1)) : '';
  useEffect(() => {
    const element = id ? document.getElementById(id) : null;
    const closed = closedAround(element);
    closed.forEach((details) => (details.open = true));
    if (closed.length > 0) element?.scrollIntoView();
  }, [id]);
  return id;
}

function closedAround(element: Element | null): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let at = element?.parentElement?.closest('details'); at;) {
    if (!at.open) closed.push(at);
    at = at.parentElement?.closest('details');
  }
  return closed;
}
