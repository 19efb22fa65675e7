/**
 * One event on a lead's score. The score is held between 0 and 100 after every event, and what is beyond is dropped,
 * not saved for later. Source: help text, help/article/hot-lead-detection.mdx.
 *
 * @param score before the event, 0 to 100.
 * @param points of the event, or of several of the same kind; negative takes away.
 * @returns the plain sum, and the score that remains of it, 0 to 100.
 */
export function addPoints(
  score: number,
  points: number,
): {readonly sum: number; readonly score: number} {
  const sum = score + points;
  return {sum, score: Math.min(100, Math.max(0, sum))};
}
