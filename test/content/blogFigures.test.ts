import fs from 'node:fs';

import {
  bounceRate,
  bounced,
  bounceLimits,
  first,
  exhausted,
  mostUnder,
  secondCleaned,
  secondUncleaned,
  type Mailing,
} from '../../src/features/posts/diagrams/listHygiene';
import {comparisons, sampleSize} from '../../src/features/posts/diagrams/sampleSize';

/** A post's text with its spaces drawn together, so that the width of a column does not matter. */
const read = (file: string) => fs.readFileSync(`blog/${file}.mdx`, 'utf8').replace(/ +/g, ' ');
const figure = (value: number) => value.toLocaleString('en-US');

describe('list-hygiene-arithmetic', () => {
  const post = read('2026-08-04-list-hygiene-arithmetic');
  const delivered = (mailing: Mailing) => mailing.sent - bounced(mailing);

  test.each([first, secondCleaned])('$name: bounces, delivery and complaints add up', (mailing) => {
    const {sent, hard, soft, complaints} = mailing;
    const arrived = delivered(mailing);
    expect(post).toContain(`bounced ${hard} + ${soft} = ${bounced(mailing)}`);
    expect(post).toContain(
      `bounce rate ${bounced(mailing)} / ${figure(sent)} = ${bounceRate(mailing).toFixed(1)}%`,
    );
    expect(post).toContain(`delivered ${figure(sent)} - ${bounced(mailing)} = ${figure(arrived)}`);
    expect(post).toContain(
      `delivery ${figure(arrived)} / ${figure(sent)} = ${((100 * arrived) / sent).toFixed(1)}%`,
    );
    expect(post).toContain(
      `complaints ${complaints} / ${figure(arrived)} = ${((100 * complaints) / arrived).toFixed(2)}%`,
    );
  });

  test('what is left, and the mailing without the clean-up', () => {
    const {sent, hard, complaints, soft} = first;
    expect(post).toContain(
      `${figure(sent)} - ${hard} - ${exhausted} - ${complaints} = ${figure(secondCleaned.sent)}`,
    );
    expect(post).toContain(`Here ${soft - exhausted} get through in the end`);
    expect(post).toContain(`= ${bounced(secondUncleaned)}`);
    expect(post).toContain(
      `${bounced(secondUncleaned)} / ${figure(sent)} = ${bounceRate(secondUncleaned).toFixed(1)}%`,
    );
    expect(post).toContain(`${figure(delivered(secondUncleaned))}. The 14 missing readers`);
    expect(delivered(secondUncleaned) - delivered(secondCleaned)).toBe(first.complaints);
    expect(post).toContain(`${sent - secondCleaned.sent} addresses shorter`);
  });

  test.each([250, 1000, 5000, 10_000])('%i messages: the most that stay under', (sent) => {
    const {healthy, critical} = bounceLimits;
    const most = mostUnder(healthy, sent);
    const worst = Math.floor((critical * sent) / 100) + 1;
    expect(post).toContain(`| ${figure(sent)} | ${most} | ${worst} | ${mostUnder(0.1, sent)} |`);
  });
});

describe('subject-lines-in-40-to-50-characters', () => {
  const post = read('2026-09-15-subject-lines-in-40-to-50-characters');

  test.each(comparisons)('$measure, $from against $to %', ({measure, from, to}) => {
    const size = figure(sampleSize(from / 100, to / 100));
    expect(post).toContain(`| ${measure} | ${from}% | ${to}% | ${size} |`);
  });

  test('675 in each group are enough for 25 against 32%, not for 31%', () => {
    expect(sampleSize(0.25, 0.32)).toBeLessThanOrEqual(675);
    expect(sampleSize(0.25, 0.31)).toBeGreaterThan(675);
  });

  test('one point of opens takes about 30,000 in each group', () => {
    expect(Math.round(sampleSize(0.25, 0.26) / 1000)).toBe(30);
  });

  test('the subject with its token filled in has the length the post says', () => {
    const subject = (company: string) => `${company}: invoice matching before month end`;
    expect(subject('Paywell')).toHaveLength(42);
    expect(subject('x'.repeat(30))).toHaveLength(65);
  });
});
