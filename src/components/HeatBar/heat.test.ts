import {heatOf} from './heat';

test.each([
  [0, 'Cold'],
  [49, 'Cold'],
  [50, 'Warm'],
  [79, 'Warm'],
  [80, 'Hot'],
  [100, 'Hot'],
])('a score of %i is %s', (score, heat) => {
  expect(heatOf(score)).toBe(heat);
});

test.each([-1, 101, NaN])('a score of %p throws', (score) => {
  expect(() => heatOf(score)).toThrow(RangeError);
});
