import {parseTimestamp, timestampOf} from './time';

test.each([
  ['2026-11-16T09:30:00Z', '2026-11-16T09:30:00Z'],
  ['2026-11-16T09:30:00.999z', '2026-11-16T09:30:00Z'],
  ['2026-11-16t09:30:00z', '2026-11-16T09:30:00Z'],
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
