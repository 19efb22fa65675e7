import type {ReactNode} from 'react';

import {Section} from '@site/src/components/Section/Section';
import {vendors} from '@site/src/data/vendors';
import {capital} from '@site/src/lib/capital';
import {numberWord} from '@site/src/lib/numberWord';
import {useBuildDate} from '@site/src/lib/useBuildDate';
import {nextSort} from '../sortVendors';
import {useVendorSort} from '../useVendorSort';
import {HowToRead} from './HowToRead';
import {SortSelect} from './SortSelect';
import {VendorTable} from './VendorTable';
import styles from './VendorsSection.module.css';

/** The product is one of them. */
const vendorCount = vendors.length + 1;

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
      <div className={styles.select}>
        <SortSelect sort={sort} onChange={sortBy} />
      </div>
      <VendorTable builtOn={builtOn} sort={sort} onSort={(key) => sortBy(nextSort(sort, key))} />
      <p role="status" className={styles.status}>
        {note}
      </p>
      <HowToRead builtOn={builtOn} />
    </Section>
  );
}
