import {decodeText} from './decodeText';

test.each([
  ['a%20b', 'a b'],
  ['caf%C3%A9', 'café'],
  ['%', '%'],
  ['%E0', '%E0'],
  ['', ''],
])('%p is %p', (text, expected) => {
  expect(decodeText(text)).toBe(expected);
});
