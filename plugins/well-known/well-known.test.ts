import {securityTxt} from '.';

test('securityTxt: expires within a year', () => {
  expect(securityTxt('2026-11-21')).toContain('\nExpires: 2027-11-20T00:00:00Z\n');
});
