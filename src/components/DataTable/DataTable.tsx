import clsx from 'clsx';
import {useId, type ReactNode} from 'react';

import styles from './DataTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand right-aligned in tabular digits. */
  readonly isNumeric?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table; shown above it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table that scrolls inside its own box, with the first column as the row's heading, always in view. */
export function DataTable<Row>({caption, columns, rows, rowKey}: DataTableProps<Row>): ReactNode {
  const captionId = useId();
  return (
    <ScrollBox labelledBy={captionId}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({key, head, isNumeric}) => (
              <th key={key} scope="col" className={clsx(isNumeric && styles.numeric)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({key, cell, isNumeric}, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} className={clsx(isNumeric && styles.numeric)}>
                    {cell(row)}
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

/** Wide content scrolls in here, also by keyboard, and not the page. */
export function ScrollBox({
  label,
  labelledBy,
  children,
}: {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // A region that scrolls must be reachable by keyboard: WCAG 2.1.1.
    <div
      className={styles.box}
      role="group"
      aria-label={label}
      aria-labelledby={labelledBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}>
      {children}
    </div>
  );
}
