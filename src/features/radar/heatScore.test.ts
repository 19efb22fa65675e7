import {heatOf} from '@site/src/components/HeatBar/heat';
import {heatBands, scoringEvents} from '@site/src/data/scoring';
import {clampCount, scoreLines, signed} from './heatScore';

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

test.each(heatBands)('the $name band is the one that every heat bar shows', (band) => {
  expect(heatOf(band.from)).toBe(band.name);
  expect(heatOf(band.to)).toBe(band.name);
});

test.each(scoringEvents)('the most that can be entered for $label is of use', (event) => {
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

test('a negative number has a minus sign', () => {
  expect(signed(-50)).toBe('−50');
  expect(signed(5)).toBe('5');
});
