/** The bands of a lead score: 80 to 100 Hot, 50 to 79 Warm, 0 to 49 Cold. */
export type Heat = 'Cold' | 'Warm' | 'Hot';

/**
 * @param score from 0 to 100.
 * @throws RangeError for any other score: it's an error in the data.
 */
export function heatOf(score: number): Heat {
  if (!(score >= 0 && score <= 100))
    throw new RangeError(`score must be from 0 to 100, got ${score}`);
  if (score >= 80) return 'Hot';
  return score >= 50 ? 'Warm' : 'Cold';
}

const tokenOf = (heat: Heat) => `--heat-${heat.toLowerCase()}`;

/** The color of a band in a drawing. */
export const heatFill = (heat: Heat): string => `var(${tokenOf(heat)})`;

/** The color of a score's band, dark enough for text. */
export const heatColorOf = (score: number): string => `var(${tokenOf(heatOf(score))}-text)`;
