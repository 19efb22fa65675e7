/**
 * A path through the centers of cells in a grid of unit squares, row by row. Dashed with lines of no length, it shows a
 * dot in each cell, so a thousand dots need a line for each row.
 *
 * @param from the first cell, counted from 0.
 * @param to the cell after the last one.
 */
export function rowsOf(columns: number, from: number, to: number): string {
  const lines: string[] = [];
  for (let cell = from; cell < to;) {
    const column = cell % columns;
    const count = Math.min(columns - column, to - cell);
    // A little longer than to the last dot, which would otherwise be rounded away.
    lines.push(`M${column + 0.5} ${Math.floor(cell / columns) + 0.5}h${count - 0.99}`);
    cell += count;
  }
  return lines.join('');
}
