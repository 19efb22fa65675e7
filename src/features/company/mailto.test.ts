import {mailto} from './mailto';

test('the subject is encoded, line breaks of the text too', () => {
  expect(mailto('a@b.example', 'Plans & prices', 'Hi,\nwe')).toBe(
    'mailto:a@b.example?subject=Plans%20%26%20prices&body=Hi%2C%0Awe',
  );
});

test('without a text there is only the subject', () => {
  expect(mailto('a@b.example', 'Hello')).toBe('mailto:a@b.example?subject=Hello');
});
