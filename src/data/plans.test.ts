import {billedAnnually, formatPrice, plans, savingsPerYear, yearlyDiscount} from './plans';

test.each(plans)(
  'plans.ts: the yearly price of $name is 65 % of its monthly price',
  ({name, price}) => {
    const expected = price.monthly * (1 - yearlyDiscount);
    if (Math.abs(price.yearly - expected) > 0.005) {
      throw new Error(
        `plans.ts: ${name}'s yearly price must be 65 % of its monthly price, ${expected.toFixed(2)}, got ${price.yearly}`,
      );
    }
  },
);

test('exactly one plan is the most popular', () => {
  expect(plans.filter(({isPopular}) => isPopular)).toHaveLength(1);
});

test.each([
  ['Free', 0, '0.00'],
  ['Pro', 38, '70.08'],
  ['Ultimate', 420, '780.00'],
])('%s saves $%i a year and is billed $%s', (name, saved, billed) => {
  const plan = plans.find((candidate) => candidate.name === name)!;
  expect(savingsPerYear(plan)).toBe(saved);
  expect(billedAnnually(plan)).toBe(billed);
});

test.each([
  [0, '$0'],
  [8.99, '$8.99'],
  [5.8, '$5.80'],
  [65, '$65'],
])('%d is written %s', (usd, written) => {
  expect(formatPrice(usd)).toBe(written);
});
