/**
 * A counter's value on its way from 0 to `target`: fast at first, then settling.
 * @param elapsedMs since the start; before it the value is 0, after `durationMs` it is `target`.
 */
export function countAt(elapsedMs: number, durationMs: number, target: number): number {
  const part = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(target * (1 - (1 - part) ** 3));
}
