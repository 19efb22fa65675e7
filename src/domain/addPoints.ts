/**
 * Adds an event's points to a lead score. The score is clamped to 0 to 100 after every event, and the excess is lost:
 * it doesn't offset a later event. help/article/hot-lead-detection.mdx documents the rule.
 *
 * @param score before the event, 0 to 100.
 * @param points of one event, or of several of the same kind; can be negative.
 * @returns the unclamped sum, and the new score.
 */
export function addPoints(
  score: number,
  points: number,
): {readonly sum: number; readonly score: number} {
  const sum = score + points;
  return {sum, score: Math.min(100, Math.max(0, sum))};
}

/** Describes the limit that applied, `capped at 100` or `raised to 0`; undefined when none did. */
export function limitText({sum, score}: ReturnType<typeof addPoints>): string | undefined {
  if (sum === score) return undefined;
  return sum > score ? `capped at ${score}` : `raised to ${score}`;
}
