import {appearsAt, CHANGE_SECONDS, discs} from './Hero';

/** After which a disc's letters come around again. */
const ROUND_SECONDS = CHANGE_SECONDS * discs.length * discs[0].length;
const HALF = CHANGE_SECONDS / 2;
const middles = Array.from({length: 60}, (_change, index) => index * CHANGE_SECONDS + HALF);

/** The letters that the animation shows: they stay until the next ones of their disc appear. */
function lettersAt(seconds: number): readonly string[] {
  return discs.flatMap((letters, disc) =>
    letters.filter((_letters, turn) => {
      const since = (seconds - appearsAt(disc, turn) + ROUND_SECONDS) % ROUND_SECONDS;
      return since < ROUND_SECONDS / letters.length;
    }),
  );
}

test('starts with the first letters of each disc', () => {
  expect(lettersAt(0)).toEqual(discs.map(([first]) => first));
});

test('changes exactly one disc per change', () => {
  for (const seconds of middles) {
    const before = lettersAt(seconds);
    const changed = lettersAt(seconds + CHANGE_SECONDS).filter(
      (letters, index) => letters !== before[index],
    );
    expect(changed).toHaveLength(1);
  }
});

test('never shows the same letters on two discs', () => {
  for (const seconds of middles) expect(new Set(lettersAt(seconds)).size).toBe(discs.length);
});
