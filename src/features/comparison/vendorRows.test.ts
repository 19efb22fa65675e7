import '@site/test/fixtures/figures';

import {vendors} from '@site/src/data/vendors';
import {vendorRows} from './vendorRows';

const rows = vendorRows('2026-11-21');
const row = (slug: string) => rows.find((candidate) => candidate.slug === slug)!;

test('the rows are the product and every vendor, once each', () => {
  expect(rows).toHaveLength(vendors.length + 1);
  expect(rows.filter(({isOwn}) => isOwn)).toHaveLength(1);
  expect(new Set(rows.map(({slug}) => slug)).size).toBe(rows.length);
});

test('the product stands at $0 and $8.99, as of the build', () => {
  expect(row('own')).toMatchObject({
    starting: {plan: 'Free', usd: 0, basis: null, unit: 'flat, 1 user'},
    pro: {plan: 'Pro', usd: 8.99, basis: 'billed monthly', unit: 'flat, up to 5 users'},
    team: {usd: 8.99, counts: 'flat'},
    asOf: '2026-11-21',
  });
});

test('a vendor stands at its price billed annually', () => {
  expect(row('apollo')).toMatchObject({
    starting: {plan: 'Basic', usd: 49, basis: 'billed annually', unit: 'per user'},
    pro: {plan: 'Professional', usd: 79, basis: 'billed annually'},
    team: {usd: 395, counts: 'each'},
  });
});

test('and at its price billed monthly when there is no other', () => {
  expect(row('hubspot-sales-hub').starting).toMatchObject({usd: 20, basis: 'billed monthly'});
});
