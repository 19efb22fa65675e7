import {heroStats, highlights, verifiedLeads} from './claims';

/** Section 1 of the specification, where each figure comes from. */
const specified = [
  '200M+ verified leads',
  '100+ countries',
  '99.9% data accuracy',
  '3.2x response rate',
  '10M+ emails automated',
  '500+ companies',
  '9,000+ community members',
  '500+ partners',
  '200+ help articles',
  '50+ videos',
];

test('claims.ts: the ticker shows every claim of the specification once', () => {
  expect(highlights.map(({value, label}) => `${value} ${label}`).sort()).toEqual(specified.sort());
});

test('claims.ts: the four figures are those of the specification', () => {
  expect(heroStats.map(({value}) => value)).toEqual(['200M+', '99.9%', '3.2x', '10M+']);
});

test('claims.ts: the counter stops at the figure that is claimed', () => {
  expect(`${verifiedLeads / 1_000_000}M+`).toBe(heroStats[0]?.value);
});
