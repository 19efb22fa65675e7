import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

import {Tabs} from '@site/src/components/Tabs/Tabs';
import styles from './Languages.module.css';

type Fence = ReactElement<{readonly children: ReactElement<{readonly tab?: string}>}>;

/** Fences that differ in a few values, as tabs with the names in their metadata: `tab="Hard"`. */
export function Cases({
  label,
  children,
}: {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  const fences = Children.toArray(children).filter((child) => isValidElement(child)) as Fence[];
  return (
    <div className={styles.languages}>
      <Tabs
        label={label}
        isStacked
        items={fences.map((fence, at) => {
          const {tab} = fence.props.children.props;
          if (!tab) throw new Error(`<Cases label="${label}"> has a fence without a tab.`);
          return {id: String(at), label: tab, content: fence};
        })}
      />
    </div>
  );
}
