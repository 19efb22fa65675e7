/** Initials of nobody in particular. */
const pool = ['AK', 'RM', 'JL', 'SN', 'TO', 'EV', 'CB', 'HP', 'MW', 'DI', 'YS', 'FG'] as const;

/** How many discs stand beside the line. */
export const LETTERS_SHOWN = 4;

/**
 * The initials on the discs at a time: the first disc changes, then the second, and so on, so that never more than
 * one is new.
 * @param tick how often they have changed, from 0
 */
export function lettersAt(tick: number): readonly string[] {
  return Array.from({length: LETTERS_SHOWN}, (_disc, index) => {
    // How often this disc has had its turn.
    const turns = Math.floor((tick + LETTERS_SHOWN - 1 - index) / LETTERS_SHOWN);
    return pool[(index + turns * LETTERS_SHOWN) % pool.length] ?? '';
  });
}
