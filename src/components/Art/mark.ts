/**
 * The mark has two steps and a half disc (cold, warm, hot), each twice as high as the previous one. Every edge of the
 * 32-unit grid falls on a whole pixel at 16 px and 32 px.
 */
export const MARK_SIZE = 32;

/** The two steps, in the ink color. */
export const STEPS_PATH = 'M0 24h6v8H0zM8 16h6v16H8z';

/** The half disc, in the ember color. */
export const EMBER_PATH = 'M16 0a16 16 0 0 1 0 32z';
