import {
  filterLeads,
  filterNote,
  kindOf,
  leadsHottestFirst,
  parseHeatFilter,
  type HeatFilter,
} from './leadHeat';

test.each([
  [100, 'hotNow'],
  [91, 'hotNow'],
  [90, 'hot'],
  [80, 'hot'],
  [79, 'warm'],
  [50, 'warm'],
  [49, 'cold'],
  [0, 'cold'],
])('a lead is hot when heat is above 90: %i is drawn as %s', (heat, kind) => {
  expect(kindOf(heat)).toBe(kind);
});

test.each([
  ['hot', 'hot'],
  ['all', 'all'],
  [null, 'all'],
  ['', 'all'],
  ['HOT', 'all'],
  ['blaze', 'all'],
])('?heat=%s shows %s', (value, filter) => {
  expect(parseHeatFilter(value)).toBe(filter);
});

test.each([
  ['hot', 80, 100],
  ['warm', 50, 79],
  ['cold', 0, 49],
] as const)('%s shows the leads from %i to %i and no others', (filter, from, to) => {
  const expected = leadsHottestFirst.filter(({heat}) => heat >= from && heat <= to);
  expect(expected.length).toBeGreaterThan(0);
  expect(filterLeads(leadsHottestFirst, filter)).toEqual(expected);
});

test('the bands together are all leads', () => {
  const count = (filter: HeatFilter) => filterLeads(leadsHottestFirst, filter).length;
  expect(count('all')).toBe(leadsHottestFirst.length);
  expect(count('hot') + count('warm') + count('cold')).toBe(leadsHottestFirst.length);
});

test('the note shows how many of the leads match', () => {
  expect(filterNote(12, 12, 'all')).toBe('All 12 leads');
  expect(filterNote(5, 12, 'hot')).toBe('5 of 12 leads: Hot');
});
