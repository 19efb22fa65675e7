import type {EventRule} from '@site/src/data/community';
import {nextStart} from './events';

const firstTuesday: EventRule = {week: 1, weekday: 2, hourUtc: 16, durationMinutes: 60};
const thirdThursday: EventRule = {week: 3, weekday: 4, hourUtc: 15, durationMinutes: 45};
const next = (rule: EventRule, now: string) => nextStart(rule, new Date(now)).toISOString();

test.each([
  [firstTuesday, '2026-11-21T00:00:00Z', '2026-12-01T16:00:00.000Z'],
  [firstTuesday, '2026-12-01T15:59:00Z', '2026-12-01T16:00:00.000Z'],
  [firstTuesday, '2026-12-01T16:59:00Z', '2026-12-01T16:00:00.000Z'],
  [firstTuesday, '2026-12-01T17:00:00Z', '2027-01-05T16:00:00.000Z'],
  // A month that starts on the weekday.
  [firstTuesday, '2026-09-01T00:00:00Z', '2026-09-01T16:00:00.000Z'],
  [thirdThursday, '2026-11-21T00:00:00Z', '2026-12-17T15:00:00.000Z'],
  [thirdThursday, '2028-02-01T00:00:00Z', '2028-02-17T15:00:00.000Z'],
])('nextStart: %j after %s is %s', (rule, now, start) => {
  expect(next(rule, now)).toBe(start);
});

test('nextStart: always returns the rule’s weekday in the rule’s week', () => {
  for (let day = 0; day < 800; day += 1) {
    const start = nextStart(thirdThursday, new Date(Date.UTC(2026, 0, 1 + day)));
    expect(start.getUTCDay()).toBe(4);
    expect(Math.ceil(start.getUTCDate() / 7)).toBe(3);
  }
});
