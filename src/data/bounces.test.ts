import {
  bounceCodes,
  bounceProviders,
  bounceRules,
  bounceTypes,
  codeText,
  type BounceCode,
} from './bounces';

const named = (codes: readonly BounceCode[]) =>
  codes.map((each) => [codeText(each), each] as const);

test('bounces.ts: every type has rules and codes, and only hard and soft ones suppress', () => {
  expect(Object.keys(bounceRules)).toEqual(bounceTypes);
  expect(new Set(bounceCodes.map(({type}) => type))).toEqual(new Set(bounceTypes));
  expect(bounceTypes.filter((type) => bounceRules[type].suppresses !== 'never')).toEqual([
    'hard',
    'soft',
  ]);
});

test('bounces.ts: retries are in ascending order', () => {
  for (const {retryHours} of Object.values(bounceRules)) {
    const hours: readonly number[] = retryHours;
    expect(hours.every((each, index) => each > (hours[index - 1] ?? 0))).toBe(true);
  }
});

test('bounces.ts: every provider has codes, without duplicates', () => {
  const keys = bounceCodes.map((each) => `${each.provider} ${codeText(each)}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(bounceCodes.map(({provider}) => provider))).toEqual(new Set(bounceProviders));
});

test.each(named(bounceCodes))('bounces.ts: %s has the same class in both codes', (_code, each) => {
  expect(each.enhanced).toMatch(/^[45]\.\d{1,3}\.\d{1,3}$/);
  for (const reply of each.replies)
    expect(reply).toMatch(new RegExp(`^${each.enhanced[0]}\\d\\d$`));
});

test.each(named(bounceCodes))('bounces.ts: %s has a type that fits its class', (_code, each) => {
  // A full mailbox is soft, whether the server calls it temporary or permanent.
  const fitting = {4: ['transient', 'soft'], 5: ['hard', 'blocked', 'soft']}[
    each.enhanced[0] as '4'
  ];
  expect(fitting).toContain(each.type);
});

test.each(named(bounceCodes.filter(({type}) => type === 'hard')))(
  'bounces.ts: %s is hard, so RFC 3463 must assign its subject to the address',
  (_code, {enhanced}) => {
    expect(enhanced).toMatch(/^5\.[14]\./);
  },
);
