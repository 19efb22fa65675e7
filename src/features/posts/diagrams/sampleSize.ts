/** Two-sided, 5% risk of seeing a difference that is not there: the normal distribution's 97.5th percentile. */
const Z_CONFIDENCE = 1.959964;
/** 80% chance of seeing a difference that is there: its 80th percentile. */
const Z_POWER = 0.841621;

/**
 * Recipients in each of two groups that a test needs to tell one rate from another.
 * The usual formula for two proportions, with 5% risk of a false alarm and 80% chance of a find.
 *
 * @param a rate of the first group, between 0 and 1.
 * @param b rate of the second, different from it.
 * @throws RangeError for rates outside, or two that are the same: no group is large enough to tell those apart.
 */
export function sampleSize(a: number, b: number): number {
  if (!(a > 0 && a < 1 && b > 0 && b < 1) || a === b) {
    throw new RangeError(`two different rates between 0 and 1, got ${a} and ${b}`);
  }
  const variance = a * (1 - a) + b * (1 - b);
  return Math.ceil(((Z_CONFIDENCE + Z_POWER) ** 2 * variance) / (b - a) ** 2);
}

export interface Comparison {
  readonly measure: string;
  /** Per cent. */
  readonly from: number;
  readonly to: number;
}

/** The pairs that the post's table shows. */
export const comparisons: readonly Comparison[] = [
  {measure: 'Opens', from: 25, to: 35},
  {measure: 'Opens', from: 25, to: 30},
  {measure: 'Opens', from: 25, to: 27},
  {measure: 'Replies', from: 3, to: 6},
  {measure: 'Replies', from: 3, to: 5},
  {measure: 'Replies', from: 3, to: 4},
];
