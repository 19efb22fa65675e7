export interface RowStep {
  readonly label: string;
  /** Rows that this step takes out. */
  readonly out: number;
}

/** The made-up spreadsheet of the post on migration. */
export const rowsAtFirst = 2400;

export const rowSteps: readonly RowStep[] = [
  {label: 'Without an address', out: 60},
  {label: 'Merged with a twin', out: 310},
  {label: 'Opted out', out: 145},
  {label: 'Address is invalid', out: 150},
  {label: 'Held back as unknown', out: 235},
];

/** The rows that remain after each step. */
export function rowsLeft(first: number, steps: readonly RowStep[]): readonly number[] {
  let left = first;
  return steps.map(({out}) => (left -= out));
}
