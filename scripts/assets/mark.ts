/**
 * The mark: two steps and a half disc, cold, warm and hot, each twice as high as the one before.
 * Every edge of the 32 unit grid falls on a whole pixel at 16 px and at 32 px.
 */
export const MARK_SIZE = 32;

/** The two steps, in ink. */
export const STEPS_PATH = 'M0 24h6v8H0zM8 16h6v16H8z';

/** The half disc, in ember. */
export const EMBER_PATH = 'M16 0a16 16 0 0 1 0 32z';

export interface MarkColors {
  readonly steps: string;
  readonly ember: string;
}

/** The mark's two paths, to be placed inside an `<svg>` or a `<g>`. */
export function markPaths({steps, ember}: MarkColors): string {
  return `<path fill="${steps}" d="${STEPS_PATH}"/><path fill="${ember}" d="${EMBER_PATH}"/>`;
}
