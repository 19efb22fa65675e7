import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect} from 'react';

import {decodeText} from '@site/src/lib/text';

/**
 * The id in the URL's hash; '' without one and until the page is hydrated. Opens the `<details>` around its element:
 * browsers do so when they load a page, but not when a link on the page is followed.
 */
export function useTarget(): string {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const id = isBrowser ? decodeText(location.hash.slice(1)) : '';
  useEffect(() => {
    const element = id ? document.getElementById(id) : null;
    const closed = closedAround(element);
    closed.forEach((details) => (details.open = true));
    if (closed.length > 0) element?.scrollIntoView();
    // A link that's followed again gives an equal location, and closed details have to open again.
  }, [id, location]);
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
