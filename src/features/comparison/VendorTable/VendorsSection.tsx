import {ChevronDown} from 'lucide-react';
import type {ReactNode, ToggleEvent} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {vendors} from '@site/src/data/vendors';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {describeSort, nextSort, sortKeys, type VendorSort} from '../sortVendors';
import {useVendorSort} from '../useVendorSort';
import {PriceNotes} from './PriceNotes';
import {VendorTable} from './VendorTable';
import styles from './VendorTable.module.css';

/** Including the product. */
const vendorCount = vendors.length + 1;

const sorts: readonly VendorSort[] = sortKeys.flatMap((key) => [
  {key, direction: 'ascending'},
  {key, direction: 'descending'},
]);
const valueOf = ({key, direction}: VendorSort) => `${key} ${direction}`;
const sortOptions = sorts.map((sort) => ({value: valueOf(sort), label: describeSort(sort)}));

/** Moves the focus to the rows that a button below them has shown: the keyboard would miss them. */
function focusNewRows({currentTarget: {open, parentElement}}: ToggleEvent<HTMLDetailsElement>) {
  const first = parentElement?.querySelector<HTMLElement>('tbody > tr:nth-child(6) > th');
  if (!open || !first) return;
  first.tabIndex = -1;
  first.focus();
}

/**
 * All vendors side by side, sortable, with notes on the numbers.
 *
 * @param isShort - shows the first five until the rest is asked for
 */
export function VendorsSection({isShort = false}: {readonly isShort?: boolean}): ReactNode {
  const builtOn = useBuildDate();
  const {sort, sortBy, note} = useVendorSort();
  return (
    <Section
      id="vendors"
      eyebrow="Price comparison"
      title={`How we compare: ${vendorCount} tools, one table.`}>
      <Stack marginBottom={4} className={styles.select} {...showsUrl('sort')}>
        <SelectField
          label="Sort by"
          value={valueOf(sort)}
          options={sortOptions}
          onChange={(value) => {
            const chosen = sorts.find((candidate) => valueOf(candidate) === value);
            if (chosen) sortBy(chosen);
          }}
        />
      </Stack>
      <div className={isShort ? styles.short : undefined}>
        <VendorTable builtOn={builtOn} sort={sort} onSort={(key) => sortBy(nextSort(sort, key))} />
        {isShort && (
          <details
            className={styles.rest}
            onToggle={focusNewRows}
            {...pageMarks.notText}
            {...pageMarks.notInMarkdown}>
            <Cluster as="summary" gap={2} isInline isOneLine isTarget>
              <span>All {vendorCount} tools</span>
              <Icon icon={ChevronDown} className="chevron" />
            </Cluster>
          </details>
        )}
      </div>
      <p role="status" className="visuallyHidden">
        {note}
      </p>
      <PriceNotes />
    </Section>
  );
}
