import {numberWord} from './numberWord';

test.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [13, '13'],
  [1_000, '1,000'],
])('%i things are %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});
