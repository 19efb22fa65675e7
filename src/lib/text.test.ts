import {decodeText} from './text';
import {toScriptJson} from './text';

describe('toScriptJson.ts', () => {
  test('no text can end the script it stands in', () => {
    const data = {text: '</script><script>alert(1)</script>'};
    expect(toScriptJson(data)).not.toContain('<');
    expect(JSON.parse(toScriptJson(data))).toEqual(data);
  });
});

describe('decodeText.ts', () => {
  test.each([
    ['a%20b', 'a b'],
    ['caf%C3%A9', 'café'],
    ['%', '%'],
    ['%E0', '%E0'],
    ['', ''],
  ])('%p is %p', (text, expected) => {
    expect(decodeText(text)).toBe(expected);
  });
});
