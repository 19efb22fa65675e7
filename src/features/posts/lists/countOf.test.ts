import {countOf} from './countOf';

test.each([
  [1, 'posts', '1 post'],
  [3, 'posts', '3 posts'],
  [1, 'releases', '1 release'],
] as const)('%i %s are "%s"', (count, what, words) => {
  expect(countOf(count, what)).toBe(words);
});
