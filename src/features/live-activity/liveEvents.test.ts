import {liveCompanies} from '@site/src/data/liveActivity';
import {nextDelayMs, pickEvent, relativeLabel} from './liveEvents';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ALMOST_ONE = 1 - Number.EPSILON;

test.each([
  [0, 15_000],
  [0.5, 30_000],
  [ALMOST_ONE, 45_000],
])('with the dice at %p the next event comes after %i ms', (roll, delayMs) => {
  expect(nextDelayMs(() => roll)).toBe(delayMs);
});

test('a company never follows itself, wherever the dice stand', () => {
  for (const {company} of liveCompanies) {
    for (const roll of [0, 0.25, 0.5, 0.75, ALMOST_ONE]) {
      expect(pickEvent(() => roll, company).company).not.toBe(company);
    }
  }
});

test('every company and every action can come', () => {
  const rolls = Array.from({length: 100}, (_none, index) => index / 100);
  const picked = rolls.map((roll) => pickEvent(() => roll, undefined));
  expect(new Set(picked.map(({company}) => company)).size).toBe(liveCompanies.length);
  expect(new Set(picked.map(({action}) => action)).size).toBe(5);
});

test('the company and what it does are two throws', () => {
  const rolls = [0, ALMOST_ONE];
  const random = () => rolls.shift() ?? 0;
  expect(pickEvent(random, undefined)).toMatchObject({
    company: liveCompanies[0]?.company,
    action: 'verified',
  });
});

test.each([
  [-5 * MINUTE, 'Just now'],
  [0, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1 min ago'],
  [2 * MINUTE - 1, '1 min ago'],
  [2 * MINUTE, '2 min ago'],
  [HOUR - 1, '59 min ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR - 1, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
  [26 * HOUR, '26 hours ago'],
])('an age of %i ms reads "%s"', (ageMs, label) => {
  expect(relativeLabel(ageMs)).toBe(label);
});
