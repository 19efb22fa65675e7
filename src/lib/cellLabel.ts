/** Returns a column's heading as the label before a cell, which phones show instead of the column. */
export const cellLabel = (heading: string): string =>
  heading.endsWith('?') ? heading : `${heading}:`;
