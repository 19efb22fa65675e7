import {radarLeads} from '@site/src/data/radarLeads';
import {scoringEvents} from '@site/src/data/scoring';
import {isNameLeft} from './Radar';
import {clampCount, scoreLines} from './heatScore';
import {
  filterNote,
  kindOf,
  leadsHottestFirst,
  leadsIn,
  parseHeatFilter,
  type HeatFilter,
} from './leadHeat';

describe('heatScore', () => {
  test.each([
    ['open', 5, '1 open × 5 = 5'],
    ['click', 10, '1 click × 10 = 10'],
    ['reply', 25, '1 reply × 25 = 25'],
    ['pricing', 25, '1 pricing page visit × 25 = 25'],
    ['demo', 50, '1 demo request × 50 = 50'],
  ] as const)('one %s adds %i', (id, points, sum) => {
    const {score, lines} = scoreLines(0, {[id]: 1});
    expect(score).toBe(points);
    expect(lines.map((line) => line.sum)).toEqual([sum]);
  });

  test('an unsubscribe takes 50 away', () => {
    const {score, lines} = scoreLines(0, {demo: 1, open: 2, unsubscribe: 1});
    expect(score).toBe(10);
    expect(lines.at(-1)).toMatchObject({sum: '1 unsubscribe × −50 = −50', score: 10});
  });

  test('without a start and events there are no lines and no score', () => {
    expect(scoreLines(0, {})).toEqual({lines: [], score: 0});
    expect(scoreLines(0, {open: 0})).toEqual({lines: [], score: 0});
  });

  test('the lines add up to the score', () => {
    const {lines, score} = scoreLines(0, {open: 2, click: 2, reply: 1});
    expect(lines.map(({sum}) => sum)).toEqual([
      '2 opens × 5 = 10',
      '2 clicks × 10 = 20',
      '1 reply × 25 = 25',
    ]);
    expect(lines.map((line) => line.score)).toEqual([10, 30, 55]);
    expect(score).toBe(55);
  });

  test('lead score range 0-100: a higher total gives 100', () => {
    const {score, lines} = scoreLines(0, {demo: 2, reply: 1});
    expect(score).toBe(100);
    expect(lines.at(-1)?.beyond).toBe('125, capped at 100');
  });

  test('lead score range 0-100: a lower total gives 0', () => {
    const {score, lines} = scoreLines(0, {open: 1, click: 1, unsubscribe: 1});
    expect(score).toBe(0);
    expect(lines.at(-1)?.beyond).toBe('−35, raised to 0');
  });

  test('a starting score is the first line, and events are added to it', () => {
    const {lines, score} = scoreLines(35, {open: 2, click: 1, reply: 1});
    expect(lines[0]).toEqual({id: 'start', sum: 'Starting score', score: 35});
    expect(score).toBe(80);
  });

  test('an unsubscribe is subtracted from 100 when the total was higher', () => {
    expect(scoreLines(80, {pricing: 1, demo: 1, unsubscribe: 1}).score).toBe(50);
  });

  test("the help article's count: opens alone need 16 emails to reach 80", () => {
    expect(scoreLines(0, {open: 15}).score).toBe(75);
    expect(scoreLines(0, {open: 16}).score).toBe(80);
  });

  test.each(scoringEvents)('the maximum of $label is worth at least 50 points', (event) => {
    expect(event.max * Math.abs(event.points)).toBeGreaterThanOrEqual(50);
  });

  test.each([
    [3, 3],
    [-1, 0],
    [21, 20],
    [2.6, 3],
    [NaN, 0],
  ])('%p is taken as %i', (value, count) => {
    expect(clampCount(value, 20)).toBe(count);
  });
});

describe('isNameLeft', () => {
  test.each([
    ['left of the center', 'left', {x: -0.2, y: 0.1}],
    ['right of the center', 'right', {x: 0.2, y: 0.1}],
    ['close to the left edge', 'right', {x: -0.7, y: 0}],
    ['close to the right edge', 'left', {x: 0.7, y: 0}],
    ['where the ring is narrow', 'left', {x: 0.3, y: -0.9}],
  ])('the name of a dot %s is on its %s', (_where, side, dot) => {
    expect(isNameLeft(dot)).toBe(side === 'left');
  });

  test.each(radarLeads)('the name of $name stays inside the outermost ring', ({x, y}) => {
    const end = isNameLeft({x, y}) ? x - 0.41 : x + 0.41;
    expect(Math.hypot(end, y)).toBeLessThanOrEqual(1);
  });
});

describe('leadHeat', () => {
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
    expect(leadsIn(filter)).toEqual(expected);
  });

  test('the bands together are all leads', () => {
    const count = (filter: HeatFilter) => leadsIn(filter).length;
    expect(count('all')).toBe(leadsHottestFirst.length);
    expect(count('hot') + count('warm') + count('cold')).toBe(leadsHottestFirst.length);
  });

  test('the note shows how many of the leads match', () => {
    expect(filterNote('all')).toBe('All 12 leads');
    expect(filterNote('hot')).toBe('5 of 12 leads: Hot');
  });
});
