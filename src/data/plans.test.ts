import {
  billedAnnually,
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  savingsPerYear,
  yearlyDiscount,
} from './plans';

test.each(plans)('plans.ts: the yearly price of $name is its discounted monthly price', (plan) => {
  const {monthly, yearly} = plan.price;
  // Half a cent from rounding, and a little for floating point.
  expect(Math.abs(yearly - monthly * (1 - yearlyDiscount))).toBeLessThan(0.00501);
  expect(yearly).toBe(Number(yearly.toFixed(2)));
});

test.each(plans)('plans.ts: the shown limits of $name equal the counted ones', (plan) => {
  const {leads, leadLimit, users, userLimit} = plan;
  const shown = `${leadLimit.upTo.toLocaleString('en-US')}${leadLimit.isOpenEnded ? '+' : ''} `;
  expect(leads.startsWith(shown)).toBe(true);
  const counted = userLimit === null ? 'Unlimited users' : new RegExp(`\\b${userLimit} users?$`);
  expect(users).toMatch(counted);
});

test.each(plans.slice(1).map((plan, index) => ({plan, before: plans[index]!})))(
  'plans.ts: $plan.name includes everything in $before.name, with higher limits',
  ({plan, before}) => {
    expect(plan.features[0]).toBe(`Everything in ${before.name}`);
    expect(plan.leadLimit.upTo).toBeGreaterThan(before.leadLimit.upTo);
    expect(plan.automationsPerMonth).toBeGreaterThan(before.automationsPerMonth);
    expect(plan.userLimit ?? Infinity).toBeGreaterThan(before.userLimit ?? Infinity);
  },
);

test('plans.ts: every plan is found by its name, and one is the most popular', () => {
  for (const plan of plans) expect(planNamed(plan.name)).toBe(plan);
  expect(plans.filter(({isPopular}) => isPopular)).toHaveLength(1);
});

// Savings: 12 × monthly less 12 × 0.65 × monthly, rounded. Billed annually: 12 × the yearly price, two decimals.
test.each([
  [0, 0, 0, '0.00'],
  [8.99, 5.84, 38, '70.08'],
  [100, 65, 420, '780.00'],
])('$%d monthly or $%d yearly saves $%i and is billed $%s', (monthly, yearly, saved, billed) => {
  const plan = {price: {monthly, yearly}};
  expect(savingsPerYear(plan)).toBe(saved);
  expect(billedAnnually(plan)).toBe(billed);
});

test.each([
  [0, '$0'],
  [8.99, '$8.99'],
  [5.8, '$5.80'],
  [65, '$65'],
])('formatPrice(%d) is %s', (usd, written) => {
  expect(formatPrice(usd)).toBe(written);
});

test('priceNotes explains the bill of a paid plan, and the saving when it is yearly', () => {
  expect(priceNotes({price: {monthly: 0, yearly: 0}}, 'yearly')).toHaveLength(1);
  const paid = {price: {monthly: 8.99, yearly: 5.84}};
  expect(priceNotes(paid, 'monthly')).toHaveLength(1);
  expect(priceNotes(paid, 'yearly').join()).toMatch(/\$70\.08.*\$38/);
});
