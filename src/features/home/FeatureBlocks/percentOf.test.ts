import {percentOf} from './percentOf';

test.each([
  [0, 247, 0],
  [34, 247, 14],
  [89, 247, 36],
  [247, 247, 100],
  [3, 0, 0],
])('%i of %i is %i %', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
