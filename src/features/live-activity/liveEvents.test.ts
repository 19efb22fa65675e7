import {liveCompanies} from '@site/src/data/liveActivity';
import {nextDelayMs, pickEvent, relativeLabel} from './liveEvents';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ALMOST_ONE = 1 - Number.EPSILON;

test('nextDelayMs is 15 to 45 seconds', () => {
  expect([0, 0.5, ALMOST_ONE].map((roll) => nextDelayMs(() => roll))).toEqual([
    15_000, 30_000, 45_000,
  ]);
});

test('pickEvent never picks the same company twice in a row', () => {
  for (const {company} of liveCompanies) {
    for (const roll of [0, 0.25, 0.5, 0.75, ALMOST_ONE]) {
      expect(pickEvent(() => roll, company).company).not.toBe(company);
    }
  }
});

test.each([
  [-5 * MINUTE, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1 min ago'],
  [HOUR - 1, '59 min ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
])('relativeLabel(%i) is "%s"', (ageMs, label) => {
  expect(relativeLabel(ageMs)).toBe(label);
});
