import '@site/test/fixtures/figures';

import {planNamed, plans} from '../../data/plans';
import {estimate} from './estimate';
import {
  defaultUsage,
  fieldStates,
  readCount,
  usageFields,
  usageFrom,
  usageValues,
  usageWith,
  type Usage,
} from './usage';

describe('estimate', () => {
  const planFor = (usage: Usage) => estimate(usage, plans).plan?.name ?? null;
  const least: Usage = {leads: 0, automations: 0, users: 1};

  test.each([
    // Each limit exactly, and 1 above it.
    [{...least}, 'Free'],
    [{leads: 250, automations: 250, users: 1}, 'Free'],
    [{...least, leads: 251}, 'Pro'],
    [{...least, automations: 251}, 'Pro'],
    [{...least, users: 2}, 'Pro'],
    [{leads: 10_000, automations: 5_000, users: 5}, 'Pro'],
    [{...least, leads: 10_001}, 'Ultimate'],
    [{...least, automations: 5_001}, 'Ultimate'],
    [{...least, users: 6}, 'Ultimate'],
    [{leads: 1_000_000, automations: 30_000, users: 100_000}, 'Ultimate'],
    [{...least, automations: 30_001}, null],
  ])('estimate(%j) picks %s', (usage, name) => {
    expect(planFor(usage)).toBe(name);
  });

  test('the default usage fits Pro', () => {
    expect(planFor(defaultUsage)).toBe('Pro');
  });

  test('a verdict lists every limit that is exceeded', () => {
    const {verdicts} = estimate({leads: 5_000, automations: 2_000, users: 3}, plans);
    expect(verdicts).toEqual([
      {
        plan: planNamed('Free'),
        excesses: [
          {measure: 'leads', limit: 250},
          {measure: 'automations', limit: 250},
          {measure: 'users', limit: 1},
        ],
      },
      {plan: planNamed('Pro'), excesses: []},
      {plan: planNamed('Ultimate'), excesses: []},
    ]);
  });

  test('more leads than "1,000,000+" still fit, and are flagged', () => {
    const at = (leads: number) => estimate({...least, leads}, plans);
    expect(at(1_000_000)).toMatchObject({plan: planNamed('Ultimate'), isBeyondStatedLeads: false});
    expect(at(1_000_001)).toMatchObject({plan: planNamed('Ultimate'), isBeyondStatedLeads: true});
  });

  test('flags no leads when no plan fits', () => {
    const usage = {leads: 2_000_000, automations: 30_001, users: 1};
    expect(estimate(usage, plans)).toMatchObject({plan: null, isBeyondStatedLeads: false});
  });

  test('the order of the plans makes no difference', () => {
    expect(estimate(least, [...plans].reverse()).plan).toBe(planNamed('Free'));
  });
});

describe('usage', () => {
  const [leads, , users] = usageFields;

  test.each([
    ['5000', {value: 5000}],
    [' 5000 ', {value: 5000}],
    ['007', {value: 7}],
    ['999999999', {value: 999_999_999}],
    ['', {problem: 'Enter a whole number, such as 5000.'}],
    ['-1', {problem: 'Enter 0 or more.'}],
    ['2.5', {problem: 'Enter a whole number, such as 5000.'}],
    ['1e9', {problem: 'Enter a whole number, such as 5000.'}],
    ['1000000000', {problem: 'Enter 999,999,999 or less.'}],
    ['9'.repeat(400), {problem: 'Enter 999,999,999 or less.'}],
  ])('readCount("%s") is %j', (text, reading) => {
    expect(readCount(text, leads!)).toEqual(reading);
  });

  test('readCount requires at least 1 user', () => {
    expect(readCount('0', users!)).toEqual({problem: 'Enter 1 or more.'});
  });

  test.each([
    ['leads=12000&automations=6000&users=9', {leads: 12000, automations: 6000, users: 9}],
    ['leads=12000', {...defaultUsage, leads: 12000}],
    ['', defaultUsage],
    ['leads=NaN&automations=-3&users=2.5', defaultUsage],
    ['leads=1e9&automations=&users=0', defaultUsage],
  ])('usageFrom("%s") is %j', (query, usage) => {
    expect(usageFrom(new URLSearchParams(query))).toEqual(usage);
  });

  test('usageFrom reads what usageValues writes', () => {
    const usage = {leads: 0, automations: 30_000, users: 1};
    expect(usageFrom(new URLSearchParams(usageValues(usage)))).toEqual(usage);
  });

  test('the hints list the limits of the plans', () => {
    expect(usageFields.map(({hint}) => hint)).toEqual([
      'Free 250, Pro 10,000, Ultimate 1,000,000+',
      'Free 250, Pro 5,000, Ultimate 30,000',
      'Free 1, Pro 5, Ultimate unlimited',
    ]);
  });

  test('fieldStates shows drafts with their errors, and the query for other fields', () => {
    expect(fieldStates(defaultUsage, {leads: '-5'})).toMatchObject([
      {measure: 'leads', text: '-5', problem: 'Enter 0 or more.'},
      {measure: 'automations', text: '2000', problem: undefined},
      {measure: 'users', text: '3', problem: undefined},
    ]);
  });

  test('usageWith applies valid drafts and ignores invalid ones', () => {
    expect(usageWith(defaultUsage, {leads: '600', users: ''})).toEqual({
      ...defaultUsage,
      leads: 600,
    });
  });
});
