import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

interface HitLinkProps {
  readonly hit: {readonly url: string};
  readonly children: ReactNode;
}

const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Links to a hit in the modal. It doesn't use <Link>, which prefetches a page's code as soon as it's visible: up to
 * twenty pages on each keystroke.
 */
export function HitLink({hit, children}: HitLinkProps) {
  const history = useHistory();
  return (
    // oxlint-disable-next-line site/internal-links -- see above
    <a
      href={hit.url}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        history.push(hit.url);
      }}>
      {children}
    </a>
  );
}
