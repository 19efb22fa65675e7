import clsx from 'clsx';
import {ArrowDown, ArrowUp, ArrowUpDown} from 'lucide-react';
import type {ReactNode} from 'react';

import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import styles from './DataTable.module.css';

export interface TableSort {
  /** The sorted column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

const arrows = {ascending: ArrowUp, descending: ArrowDown};

/**
 * A column's heading, with a button when the column can be sorted.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
export function ColumnHead({
  columnKey,
  sort,
  onSort,
  isNumeric,
  isKept,
  isMarked,
  children,
}: {
  readonly columnKey: string;
  readonly sort?: TableSort;
  /** Called with the column's key. Without it the heading is plain text. */
  readonly onSort?: (key: string) => void;
  readonly isNumeric?: boolean;
  /** Stays in view when phones fold the table. */
  readonly isKept?: boolean;
  readonly isMarked?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const direction = sort?.key === columnKey ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={clsx(
        isNumeric && styles.numeric,
        onSort && styles.sortable,
        isKept && styles.kept,
        isMarked && styles.tinted,
      )}>
      {onSort ? (
        <Cluster
          as="button"
          type="button"
          gap={1}
          isInline
          isOneLine
          isTarget
          className={styles.sort}
          onClick={() => onSort(columnKey)}>
          <span>{children}</span>
          <Icon icon={direction ? arrows[direction] : ArrowUpDown} size={16} />
        </Cluster>
      ) : (
        children
      )}
    </th>
  );
}
