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

test('every type has codes, and only an address that bounced is suppressed', () => {
  expect(Object.keys(bounceRules)).toEqual(bounceTypes);
  expect(new Set(bounceCodes.map(({type}) => type))).toEqual(new Set(bounceTypes));
  expect(bounceTypes.filter((type) => bounceRules[type].suppresses !== 'never')).toEqual([
    'hard',
    'soft',
  ]);
});

test('each retry comes later after the first attempt than the one before', () => {
  for (const {retryHours} of Object.values(bounceRules)) {
    const hours: readonly number[] = retryHours;
    expect(hours.every((each, index) => each > (hours[index - 1] ?? 0))).toBe(true);
  }
});

test('no provider has two entries for a code, and every provider has codes', () => {
  const keys = bounceCodes.map((each) => `${each.provider} ${codeText(each)}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(bounceCodes.map(({provider}) => provider))).toEqual(new Set(bounceProviders));
});

test.each(named(bounceCodes))('%s: the classes of both codes agree', (_code, each) => {
  expect(each.enhanced).toMatch(/^[45]\.\d{1,3}\.\d{1,3}$/);
  for (const reply of each.replies)
    expect(reply).toMatch(new RegExp(`^${each.enhanced[0]}\\d\\d$`));
});

test.each(named(bounceCodes))('%s: the type fits the class of the code', (_code, each) => {
  // A full mailbox is soft, whichever class the server chose.
  const fitting = {4: ['transient', 'soft'], 5: ['hard', 'blocked', 'soft']}[
    each.enhanced[0] as '4'
  ];
  expect(fitting).toContain(each.type);
});

test.each(named(bounceCodes.filter(({type}) => type === 'hard')))(
  '%s is about the address (RFC 3463, subjects 1 and 4), so it may be suppressed',
  (_code, {enhanced}) => {
    expect(enhanced).toMatch(/^5\.[14]\./);
  },
);
