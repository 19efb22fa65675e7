import {decodeText, escapeHtml, parseJson, toScriptJson, wholeNumber} from './text';

test.each([null, '', 'no', '{', '[1,]'])('parseJson: returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
});

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['007', 7],
  ['', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['10e', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
])('wholeNumber: parses %j as %j', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test('toScriptJson: has no text that could end its script', () => {
  const data = {text: '</script><script>alert(1)</script>'};
  expect(toScriptJson(data)).not.toContain('<');
  expect(JSON.parse(toScriptJson(data))).toEqual(data);
});

test('escapeHtml: leaves no character that ends a text or an attribute', () => {
  expect(escapeHtml(`&<'">`)).toBe('&amp;&lt;&#039;&quot;&gt;');
});

test.each([
  ['a%20b', 'a b'],
  ['caf%C3%A9', 'café'],
  ['%', '%'],
  ['%E0', '%E0'],
  ['', ''],
])('decodeText: turns %j into %j', (text, expected) => {
  expect(decodeText(text)).toBe(expected);
});
