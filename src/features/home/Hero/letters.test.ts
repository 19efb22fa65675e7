import {lettersAt, LETTERS_SHOWN} from './letters';

const ticks = Array.from({length: 60}, (_tick, index) => index);

test('changes exactly one disc per tick', () => {
  for (const tick of ticks) {
    const before = lettersAt(tick);
    const changed = lettersAt(tick + 1).filter((letters, index) => letters !== before[index]);
    expect(changed).toHaveLength(1);
  }
});

test('never shows the same letters on two discs', () => {
  for (const tick of ticks) expect(new Set(lettersAt(tick)).size).toBe(LETTERS_SHOWN);
});
