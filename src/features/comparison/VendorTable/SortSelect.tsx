import type {ReactNode} from 'react';

import {SelectField} from '@site/src/components/Field/Field';
import {describeSort, sortKeys, type VendorSort} from '../sortVendors';

const sorts: readonly VendorSort[] = sortKeys.flatMap((key) => [
  {key, direction: 'ascending'},
  {key, direction: 'descending'},
]);

const valueOf = ({key, direction}: VendorSort) => `${key} ${direction}`;
const options = sorts.map((sort) => ({value: valueOf(sort), label: describeSort(sort)}));

/** The table's order where its headings are not shown. */
export function SortSelect({
  sort,
  onChange,
}: {
  readonly sort: VendorSort;
  readonly onChange: (sort: VendorSort) => void;
}): ReactNode {
  return (
    <SelectField
      label="Sort by"
      value={valueOf(sort)}
      options={options}
      onChange={(value) => {
        const chosen = sorts.find((candidate) => valueOf(candidate) === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
