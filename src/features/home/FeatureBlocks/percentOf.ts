/** A part of a whole in whole percent, 0 when there is no whole. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
