import {heroStats, highlights, verifiedLeads} from './claims';

/** Section 1 of the specification, where each figure comes from. */
const specified = [
  '200M+',
  '100+ countries',
  '99.9%',
  '3.2x',
  '10M+',
  '500+ companies',
  '9,000+ community members',
  '500+ partners',
  '200+ help articles',
  '50+ videos',
];

test('claims.ts: the four figures and the ticker show every claim of the specification once', () => {
  const shown = [
    ...heroStats.map(({value}) => value),
    ...highlights.map(({value, label}) => `${value} ${label}`),
  ];
  expect(shown.sort()).toEqual(specified.sort());
});

test('claims.ts: the four figures are those of the specification', () => {
  expect(heroStats.map(({value}) => value)).toEqual(['200M+', '99.9%', '3.2x', '10M+']);
});

test('claims.ts: the counter stops at the figure that is claimed', () => {
  expect(`${verifiedLeads / 1_000_000}M+`).toBe(heroStats[0]?.value);
});
