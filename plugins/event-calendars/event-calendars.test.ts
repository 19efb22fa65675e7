import {calendarFile} from '.';

const event = {
  ...{name: 'Office hour', id: 'office-hour', when: 'First Tuesday', text: 'Bring a question.'},
  rule: {week: 1, weekday: 2, hourUtc: 16, durationMinutes: 60},
} as const;
const file = calendarFile(event, 'https://site.example');

test.each([
  'UID:office-hour@site.example',
  // The same for every build.
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20260106T160000Z',
  'DTEND:20260106T170000Z',
  'RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1',
  'SUMMARY:Office hour',
])('calendarFile: writes the line %s', (line) => {
  expect(file.split('\r\n')).toContain(line);
});
