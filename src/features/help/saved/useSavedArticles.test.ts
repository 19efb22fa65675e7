import {parseSaved, toggleSaved} from './useSavedArticles';

test.each([
  [null, []],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  ['["a",5,"b"]', ['a', 'b']],
])('%p is read as %p', (stored, saved) => {
  expect(parseSaved(stored)).toEqual(saved);
});

test('the latest article stands first', () => {
  expect(toggleSaved(['a'], 'b')).toEqual(['b', 'a']);
});

test('a saved article is taken out', () => {
  expect(toggleSaved(['b', 'a'], 'a')).toEqual(['b']);
});
