import {subjectLength} from '@site/src/data/benchmarks';
import {figure, readPost, rowsBelow} from '@site/test/fixtures/post';
import {coverLengths} from './Cover';
import {lengthOf, rewrites} from './rewrites';

const post = readPost(__dirname);

/** The square of the sum of 1.95996 (a two-sided 5% risk of a false alarm) and 0.84162 (80% power), as the post has it. */
const FACTOR = 7.849;

/** Recipients that each of two groups needs to tell two rates apart: the usual formula for two proportions. */
function sampleSize(a: number, b: number): number {
  const variance = a * (1 - a) + b * (1 - b);
  return Math.ceil((FACTOR * variance) / (b - a) ** 2);
}

test.each(rewrites)('"$after" has the recommended length, and "$before" doesn’t', (pair) => {
  const fits = (subject: string) =>
    lengthOf(subject) >= subjectLength.min && lengthOf(subject) <= subjectLength.max;
  expect([fits(pair.before), fits(pair.after)]).toEqual([false, true]);
});

test('a letter with a combining accent is one character', () => {
  expect(lengthOf('Cafe\u0301')).toBe(4);
});

test('the sample sizes of the table follow from its rates', () => {
  const rows = rowsBelow(post, 'What an A/B test can tell you');
  expect(rows.length).toBeGreaterThan(3);
  for (const [, from = '', to = '', size] of rows) {
    const rates = [from, to].map((rate) => Number.parseFloat(rate) / 100) as [number, number];
    expect(size).toBe(figure(sampleSize(...rates)));
  }
});

test('the printed formula has the factor and the result of the table', () => {
  const [, result] = new RegExp(`n = ${FACTOR} × \\(0\\.1875 .* = ([\\d,.]+)\n`).exec(post) ?? [];
  expect(Math.ceil(Number(result?.replace(',', '')))).toBe(sampleSize(0.25, 0.3));
});

test('900 in each group tell 3% from 6%, but not from 5%', () => {
  expect(sampleSize(0.03, 0.06)).toBeLessThanOrEqual(900);
  expect(sampleSize(0.03, 0.05)).toBeGreaterThan(900);
});

test('100 in each group tell 25% from 44%, but not from 43%', () => {
  expect(sampleSize(0.25, 0.44)).toBeLessThanOrEqual(100);
  expect(sampleSize(0.25, 0.43)).toBeGreaterThan(100);
});

test('the cover has the lengths of the subject lines', () => {
  expect(coverLengths).toEqual(
    rewrites.map(({before, after}) => [lengthOf(before), lengthOf(after)]),
  );
});
