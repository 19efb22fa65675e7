import {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
import {useRef, type ReactNode} from 'react';

import {Tabs, type TabsProps} from '@site/src/components/Tabs/Tabs';
import type {StorageKey} from '@site/src/data/storageKeys';
import {showsStored} from '@site/src/lib/pageMarks';
import {useStored} from '@site/src/lib/useStored';

interface StoredTabsProps extends Pick<TabsProps, 'label' | 'items' | 'isStacked'> {
  readonly storageKey: StorageKey;
  /** Wakes the page only if the stored choice includes this text. */
  readonly wakesFor?: string;
  readonly className?: string;
}

/** Tabs that show the reader's choice on every page. Without a choice, or without its tab, they show the first one. */
export function StoredTabs({
  storageKey,
  wakesFor,
  className,
  items,
  ...props
}: StoredTabsProps): ReactNode {
  const [stored, store] = useStored(storageKey);
  const ref = useRef<HTMLDivElement>(null);
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  return (
    <div ref={ref} className={className} {...showsStored(storageKey, wakesFor)}>
      <Tabs
        {...props}
        items={items}
        active={(items.find(({id}) => id === stored) ?? items[0])?.id}
        onActivate={(id) => {
          // Tabs above change with these. The tab stays under the pointer.
          if (ref.current) blockElementScrollPositionUntilNextRender(ref.current);
          store(id);
        }}
      />
    </div>
  );
}
