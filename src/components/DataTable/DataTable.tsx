import clsx from 'clsx';
import {ArrowDown, ArrowUp, ArrowUpDown} from 'lucide-react';
import {useId, type CSSProperties, type ReactNode} from 'react';

import {pageMarks} from '@site/src/lib/pageMarks';
import {Icon} from '../Icon/Icon';
import {Cluster} from '../Stack/Stack';
import {Text} from '../Text/Text';
import styles from './DataTable.module.css';
import {RowToggle} from './RowToggle';
import {ScrollBox} from './ScrollBox';

interface TableSort {
  /** The sorted column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, with tabular digits. */
  readonly isNumeric?: boolean;
  /** The heading is a button that sorts by this column. */
  readonly isSortable?: boolean;
  /**
   * Phones fold a table with such columns: a row shows its heading and the first element of these cells, and opens to
   * the rest.
   */
  readonly isKept?: boolean;
  /** Highlights the column with a background. */
  readonly isMarked?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table; shown above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** In the order shown; the table doesn't sort them. */
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The name of a row, for the button that opens it in a folded table. Its key by default. */
  readonly rowName?: (row: Row) => string;
  /** The name of a row's group: rows of a group follow each other, below its name. */
  readonly groupOf?: (row: Row) => string;
  /** The column and direction that the rows are sorted by. */
  readonly sort?: TableSort;
  /** Called with the key of a sortable column when its heading is clicked. */
  readonly onSort?: (key: string) => void;
  /** Highlights a row with a background and a bar at its side. */
  readonly isMarked?: (row: Row) => boolean;
  /**
   * The layout on phones: `scroll` keeps the table in its scrolling box; `headings` puts a row's heading above its cells,
   * which suits short values; `blocks` and `lines` turn each row into a block, in two columns or one, with the headings as
   * labels of the cells. There the headings can't sort, so offer another way.
   */
  readonly onPhone?: 'scroll' | 'headings' | 'blocks' | 'lines';
}

/** A table that scrolls in its own box. The first column is the row's heading and stays in view. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const {caption, columns, rows, rowKey, groupOf, sort, onSort, isMarked} = props;
  const {onPhone = 'scroll', rowName = rowKey} = props;
  const captionId = useId();
  const isStacked = onPhone === 'blocks' || onPhone === 'lines';
  const keptCount = columns.filter(({isKept}) => isKept).length;
  return (
    <ScrollBox labelledBy={captionId}>
      <table
        className={clsx(
          styles.table,
          isStacked && styles.stacked,
          styles[onPhone],
          keptCount > 0 && styles.folded,
        )}
        style={{'--kept': keptCount, '--cells': columns.length - 1} as CSSProperties}>
        <Text as="caption" size="label" tone="muted" id={captionId} className={styles.caption}>
          <span className={styles.captionText}>{caption}</span>
        </Text>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {grouped(rows, groupOf).map(([group, own]) => (
          <tbody key={group}>
            {group && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  <Text as="span" size="body" isHead>
                    {group}
                  </Text>
                </th>
              </tr>
            )}
            {own.map((row) => (
              <tr key={rowKey(row)} className={clsx(isMarked?.(row) && styles.marked)}>
                {columns.map(({key, head, cell, isNumeric, isKept, ...column}, index) =>
                  index === 0 ? (
                    <th key={key} scope="row">
                      {cell(row)}
                      {keptCount > 0 && <RowToggle of={rowName(row)} />}
                    </th>
                  ) : (
                    <td
                      key={key}
                      className={clsx(
                        isNumeric && styles.numeric,
                        isKept && styles.kept,
                        column.isMarked && styles.tinted,
                      )}>
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
        ))}
      </table>
    </ScrollBox>
  );
}

const arrows = {ascending: ArrowUp, descending: ArrowDown};

/**
 * A column's heading, with a button when the column can be sorted.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/
 */
function ColumnHead<Row>({
  column,
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & {readonly column: Column<Row>}): ReactNode {
  const {key, head, isNumeric, isKept, isMarked} = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  const sortBy = column.isSortable ? onSort : undefined;
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={clsx(
        isNumeric && styles.numeric,
        sortBy && styles.sortable,
        isKept && styles.kept,
        isMarked && styles.tinted,
      )}>
      {sortBy ? (
        <Cluster
          as="button"
          type="button"
          gap={1}
          isInline
          isOneLine
          isTarget
          className={styles.sort}
          onClick={() => sortBy(key)}>
          <span>{head}</span>
          <Icon icon={direction ? arrows[direction] : ArrowUpDown} size={16} />
        </Cluster>
      ) : (
        head
      )}
    </th>
  );
}

/** Splits rows into groups, in their order; into one without a name if they have none. */
function grouped<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string = () => '',
): [group: string, rows: Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return Array.from(groups);
}
