import {claimed, heroStats, highlights, moreThan, verifiedLeads} from './claims';

/** Section 1 of the specification, where each figure comes from. */
const specified = [
  '200M+',
  '100+ countries',
  '99.9%',
  '3.2x',
  '3.2x response rate',
  '10M+',
  '500+ companies',
  '9,000+ community members',
  '500+ partners',
  '200+ help articles',
  '50+ videos',
];

test('claims.ts: the four figures and the ticker show every claim of the specification once; one that is changed on purpose is changed here, too', () => {
  const shown = [
    ...heroStats.map(({value}) => value),
    ...highlights.map(({value, label}) => `${value} ${label}`),
  ];
  expect(shown.sort()).toEqual(specified.sort());
});

test('claims.ts: the first screen shows four figures', () => {
  expect(heroStats).toHaveLength(4);
});

test('claims.ts: the counter stops at a whole number of millions, which is what is claimed', () => {
  expect(claimed.leads).toMatch(/^\d+M\+$/);
  expect(parseInt(claimed.leads, 10) * 1_000_000).toBe(verifiedLeads);
});

test('a figure in a sentence', () => {
  expect(moreThan('9,000+')).toBe('more than 9,000');
});
