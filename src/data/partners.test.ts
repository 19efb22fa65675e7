import {commissionPerMonth, partnerTiers, shareOf, tierNamed} from './partners';

test('partners.ts: the three tiers carry the shares of the specification, 9; one that is changed on purpose is changed here, too', () => {
  expect(partnerTiers.map(({name, commission}) => [name, commission])).toEqual([
    ['Affiliate', 0.2],
    ['Partner', 0.25],
    ['Premier', 0.3],
  ]);
});

test.each([
  [0.2, 100, 20],
  [0.25, 100, 25],
  [0.3, 8.99, 2.697],
  [0.3, 0, 0],
])('a share of %d of $%d a month is $%d', (commission, monthly, usd) => {
  expect(commissionPerMonth({commission}, {price: {monthly, yearly: 0}})).toBeCloseTo(usd, 10);
});

test.each([
  [0.2, '20%'],
  [0.29, '29%'],
])('a share of %d is shown as %s', (commission, shown) => {
  expect(shareOf({commission})).toBe(shown);
});

test('a tier is found by its name', () => {
  for (const tier of partnerTiers) expect(tierNamed(tier.name)).toBe(tier);
});

test('partners.ts: the tiers stand in the order in which they are reached, each with a larger share', () => {
  for (const [index, tier] of partnerTiers.entries()) {
    const before = partnerTiers[index - 1];
    if (!before) continue;
    expect(tier.fromCustomers).toBeGreaterThan(before.fromCustomers);
    expect(tier.commission).toBeGreaterThan(before.commission);
  }
});
