import {countAt} from './countUp';

test.each([
  [-5, 0],
  [0, 0],
  [2000, 200_000_000],
  [9000, 200_000_000],
])('after %i of 2000 ms it is %i', (elapsedMs, expected) => {
  expect(countAt(elapsedMs, 2000, 200_000_000)).toBe(expected);
});

test('it only rises, and more slowly towards the end', () => {
  const values = [0, 500, 1000, 1500, 2000].map((elapsedMs) => countAt(elapsedMs, 2000, 247));
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(Math.min(...steps)).toBeGreaterThan(0);
});
