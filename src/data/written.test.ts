import {counted, listed, withCommas, withMinus, withSign} from './written';

test.each([
  [0, 0],
  [7, 2],
  [999, 0],
  [1000, 0],
  [1430.4, 2],
  [123456.789, 3],
  [200_000_000, 0],
  [-12_345.5, 1],
])('withCommas: %d with %d decimals is written as Intl writes it', (value, decimals) => {
  const fixed = {minimumFractionDigits: decimals, maximumFractionDigits: decimals};
  expect(withCommas(value, decimals)).toBe(value.toLocaleString('en-US', fixed));
});

test.each([
  [0, '0 rows'],
  [1, '1 row'],
  [2, '2 rows'],
  [1200, '1,200 rows'],
])('counted: %d', (count, text) => {
  expect(counted(count, 'row')).toBe(text);
});

test('counted: a noun that ends in x', () => {
  expect(counted(1, 'box')).toBe('1 box');
  expect(counted(2, 'box')).toBe('2 boxes');
});

test('withMinus: a negative number has a minus sign', () => {
  expect(withMinus(-50)).toBe('−50');
  expect(withMinus(5)).toBe('5');
});

test('withSign: has a sign unless it’s zero', () => {
  expect([5, 0, -50].map(withSign)).toEqual(['+5', '0', '−50']);
});

test.each([
  ['conjunction', 'and', []],
  ['conjunction', 'and', ['a']],
  ['conjunction', 'and', ['a', 'b']],
  ['conjunction', 'and', [1, 3, 7]],
  ['disjunction', 'or', ['a', 'b', 'c', 'd']],
] as const)('listed: joins as Intl does in a %s with "%s": %j', (type, word, parts) => {
  const expected = new Intl.ListFormat('en-US', {type}).format(parts.map(String));
  expect(listed(parts, word)).toBe(expected);
});
