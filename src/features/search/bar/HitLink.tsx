import {useHistory} from '@docusaurus/router';
import {FileText, Hash} from 'lucide-react';
import type {JSX, MouseEvent, ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {highlightOnArrival, withTextFragment} from '../arrival';
import {wordsOf, type HitTexts} from '../hits';
import {MarkedText} from '../markedText';
import styles from './SearchBar.module.css';

interface HitLinkProps {
  readonly hit: {readonly url: string; readonly _snippetResult?: HitTexts};
  /** DocSearch's own content: of a stored hit, with buttons to remove it. */
  readonly children: ReactNode;
}

/**
 * Links to a hit in the modal. It doesn't use <Link>, which prefetches a page's code as soon as it's visible: up to
 * twenty pages on each keystroke.
 */
export function HitLink({hit, children}: HitLinkProps): JSX.Element {
  const history = useHistory();
  const words = wordsOf(hit);
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      highlightOnArrival(words);
      history.push(hit.url);
    } else {
      event.currentTarget.href = withTextFragment(hit.url, words);
    }
  };
  return (
    // oxlint-disable-next-line site/internal-links -- see above
    <a href={hit.url} onClick={onClick} onAuxClick={onClick}>
      {hit._snippetResult ? <Texts {...hit._snippetResult} /> : children}
    </a>
  );
}

/** The title of a page with a sentence of it, or the heading of a section with the headings above it. */
function Texts({hierarchy, content}: HitTexts): ReactNode {
  const titles = Object.entries(hierarchy)
    .filter(([level]) => level !== 'lvl0')
    .map(([, {value}]) => value);
  const above = titles.slice(0, -1).join(' › ');
  return (
    <span className={styles.hit}>
      <Icon icon={above ? Hash : FileText} size={16} tone="muted" />
      <span className={styles.title}>
        <MarkedText html={titles.at(-1) ?? ''} />
      </span>
      <span className={styles.snippet}>
        <MarkedText html={above || (content?.value ?? '')} />
      </span>
    </span>
  );
}
