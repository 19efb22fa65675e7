import {claimed, heroStats, highlights, moreThan, verifiedLeads} from './claims';

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

test('claims.ts: the ticker shows every claim of the specification once; one that is changed on purpose is changed here, too', () => {
  expect(highlights.map(({value, label}) => `${value} ${label}`).sort()).toEqual(specified.sort());
});

test('claims.ts: the four figures of the first screen are claims of the ticker', () => {
  const values = highlights.map(({value}) => value);
  expect(heroStats).toHaveLength(4);
  expect(heroStats.filter(({value}) => !values.includes(value))).toEqual([]);
});

test('claims.ts: the counter stops at a whole number of millions, which is what is claimed', () => {
  expect(claimed.leads).toMatch(/^\d+M\+$/);
  expect(parseInt(claimed.leads, 10) * 1_000_000).toBe(verifiedLeads);
});

test('a figure in a sentence', () => {
  expect(moreThan('9,000+')).toBe('more than 9,000');
});
