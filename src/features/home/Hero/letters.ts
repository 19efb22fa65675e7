/** Invented initials, three for each disc. */
export const discs = [
  ['AK', 'TO', 'MW'],
  ['RM', 'EV', 'DI'],
  ['JL', 'CB', 'YS'],
  ['SN', 'HP', 'FG'],
] as const;

/** The time between two changes, each of one disc, from the first to the last and around again. */
export const CHANGE_SECONDS = 3;

/** How long a disc shows the same letters. */
const TURN_SECONDS = CHANGE_SECONDS * discs.length;

/** After which its letters come around again. */
export const ROUND_SECONDS = TURN_SECONDS * discs[0].length;

/**
 * When letters appear, in seconds after the page; negative for those that are there from the start.
 *
 * @param turn index of the letters on their disc.
 */
export function appearsAt(disc: number, turn: number): number {
  return CHANGE_SECONDS * (disc + 1) + TURN_SECONDS * (turn - 1);
}
