import {dayOf, isDay, localDate, longDate, moment, shortDate} from './dates';

const months = Array.from({length: 12}, (_, at) => String(at + 1).padStart(2, '0'));
const intl = (options: Intl.DateTimeFormatOptions, date: string) =>
  new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format(new Date(date));

test.each(months)('writes dates in month %s as Intl does', (month) => {
  const day = `2026-${month}-05`;
  const whole = {year: 'numeric', day: 'numeric'} as const;
  expect(longDate(day)).toBe(intl({...whole, month: 'long'}, day));
  expect(shortDate(day)).toBe(intl({...whole, month: 'short'}, day));
  expect(longDate(`2026-${month}`)).toBe(intl({year: 'numeric', month: 'long'}, day));
  expect(shortDate(`2026-${month}`)).toBe(intl({year: 'numeric', month: 'short'}, day));
});

test('writes the day and the time of a moment in UTC', () => {
  expect(moment('2026-11-20T09:05:30Z')).toBe('November 20, 2026, 09:05 UTC');
  expect(moment('2026-11-20T00:30+01:00')).toBe('November 19, 2026, 23:30 UTC');
});

test('localDate: writes the day of a moment that may be on another day in UTC', () => {
  expect(localDate(new Date(2026, 0, 1, 0, 30).toISOString())).toBe('Jan 1, 2026');
  expect(localDate(new Date(2026, 11, 31, 23, 30).toISOString())).toBe('Dec 31, 2026');
});

test.each(['2026-11-16', '2024-02-29'])('%s is a day', (text) => expect(isDay(text)).toBe(true));

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '0000-01-01',
  '16.11.2026',
  '',
  '2026-11-16T00:00:00Z',
])("%j isn't a day", (text) => expect(isDay(text)).toBe(false));

test('dayOf: a day ends at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-11-16T23:59:59.999Z'))).toBe('2026-11-16');
  expect(dayOf(Date.parse('2026-11-17T00:00:00Z'))).toBe('2026-11-17');
});
