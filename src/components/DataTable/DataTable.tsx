import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Text} from '../Text/Text';
import {ColumnHead, type TableSort} from './ColumnHead';
import styles from './DataTable.module.css';
import {ScrollBox} from './ScrollBox';

export {ScrollBox} from './ScrollBox';
export type {TableSort} from './ColumnHead';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand right-aligned in tabular digits. */
  readonly isNumeric?: boolean;
  /** The heading is a button that sorts by this column. */
  readonly isSortable?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table; shown above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** In the order in which they are shown: the table does not sort by itself. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** By which column the rows are sorted. */
  readonly sort?: TableSort;
  /** Called with the key of a sortable column whose heading was pressed. */
  readonly onSort?: (key: string) => void;
  /** Rows that stand out by their ground and a bar at their side. */
  readonly isMarked?: (row: Row) => boolean;
  /**
   * What a phone shows: the table as it is, scrolling in its box; or each row as a block, its cells named by their
   * headings, in two columns of `blocks` or one below the other as `lines`. The headings themselves are gone there:
   * offer another way to sort.
   */
  readonly onPhone?: 'scroll' | 'blocks' | 'lines';
}

/** A table that scrolls inside its own box, with the first column as the row's heading, always in view. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const {caption, columns, rows, rowKey, sort, onSort, isMarked, onPhone = 'scroll'} = props;
  const captionId = useId();
  const isStacked = onPhone !== 'scroll';
  return (
    <ScrollBox labelledBy={captionId}>
      <table className={clsx(styles.table, isStacked && styles.stacked, styles[onPhone])}>
        <Text as="caption" size="label" tone="muted" id={captionId} className={styles.caption}>
          <span className={styles.captionText}>{caption}</span>
        </Text>
        <thead>
          <tr>
            {columns.map(({key, head, isNumeric, isSortable}) => (
              <ColumnHead
                key={key}
                columnKey={key}
                sort={sort}
                onSort={isSortable ? onSort : undefined}
                isNumeric={isNumeric}>
                {head}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={clsx(isMarked?.(row) && styles.marked)}>
              {columns.map(({key, head, cell, isNumeric}, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={clsx(isNumeric && styles.numeric)}>
                    {isStacked ? (
                      <>
                        <span className={styles.cellName} {...pageMarks.notInMarkdown}>
                          {head}
                        </span>
                        <div>{cell(row)}</div>
                      </>
                    ) : (
                      cell(row)
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
