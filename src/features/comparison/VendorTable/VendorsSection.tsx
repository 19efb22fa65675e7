import {ChevronDown} from 'lucide-react';
import type {ReactNode, ToggleEvent} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {Fold} from '@site/src/components/Fold/Fold';
import {Icon} from '@site/src/components/Icon/Icon';
import {Section} from '@site/src/components/Section/Section';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Terms} from '@site/src/components/Terms/Terms';
import {brand} from '@site/src/data/brand';
import {formatPrice, planNamed} from '@site/src/data/plans';
import {standardPlans} from '@site/src/data/standardPlans';
import {vendors} from '@site/src/data/vendors';
import {withCommas} from '@site/src/data/written';
import {pageMarks, showsUrl} from '@site/src/lib/pageMarks';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {staleAfterDays} from '../age';
import {describeSort, nextSort, sortKeys, type VendorSort} from '../sortVendors';
import {useVendorSort} from '../useVendorSort';
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

const pro = planNamed('Pro');
const automations = withCommas(pro.automationsPerMonth);

const {professional} = standardPlans;

const notes: Readonly<Record<string, string>> = {
  'Founder price': `${brand.name}’s prices are for founding members, whose applications we’ve accepted. Everyone else is on a standard plan: Professional has the features of Pro for up to ${professional.users} users, at ${professional.monthly} a month.`,
  Users: 'Per-user and per-seat prices grow with your team. Flat prices don’t.',
  Billing: `Other tools are listed at their annual-billing price, if we know it. ${brand.name} is listed at its monthly-billing price, which is higher. Billed annually, Pro is ${formatPrice(pro.price.yearly)}.`,
  Limits: `Some of these plans include more than ours. ${brand.name} Pro includes ${pro.leads} and ${automations} automations a month.`,
  Dates: `Check the vendor’s page before you decide. We flag prices we haven’t rechecked in ${staleAfterDays} days. A dash means unknown.`,
  Names: `Product names are trademarks of their owners. None of these vendors endorses ${brand.name}.`,
};

/** The basis of the table's prices, and their limits. */
function PriceNotes(): ReactNode {
  return (
    <Stack marginTop={6}>
      <Fold summary="About these prices" isAtEveryWidth isFramed>
        <Terms
          items={Object.entries(notes)}
          columns={[3, 9]}
          gap={3}
          columnGap={6}
          termGap={1}
          isDivided
          isFramed
        />
      </Fold>
    </Stack>
  );
}
