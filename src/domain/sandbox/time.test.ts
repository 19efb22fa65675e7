import {dayOf, isDay, parseTimestamp, timestampOf} from './time';

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

test.each([
  ['2026-11-16T09:30:00Z', '2026-11-16T09:30:00Z'],
  ['2026-11-16T09:30:00.999z', '2026-11-16T09:30:00Z'],
  ['2026-11-16T01:30:00+02:00', '2026-11-15T23:30:00Z'],
  ['9999-12-31T23:59:59Z', '9999-12-31T23:59:59Z'],
])('%s is the same time as %s', (text, same) =>
  expect(timestampOf(parseTimestamp(text)!)).toBe(same),
);

test.each([
  '2026-11-16T09:30:00',
  '2026-11-16',
  '2026-02-30T09:30:00Z',
  '2026-11-16T24:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+00:01',
  '',
])("%j isn't a time", (text) => expect(parseTimestamp(text)).toBeUndefined());

test('dayOf: a day ends at midnight UTC', () => {
  expect(dayOf(Date.parse('2026-11-16T23:59:59.999Z'))).toBe('2026-11-16');
  expect(dayOf(Date.parse('2026-11-17T00:00:00Z'))).toBe('2026-11-17');
});
