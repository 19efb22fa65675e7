import {useHistory} from '@docusaurus/router';
import {clsx} from 'clsx';
import {FileText, Hash} from 'lucide-react';
import {useEffect, useState, type JSX, type MouseEvent, type ReactNode} from 'react';

import {Icon} from '@site/src/components/Icon/Icon';
import {isPlainClick} from '@site/src/lib/clicks';
import {highlightOnArrival, withTextFragment} from '../arrival';
import {headingPath, pathOf, wordsOf, type HitTexts} from '../hits';
import {MarkedText} from '../markedText';
import styles from './SearchBar.module.css';

interface Hit {
  readonly url: string;
  readonly _snippetResult?: HitTexts;
}

interface HitLinkProps {
  readonly hit: Hit;
  /** DocSearch's own content: of a stored hit, with buttons to remove it. */
  readonly children: ReactNode;
}

/**
 * Links to a hit in the modal. It doesn't use <Link>, which prefetches a page's code as soon as it's visible: up to
 * twenty pages on each keystroke.
 */
export function HitLink({hit: first, children}: HitLinkProps): JSX.Element {
  const history = useHistory();
  const hit = useLoaded(first);
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

/** Adds the best section or a sentence to a title as soon as its texts are loaded. The title stays. */
function useLoaded(first: Hit): Hit {
  const [loaded, setLoaded] = useState({first, hit: first});
  useEffect(() => {
    let isCurrent = true;
    const shown = first._snippetResult;
    void shown?.later?.then((hit) => {
      if (!isCurrent || !hit) return;
      const {hierarchy, content}: HitTexts = hit._snippetResult;
      const value = headingPath(hierarchy) || (content?.value ?? '');
      const texts = {...shown, content: {value}};
      setLoaded({first, hit: {url: pathOf(hit.url), _snippetResult: texts}});
    });
    return () => {
      isCurrent = false;
    };
  }, [first]);
  return loaded.first === first ? loaded.hit : first;
}

/** The title of a page with a sentence of it, or the heading of a section with the headings above it. */
function Texts({hierarchy, content, later}: HitTexts): ReactNode {
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
      <span className={clsx(styles.snippet, later && styles.later)}>
        <MarkedText html={above || (content?.value ?? '')} />
      </span>
    </span>
  );
}
