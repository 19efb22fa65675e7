import {comparedFeatures} from './comparedFeatures';
import {vendors} from './vendors';

test('eleven vendors, each once', () => {
  expect(vendors).toHaveLength(11);
  for (const field of ['slug', 'name', 'homepage'] as const) {
    expect(new Set(vendors.map((row) => row[field])).size).toBe(11);
  }
});

test('eight features are compared, and every vendor has an entry for each', () => {
  const keys = comparedFeatures.map(({key}) => key);
  expect(new Set(keys).size).toBe(8);
  for (const {features} of vendors) expect(Object.keys(features).sort()).toEqual([...keys].sort());
});

test.each(vendors)(
  'vendors.ts: $name has an https page and a date that exists',
  ({homepage, asOf}) => {
    expect(new URL(homepage).protocol).toBe('https:');
    expect(asOf).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    const day = asOf.length === 7 ? `${asOf}-01` : asOf;
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  },
);

test.each(vendors)('vendors.ts: $name asks something for both plans', ({name, starting, pro}) => {
  for (const {plan, billedMonthly, billedAnnually} of [starting, pro]) {
    const asked = [billedMonthly, billedAnnually].filter((usd) => usd !== null);
    if (asked.length === 0) throw new Error(`vendors.ts: ${name}, ${plan}: both prices are null`);
    for (const usd of asked) expect(usd).toBeGreaterThan(0);
    if (billedMonthly !== null && billedAnnually !== null && billedAnnually > billedMonthly) {
      throw new Error(
        `vendors.ts: ${name}, ${plan}: paying by the year costs more, are they swapped?`,
      );
    }
  }
});

test('what the founder plans include is said with the smallest plan that has it', () => {
  expect(Object.fromEntries(comparedFeatures.map(({key, ownPlan}) => [key, ownPlan]))).toEqual({
    leadDatabase: 'Free',
    emailSequences: 'Free',
    emailWarmup: 'Pro',
    unifiedInboxOrAiReply: undefined,
    linkedinSteps: undefined,
    intentData: 'Free',
    crmSync: 'Pro',
    publicApi: 'Ultimate',
  });
});
