import {comparedFeatures} from './comparedFeatures';
import {vendors} from './vendors';

test.each(['slug', 'name', 'homepage'] as const)('vendors.ts: no two share a %s', (field) => {
  expect(new Set(vendors.map((row) => row[field])).size).toBe(vendors.length);
});

test.each(vendors)('vendors.ts: $name has an entry for every compared feature', ({features}) => {
  expect(Object.keys(features).sort()).toEqual(comparedFeatures.map(({key}) => key).sort());
});

test.each(vendors)('vendors.ts: $name has an https page and a valid date', ({homepage, asOf}) => {
  expect(new URL(homepage).protocol).toBe('https:');
  expect(asOf).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
  const day = asOf.length === 7 ? `${asOf}-01` : asOf;
  expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
});

test.each(vendors)('vendors.ts: $name has a price for both plans', ({name, starting, pro}) => {
  for (const {plan, billedMonthly, billedAnnually} of [starting, pro]) {
    const prices = [billedMonthly, billedAnnually].filter((usd) => usd !== null);
    if (prices.length === 0) throw new Error(`vendors.ts: ${name}, ${plan}: both prices are null`);
    for (const usd of prices) expect(usd).toBeGreaterThan(0);
    if (billedMonthly !== null && billedAnnually !== null && billedAnnually > billedMonthly) {
      throw new Error(
        `vendors.ts: ${name}, ${plan}: annual billing is more expensive, are the prices swapped?`,
      );
    }
  }
});
