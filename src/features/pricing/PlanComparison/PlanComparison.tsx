import {Check, Minus} from 'lucide-react';
import type {ReactNode} from 'react';

import {DataTable, type Column} from '@site/src/components/DataTable/DataTable';
import {Icon} from '@site/src/components/Icon/Icon';
import {plans} from '@site/src/data/plans';
import {comparisonRows, type ComparisonRow} from './comparisonRows';

const columns: readonly Column<ComparisonRow>[] = [
  {key: 'label', head: 'What you get', cell: ({label}) => label},
  ...plans.map(({name}, index) => ({
    key: name,
    head: name,
    cell: ({values}: ComparisonRow) => <Value value={values[index] ?? false} />,
  })),
];

/** The founder plans side by side: both prices, the limits, and every feature spelt out. */
export function PlanComparison(): ReactNode {
  return (
    <DataTable
      caption="Founder plans in US dollars"
      columns={columns}
      rows={comparisonRows(plans)}
      rowKey={({label}) => label}
    />
  );
}

function Value({value}: {readonly value: string | boolean}): ReactNode {
  if (typeof value === 'string') return value;
  return value ? (
    <Icon icon={Check} label="Included" />
  ) : (
    <Icon icon={Minus} label="Not included" />
  );
}
