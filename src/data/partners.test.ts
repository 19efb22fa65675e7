import {commissionPerMonth, partnerTiers} from './partners';

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
