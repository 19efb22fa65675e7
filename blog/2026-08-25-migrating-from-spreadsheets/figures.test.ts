import {benchmarks} from '@site/src/data/benchmarks';
import {figure, percent, readPost} from '@site/test/fixtures/post';
import {left} from './RowsLeft';

const post = readPost(__dirname);

test('the post quotes the rows of the chart before and after verification', () => {
  const [, , verified, valid, imported] = left as [number, number, number, number, number];
  expect(post).toContain(`rows become ${figure(imported)} contacts`);
  expect(post).toContain(
    `${verified - valid} / ${figure(verified)} = ${percent(verified - valid, verified)}`,
  );
});

test('with the emails of the plan, the second bounce exceeds the healthy rate', () => {
  const [one, two] = [percent(1, 60), percent(2, 60)];
  expect(post).toContain(`one bounce is ${one} and two are ${two}`);
  expect(Number.parseFloat(one)).toBeLessThan(benchmarks.bouncePercent);
  expect(Number.parseFloat(two)).toBeGreaterThan(benchmarks.bouncePercent);
});

test('the dates of the opt-out example are 30 days and 10 business days apart', () => {
  const day = (text: string) => {
    expect(post).toContain(text);
    return new Date(`${text} 2026 UTC`);
  };
  expect(day('September 27').getTime() - day('August 28').getTime()).toBe(30 * 86_400_000);
  const date = day('September 8');
  for (let passed = 0; passed < 10;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) passed += 1;
  }
  expect(date).toEqual(day('September 22'));
});
