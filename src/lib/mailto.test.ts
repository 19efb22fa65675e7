import {mailText, mailto} from './mailto';

test('mailto: encodes the subject and the line breaks of the body', () => {
  expect(mailto({address: 'a@b.example', subject: 'Plans & prices', body: 'Hi,\n\nwe'})).toBe(
    'mailto:a@b.example?subject=Plans%20%26%20prices&body=Hi%2C%0D%0A%0D%0Awe',
  );
});

test('mailto: takes a text that was cut in the middle of a character', () => {
  expect(mailto({address: 'a@b.example', subject: 'A', body: '😀'.slice(0, 1)})).toContain(
    encodeURIComponent('\uFFFD'),
  );
});

test('mailto: has only a subject without a body', () => {
  expect(mailto({address: 'a@b.example', subject: 'Hello'})).toBe(
    'mailto:a@b.example?subject=Hello',
  );
});

test('mailText: starts with the address and the subject', () => {
  expect(mailText({address: 'a@b.example', subject: 'Hello', body: 'Hi,\nwe'})).toBe(
    'To: a@b.example\nSubject: Hello\n\nHi,\nwe',
  );
});
