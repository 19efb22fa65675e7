/** A crowd of readers as a grid, one dot each. */
export const crowd = {columns: 100, rows: 50} as const;

/** Complaints among 5,000 readers: ours and Gmail's better value is under 0.10%, Gmail's limit under 0.30%. */
export const complaintLimits = {better: 0.1, limit: 0.3} as const;

/** How many of the crowd a rate in per cent is. */
export const readersAt = (rate: number): number =>
  Math.round((rate * crowd.columns * crowd.rows) / 100);

export interface Dot {
  readonly column: number;
  readonly row: number;
}

/**
 * Places in the crowd, spread evenly without looking regular: steps of the golden ratio across and of the square root
 * of two down never fall into a row.
 */
export function spread(count: number): Dot[] {
  const part = (value: number) => value - Math.floor(value);
  return Array.from({length: count}, (_, index) => ({
    column: Math.floor(part(0.31 + index * 0.618034) * (crowd.columns - 6)) + 3,
    row: Math.floor(part(0.17 + index * 0.414214) * (crowd.rows - 6)) + 3,
  }));
}
