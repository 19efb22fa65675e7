import '@site/test/fixtures/figures';

import {vendors} from '@site/src/data/vendors';
import {vendorRows} from './vendorRows';

const rows = vendorRows('2026-11-21');
const row = (slug: string) => rows.find((candidate) => candidate.slug === slug)!;

test('has a row for the product and one for every vendor', () => {
  expect(rows).toHaveLength(vendors.length + 1);
  expect(rows.filter(({isOwn}) => isOwn)).toHaveLength(1);
  expect(new Set(rows.map(({slug}) => slug)).size).toBe(rows.length);
});

test('lists the product at $0 and $8.99, as of the build date', () => {
  expect(row('own')).toMatchObject({
    starting: {plan: 'Free', usd: 0, basis: null, unit: 'flat, 1 user'},
    pro: {plan: 'Pro', usd: 8.99, basis: 'billed monthly', unit: 'flat, up to 5 users'},
    team: {usd: 8.99, counts: 'flat'},
    asOf: '2026-11-21',
  });
});

test('lists a vendor at its price billed annually', () => {
  expect(row('apollo')).toMatchObject({
    starting: {plan: 'Basic', usd: 49, basis: 'billed annually', unit: 'per user'},
    pro: {plan: 'Professional', usd: 79, basis: 'billed annually'},
    team: {usd: 395, counts: 'each'},
  });
});

test('lists a vendor at its price billed monthly when that is the only one', () => {
  expect(row('hubspot-sales-hub').starting).toMatchObject({usd: 20, basis: 'billed monthly'});
});
