import {comparisons, sampleSize} from './sampleSize';

// Worked by hand from (1.96 + 0.8416)² × (p(1-p) + q(1-q)) / (q - p)².
test.each([
  [0.25, 0.35, 326],
  [0.25, 0.3, 1248],
  [0.25, 0.27, 7547],
  [0.03, 0.06, 746],
  [0.03, 0.05, 1504],
  [0.03, 0.04, 5298],
])('from %d to %d takes %i in each group', (a, b, size) => {
  expect(Math.abs(sampleSize(a, b) - size)).toBeLessThanOrEqual(2);
});

test('it does not matter which group is better', () => {
  expect(sampleSize(0.3, 0.25)).toBe(sampleSize(0.25, 0.3));
});

test.each([
  [0.25, 0.25],
  [0, 0.1],
  [0.2, 1],
  [25, 30],
])('%d against %d is refused', (a, b) => {
  expect(() => sampleSize(a, b)).toThrow(RangeError);
});

test('a smaller difference takes a larger group', () => {
  const sizes = comparisons.slice(0, 3).map(({from, to}) => sampleSize(from / 100, to / 100));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});

test('with the 123 a group that the demo campaign has, only 25 against 42% shows', () => {
  expect(sampleSize(0.25, 0.42)).toBeLessThanOrEqual(123);
  expect(sampleSize(0.25, 0.41)).toBeGreaterThan(123);
});
