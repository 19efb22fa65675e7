import {parseSaved, toggleSaved} from './useSavedArticles';

test.each([
  [null, []],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  ['["a",5,"b"]', ['a', 'b']],
])('parseSaved: reads %p as %p', (stored, saved) => {
  expect(parseSaved(stored)).toEqual(saved);
});

test('toggleSaved: adds an article at the front', () => {
  expect(toggleSaved(['a'], 'b')).toEqual(['b', 'a']);
});

test('toggleSaved: removes a saved article', () => {
  expect(toggleSaved(['b', 'a'], 'a')).toEqual(['b']);
});
