import Link from '@docusaurus/Link';
import {useEffect, useRef, useState, type ReactNode} from 'react';

import {Cluster} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {pageMarks} from '@site/src/lib/pageMarks';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly items: readonly {readonly id: string; readonly title: ReactNode}[];
  /** Adds a button that opens everything folded on the page. */
  readonly canExpand?: boolean;
}

/** Links to the sections of a page, on a line that scrolls. */
export function Contents({items, canExpand = false}: ContentsProps): ReactNode {
  return (
    <Cluster
      as="nav"
      gap={2}
      justify="between"
      isOneLine
      aria-label="On this page"
      className={styles.contents}
      {...pageMarks.notPrinted}>
      <div className={styles.links}>
        {items.map(({id, title}) => (
          <Link key={id} to={`#${id}`}>
            {title}
          </Link>
        ))}
      </div>
      {canExpand && <ExpandAll />}
    </Cluster>
  );
}

/** Opens or closes every `<details>` of the article. */
function ExpandAll(): ReactNode {
  const ref = useRef<HTMLButtonElement>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  const folds = () =>
    Array.from(ref.current?.closest('article')?.querySelectorAll('details') ?? []);

  useEffect(() => {
    const update = () => setIsExpanded(folds().every(({open}) => open));
    update();
    // `toggle` doesn't bubble.
    const options = {capture: true};
    document.addEventListener('toggle', update, options);
    return () => document.removeEventListener('toggle', update, options);
  }, []);

  const toggle = () => {
    for (const fold of folds()) fold.open = !isExpanded;
  };
  return (
    <Text
      as="button"
      ref={ref}
      type="button"
      size="small"
      tone="muted"
      isPlain
      tap="compact"
      className={styles.expand}
      {...pageMarks.needsScripts}
      onClick={toggle}>
      {isExpanded ? 'Collapse all' : 'Expand all'}
    </Text>
  );
}
