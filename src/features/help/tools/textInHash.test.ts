import {hashOfText, textInHash} from './textInHash';

test.each([
  ['#bounce=550%205.1.1', '550 5.1.1'],
  ['#bounce=a%0Ab+c', 'a\nb+c'],
  ['#bounce=100%', '100%'],
  ['#bounce=', ''],
  ['#bounce', null],
  ['#dns=v%3Dspf1', null],
  ['', null],
])('%j has the text %j for the tool "bounce"', (hash, text) => {
  expect(textInHash(hash, 'bounce')).toBe(text);
});

test.each(['550 5.1.1', 'a=b&c=%20+#"', '100%', 'ü\n'])(
  'the hash of the text %j has it',
  (text) => {
    expect(textInHash(hashOfText('bounce', text), 'bounce')).toBe(text);
    expect(hashOfText('bounce', '')).toBe('#bounce');
  },
);
