import {communityEvents} from '../../src/data/community';
import {calendarFile} from './index';

const [officeHour] = communityEvents;
const file = calendarFile(officeHour!, 'https://site.example');

test.each([
  'BEGIN:VCALENDAR',
  'UID:deliverability-office-hour@site.example',
  // The same for every build.
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20260106T160000Z',
  'DTEND:20260106T170000Z',
  'RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=1',
  'SUMMARY:Deliverability office hour',
  'END:VCALENDAR',
])('calendarFile: writes the line %s', (line) => {
  expect(file.split('\r\n')).toContain(line);
});
