import {plainText} from './plainText';

test('links, code and emphasis leave their words, and lines become one', () => {
  expect(plainText('See [RFC 9457](https://x.example/y) for `type`,\n**always**.\n')).toBe(
    'See RFC 9457 for type, always.',
  );
});
