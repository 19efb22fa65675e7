import '@site/test/fixtures/figures';

import {readFileSync} from 'node:fs';
import path from 'node:path';

import {pricingFaq} from './pricingFaq';

const answerTo = (words: string) =>
  pricingFaq.find(({question}) => question.includes(words))?.answer ?? '';
const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

test('eight to ten questions, each asked once', () => {
  expect(pricingFaq.length).toBeGreaterThanOrEqual(8);
  expect(pricingFaq.length).toBeLessThanOrEqual(10);
  expect(new Set(pricingFaq.map(({question}) => question)).size).toBe(pricingFaq.length);
});

test.each(pricingFaq)(
  'pricingFaq.ts: "$question" is a question with an answer in plain text',
  (entry) => {
    expect(entry.question).toMatch(/\?$/);
    expect(entry.answer).toMatch(/\.$/);
    expect(entry.answer).not.toMatch(/[<>*`[\]]/);
  },
);

test('the limits of the three plans, in a sentence each', () => {
  expect(answerTo('counted')).toContain(
    'Free has 250 verified leads, Pro has 10,000 leads and Ultimate has 1,000,000+ leads.',
  );
  expect(answerTo('counted')).toContain('Free 250, Pro 5,000 and Ultimate 30,000.');
});

test('what yearly billing costs and saves, with every sum', () => {
  expect(answerTo('yearly billing')).toBe(
    '35%. Pro comes to $5.84 a month, billed annually at $70.08, and saves $38 a year; Ultimate comes to $65 a month, billed annually at $780.00, and saves $420 a year. The saving is rounded to whole dollars.',
  );
});

test('early access is limited to the founding members, whose price is for life', () => {
  expect(answerTo('founder price')).toMatch(/limited to 1,000 founding members.*for life/);
});

test('an application is reviewed within the hours of the campaign', () => {
  expect(answerTo('application')).toContain('within 24 hours');
});

test('spec 4: "upgrades take effect immediately; downgrades at the end of the billing cycle"', () => {
  expect(answerTo('change my plan')).toMatch(
    /upgrade takes effect immediately.*downgrade takes effect at the end of the billing cycle/,
  );
});

test('spec 9: "30 days\' notice of pricing change"', () => {
  expect(answerTo('prices change')).toContain('30 days before');
  expect(read('src/pages/terms.mdx')).toContain("30 days' notice of a change in prices");
});

test.each([
  ['reach a limit', /80% of the email limit/, /80% of your email limit/],
  ['money-back', /30-day money-back guarantee/, /30-day money-back guarantee/],
  ['money-back', /5-7 business days/, /5-7 business days/],
  ['How can I pay', /credit or debit card/, /Credit and debit cards on every plan/],
  ['How can I pay', /ACH or wire transfer/, /ACH and wire transfer on Enterprise/],
  ['differ', /one set or the other/, /one set or the other/],
])(
  '"%s": what is said of the standard plans (%s) is in the help article',
  (words, said, inGuide) => {
    expect(answerTo(words)).toMatch(said);
    expect(answerTo(words)).toMatch(/standard plans/i);
    expect(read('help/article/pricing-guide.mdx')).toMatch(inGuide);
  },
);
