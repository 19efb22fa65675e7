/** Invented initials. */
const pool = ['AK', 'RM', 'JL', 'SN', 'TO', 'EV', 'CB', 'HP', 'MW', 'DI', 'YS', 'FG'] as const;

/** The number of discs. */
export const LETTERS_SHOWN = 4;

/**
 * The initials on the discs at a time. One disc changes per tick, from the first to the last and around again.
 *
 * @param tick number of changes so far, from 0
 */
export function lettersAt(tick: number): readonly string[] {
  return Array.from({length: LETTERS_SHOWN}, (_disc, index) => {
    // The number of times this disc has changed.
    const turns = Math.floor((tick + LETTERS_SHOWN - 1 - index) / LETTERS_SHOWN);
    return pool[(index + turns * LETTERS_SHOWN) % pool.length] ?? '';
  });
}
