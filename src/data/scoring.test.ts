import {readFileSync} from 'node:fs';
import path from 'node:path';

import {heatBands, scoringEvents} from './scoring';

const article = readFileSync(
  path.join(__dirname, '../../help/article/hot-lead-detection.mdx'),
  'utf8',
);

/** The cells of the article's table rows that begin with these words. */
const rowOf = (first: string) =>
  article
    .split('\n')
    .filter((line) => line.startsWith(`| ${first} `))
    .map((line) => line.split('|').map((cell) => cell.trim()))[0];

test.each([
  ['Email opened', 5],
  ['Link clicked', 10],
  ['Reply', 25],
  ['Unsubscribe', -50],
  ['Pricing page visit', 25],
  ['Demo request', 50],
])('Spec: %s counts %i', (label, points) => {
  expect(scoringEvents.find((event) => event.label === label)?.points).toBe(points);
});

test.each(scoringEvents)('scoring.ts: the help article gives $label the same points', (event) => {
  const {label, points} = event;
  expect(rowOf(label)?.[2]).toBe(points > 0 ? `+${points}` : String(points));
});

test.each(heatBands)('scoring.ts: the help article gives $name the same range', (band) => {
  expect(rowOf(band.name)?.[2]).toBe(`${band.from}-${band.to}`);
});

test('Spec: lead score bands are 80-100 Hot, 50-79 Warm, 0-49 Cold', () => {
  expect(heatBands.map(({name, from, to}) => `${from}-${to} ${name}`)).toEqual([
    '80-100 Hot',
    '50-79 Warm',
    '0-49 Cold',
  ]);
});

test('scoring.ts: what takes points away comes last', () => {
  const signs = scoringEvents.map(({points}) => Math.sign(points));
  expect(signs).toEqual([...signs].sort((a, b) => b - a));
});
