import {decodeText, escapeHtml, parseJson, toScriptJson} from './text';

test.each([null, '', 'no', '{', '[1,]'])('parseJson: returns undefined for %j', (text) => {
  expect(parseJson(text)).toBeUndefined();
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
