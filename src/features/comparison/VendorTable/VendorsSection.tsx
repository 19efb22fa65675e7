import type {ReactNode} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {Section} from '@site/src/components/Section/Section';
import {Stack} from '@site/src/components/Stack/Stack';
import {vendors} from '@site/src/data/vendors';
import {capital, numberWord} from '@site/src/lib/text';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {describeSort, nextSort, sortKeys, type VendorSort} from '../sortVendors';
import {useVendorSort} from '../useVendorSort';
import {HowToRead} from './HowToRead';
import {VendorTable} from './VendorTable';
import styles from './VendorTable.module.css';

/** The product is one of them. */
const vendorCount = vendors.length + 1;

const sorts: readonly VendorSort[] = sortKeys.flatMap((key) => [
  {key, direction: 'ascending'},
  {key, direction: 'descending'},
]);
const valueOf = ({key, direction}: VendorSort) => `${key} ${direction}`;
const sortOptions = sorts.map((sort) => ({value: valueOf(sort), label: describeSort(sort)}));

/** All vendors side by side, sortable, with how to read it. */
export function VendorsSection(): ReactNode {
  const builtOn = useBuildDate();
  const {sort, sortBy, note} = useVendorSort();
  return (
    <Section
      id="vendors"
      eyebrow={`${capital(numberWord(vendorCount))} vendors`}
      title="What the others charge."
      lead="Starting and pro price of each, with the unit and the date, so that a price per seat is not taken for a price per team. Some of them hold more than we do; they stay in.">
      <Stack marginBottom={4} className={styles.select}>
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
      <VendorTable builtOn={builtOn} sort={sort} onSort={(key) => sortBy(nextSort(sort, key))} />
      <p role="status" className="visuallyHidden">
        {note}
      </p>
      <HowToRead builtOn={builtOn} />
    </Section>
  );
}
