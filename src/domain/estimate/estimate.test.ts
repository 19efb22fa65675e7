import '@site/test/fixtures/figures';

import {planNamed, plans} from '../../data/plans';
import {estimate} from './estimate';
import {defaultUsage, type Usage} from './usage';

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
