import {pricingFaq} from './pricingFaq';

test('pricingFaq.ts: every question is asked once', () => {
  expect(new Set(pricingFaq.map(({question}) => question)).size).toBe(pricingFaq.length);
});

test.each(pricingFaq)('pricingFaq.ts: the answer to "$question" is plain text', ({answer}) => {
  expect(answer).not.toMatch(/[<>*`[\]]/);
});
