import {describeRewrites, fits, lengthOf, rewrites} from './subjectRewriteData';

test('there are ten, and no two are alike', () => {
  expect(rewrites).toHaveLength(10);
  expect(new Set(rewrites.flatMap(({before, after}) => [before, after])).size).toBe(20);
});

test.each(rewrites)('"$after" has 40 to 50 characters', ({after}) => {
  expect(lengthOf(after)).toBeGreaterThanOrEqual(40);
  expect(lengthOf(after)).toBeLessThanOrEqual(50);
});

test.each(rewrites)('"$before" has not', ({before}) => {
  expect(fits(before)).toBe(false);
});

test.each([
  ['a'.repeat(39), false],
  ['a'.repeat(40), true],
  ['a'.repeat(50), true],
  ['a'.repeat(51), false],
])('%s fits: %s', (subject, isFit) => {
  expect(fits(subject)).toBe(isFit);
});

test('a letter with its accent is one character', () => {
  expect(lengthOf('Cafe\u0301')).toBe(4);
});

test('the drawing can be read out', () => {
  expect(describeRewrites(rewrites.slice(0, 1))).toBe('1: from 14 to 43 characters.');
});
