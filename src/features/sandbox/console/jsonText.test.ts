import {indented, parsedJson} from './jsonText';

test.each([
  null,
  'a, b: {c} [d] \\ "e" \n \u2028',
  -1.5,
  {},
  [],
  [[], {}, [[]], {a: {}}],
  {a: [1, {b: [true, null]}], 'c:d,{': '"]}', e: ''},
])('indented: writes %j as JSON.stringify does', (value) => {
  expect(indented(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
  expect(indented(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
});

test('indented: leaves numbers as they are', () => {
  expect(indented('[1e400,12345678901234567890, 1.50]')).toBe(
    '[\n  1e400,\n  12345678901234567890,\n  1.50\n]',
  );
});

test.each(['', 'no', '{', '[1,]'])('indented: leaves %j, which isn’t JSON, unchanged', (text) => {
  expect(indented(text)).toBe(text);
  expect(parsedJson(text)).toBeUndefined();
});
