import {toScriptJson} from './toScriptJson';

test('no text can end the script it stands in', () => {
  const data = {text: '</script><script>alert(1)</script>'};
  expect(toScriptJson(data)).not.toContain('<');
  expect(JSON.parse(toScriptJson(data))).toEqual(data);
});
