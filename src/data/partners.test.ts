import {commissionPerMonth, partnerTiers, shareOf, tierNamed} from './partners';

test.each([
  [0.2, 100, 20],
  [0.3, 8.99, 2.697],
  [0.3, 0, 0],
])('a share of %d of $%d a month is $%d', (commission, monthly, usd) => {
  expect(commissionPerMonth({commission}, {price: {monthly, yearly: 0}})).toBeCloseTo(usd, 10);
});

test('shareOf rounds floating-point shares to whole percents', () => {
  expect(shareOf({commission: 0.29})).toBe('29%');
});

test('partners.ts: every tier is found by its name and pays more than the one before', () => {
  for (const [index, tier] of partnerTiers.entries()) {
    expect(tierNamed(tier.name)).toBe(tier);
    const before = partnerTiers[index - 1];
    if (!before) continue;
    expect(tier.fromCustomers).toBeGreaterThan(before.fromCustomers);
    expect(tier.commission).toBeGreaterThan(before.commission);
  }
});
