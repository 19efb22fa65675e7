import {mailText, mailto} from './mailto';

test('the subject is encoded, line breaks of the text too', () => {
  expect(mailto({address: 'a@b.example', subject: 'Plans & prices', body: 'Hi,\nwe'})).toBe(
    'mailto:a@b.example?subject=Plans%20%26%20prices&body=Hi%2C%0D%0Awe',
  );
});

test('without a text there is only the subject', () => {
  expect(mailto({address: 'a@b.example', subject: 'Hello'})).toBe(
    'mailto:a@b.example?subject=Hello',
  );
});

test('as text it names the address and the subject', () => {
  expect(mailText({address: 'a@b.example', subject: 'Hello', body: 'Hi,\nwe'})).toBe(
    'To: a@b.example\nSubject: Hello\n\nHi,\nwe',
  );
});
