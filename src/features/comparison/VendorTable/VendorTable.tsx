import Link from '@docusaurus/Link';
import {ArrowUpRight, History} from 'lucide-react';
import type {ReactNode} from 'react';

import {Badge} from '@site/src/components/Badge/Badge';
import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import type {FreeTier} from '@site/src/data/vendors';
import {NotKnown} from '../NotKnown';
import {sortVendors, sortWords, type SortKey, type VendorSort} from '../sortVendors';
import {vendorRows, type VendorRow} from '../vendorRows';
import {PriceCell, TeamCell} from './PriceCell';
import {formatAsOf, isStale, staleAfterDays} from '../age';
import styles from './VendorTable.module.css';

const freeTiers = {
  yes: 'Yes',
  limited: 'Limited',
  no: 'No',
  unknown: <NotKnown />,
} satisfies Record<FreeTier, ReactNode>;

const sortable = (key: SortKey) => ({key, head: sortWords[key].name, isSortable: true});

const columnsFor = (builtOn: string): readonly Column<VendorRow>[] => [
  {...sortable('vendor'), cell: (row) => <VendorName {...row} />},
  {...sortable('starting'), cell: ({starting}) => <PriceCell {...starting} />},
  {...sortable('pro'), cell: ({pro}) => <PriceCell {...pro} />},
  {...sortable('team'), cell: (row) => <TeamCell {...row} />},
  {...sortable('free'), cell: ({freeTier}) => freeTiers[freeTier]},
  {
    ...sortable('asof'),
    cell: (row) => (
      <div className={styles.source}>
        <AsOf asOf={row.asOf} builtOn={builtOn} />
        <VendorLink {...row} />
      </div>
    ),
  },
];

/** The product and the eleven others: what they cost, for what, billed how, as of when. */
export function VendorTable({
  builtOn,
  sort,
  onSort,
}: {
  /** YYYY-MM-DD: the age of a price is counted up to this day. */
  readonly builtOn: string;
  readonly sort: VendorSort;
  readonly onSort: (key: SortKey) => void;
}): ReactNode {
  return (
    <DataTable
      caption="Prices in US dollars per month"
      columns={columnsFor(builtOn)}
      rows={sortVendors(vendorRows(builtOn), sort)}
      rowKey={({slug}) => slug}
      sort={sort}
      // Only columns made by `sortable` have a button.
      onSort={(key) => onSort(key as SortKey)}
      isMarked={({isOwn}) => isOwn}
      onPhone="blocks"
    />
  );
}

function VendorName({name, category, isOwn}: VendorRow): ReactNode {
  return (
    <>
      <span className={styles.name}>
        {name} {isOwn && <Badge>This site</Badge>}
      </span>
      <span className={styles.detail}>{category}</span>
    </>
  );
}

function VendorLink({name, homepage, isOwn}: VendorRow): ReactNode {
  if (isOwn) {
    return (
      <Link to={homepage} className={styles.link}>
        <span className={styles.linkText}>Our plans</span>
      </Link>
    );
  }
  return (
    <Link to={homepage} className={styles.link}>
      <span className={styles.linkText}>Visit {name}</span>{' '}
      <Icon icon={ArrowUpRight} size={16} label="(opens in a new tab)" />
    </Link>
  );
}

/** When a price was looked up, and a word when that is long ago. */
function AsOf({asOf, builtOn}: {readonly asOf: string; readonly builtOn: string}): ReactNode {
  return (
    <span>
      <time dateTime={asOf} className={styles.date}>
        {formatAsOf(asOf)}
      </time>
      {isStale(asOf, builtOn) && (
        <span className={styles.stale}>
          <Icon icon={History} size={16} /> older than {staleAfterDays} days
        </span>
      )}
    </span>
  );
}
