import type {ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import {pageMarks} from '@site/src/lib/pageMarks';
import {fencesIn} from './fencesIn';
import styles from './Languages.module.css';

/** Fences that differ in a few values, as tabs with the names in their metadata: `tab="Hard"`. */
export function Cases({
  label,
  children,
}: {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.languages} {...pageMarks.onInk}>
      <Tabs
        label={label}
        isStacked
        items={fencesIn(children).map((fence, at) => {
          const {tab} = fence.props.children.props;
          if (!tab) throw new Error(`<Cases label="${label}"> has a fence without a tab.`);
          return {id: String(at), label: tab, content: fence};
        })}
      />
    </div>
  );
}
