import Link from '@docusaurus/Link';
import {ArrowUpRight, History} from 'lucide-react';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {Cluster, Stack} from '@site/src/components/Stack/Stack';
import {Text} from '@site/src/components/Text/Text';
import {formatPrice} from '@site/src/data/plans';
import type {FreeTier} from '@site/src/data/vendors';
import {shortDate} from '@site/src/lib/dates';
import {isStale, staleAfterDays} from '../age';
import {unknownSign} from '../marks';
import {sortVendors, sortWords, type SortKey, type VendorSort} from '../sortVendors';
import {teamSize, vendorRows, type PlanPrice, type VendorRow} from '../vendorRows';
import styles from './VendorTable.module.css';

const unknown = (
  <span role="img" aria-label="Unknown">
    {unknownSign}
  </span>
);

const freeTiers = {
  yes: 'Yes',
  limited: 'Limited',
  no: 'No',
  unknown,
} satisfies Record<FreeTier, ReactNode>;

const sortable = (key: SortKey) => ({key, head: sortWords[key].name, isSortable: true});

const columnsFor = (builtOn: string): readonly Column<VendorRow>[] => [
  {...sortable('vendor'), cell: (row) => <VendorName {...row} />},
  {...sortable('starting'), isKept: true, cell: ({starting}) => <PriceCell {...starting} />},
  {...sortable('pro'), cell: ({pro}) => <PriceCell {...pro} />},
  {...sortable('team'), isKept: true, cell: (row) => <TeamCell {...row} />},
  {...sortable('free'), cell: ({freeTier}) => freeTiers[freeTier]},
  {
    ...sortable('asof'),
    cell: (row) => (
      <Stack gap={1} align="start" className={styles.source}>
        <AsOf asOf={row.asOf} builtOn={builtOn} />
        <VendorLink {...row} />
      </Stack>
    ),
  },
];

/** Prices of the product and the other vendors, with unit, billing, and date. */
export function VendorTable({
  builtOn,
  sort,
  onSort,
}: {
  /** YYYY-MM-DD: prices are flagged by their age on this day. */
  readonly builtOn: string;
  readonly sort: VendorSort;
  readonly onSort: (key: SortKey) => void;
}): ReactNode {
  return (
    <DataTable
      caption="US dollars a month, billed annually unless noted"
      columns={columnsFor(builtOn)}
      rows={sortVendors(vendorRows(builtOn), sort)}
      rowKey={({slug}) => slug}
      rowName={({name}) => name}
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
      <Cluster as="span" gap={2} marginBottom={1} isOneLine className={styles.name}>
        {name}{' '}
        {isOwn && (
          <Text as="span" size="label" tone="accent">
            This site
          </Text>
        )}
      </Cluster>
      <Detail>{category}</Detail>
    </>
  );
}

/** A price with its plan, unit, and billing, if that isn't what the caption says. */
function PriceCell({plan, usd, unit, basis}: PlanPrice): ReactNode {
  return (
    <>
      <Figure usd={usd} />
      <Detail>
        <Text as="span" tone="ink" weight="semibold">
          {plan}
        </Text>
        , {unit}
        {basis === 'billed monthly' && `, ${basis}`}
      </Detail>
    </>
  );
}

/** The pro plan for five users, with the calculation; a dash when the unit doesn't allow one. */
function TeamCell({team, pro}: Pick<VendorRow, 'team' | 'pro'>): ReactNode {
  if (!team) return <Figure usd={null} />;
  return (
    <>
      <Figure usd={team.usd} />
      <Detail>
        {team.counts === 'each' && pro.usd !== null
          ? `${teamSize} × ${formatPrice(pro.usd)}`
          : 'flat'}
      </Detail>
    </>
  );
}

function Figure({usd}: {readonly usd: number | null}): ReactNode {
  return <span className={styles.figure}>{usd === null ? unknown : formatPrice(usd)}</span>;
}

function Detail({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Text as="span" tone="muted" weight="regular" isBlock className={styles.detail}>
      {children}
    </Text>
  );
}

function VendorLink({name, homepage, isOwn}: VendorRow): ReactNode {
  return (
    <Text
      as={Link}
      to={homepage}
      isPlain
      isOneLine
      className={styles.link}
      aria-label={isOwn ? undefined : `${name} website (opens in a new tab)`}>
      {isOwn ? (
        <u>Our plans</u>
      ) : (
        <>
          <u>Website</u> <Icon icon={ArrowUpRight} size={16} label="(opens in a new tab)" />
        </>
      )}
    </Text>
  );
}

/** The date of a price, with a flag when it's old. */
function AsOf({asOf, builtOn}: {readonly asOf: string; readonly builtOn: string}): ReactNode {
  return (
    <span>
      <Text as="time" dateTime={asOf} isOneLine>
        {shortDate(asOf)}
      </Text>
      {isStale(asOf, builtOn) && (
        <Cluster as="span" gap={1} marginTop={1} align="stretch" isOneLine className={styles.stale}>
          <Icon icon={History} size={16} /> over {staleAfterDays} days old
        </Cluster>
      )}
    </span>
  );
}
