import {parseSaved, toggleSaved} from './saved';

const now = '2026-11-23T10:00:00.000Z';

test.each([
  [null, []],
  ['', []],
  ['not json', []],
  ['{"a":1}', []],
  ['["a",5,null,["b"],"b"]', [{slug: 'a'}, {slug: 'b'}]],
  [`[{"slug":"a","savedAt":"${now}"},{"savedAt":"${now}"}]`, [{slug: 'a', savedAt: now}]],
  ['[{"slug":"a","savedAt":5}]', [{slug: 'a'}]],
])('parseSaved: reads %p as %p', (stored, saved) => {
  expect(parseSaved(stored)).toEqual(saved);
});

test('toggleSaved: adds an article at the front with its moment', () => {
  expect(toggleSaved([{slug: 'a'}], 'b', now)).toEqual([{slug: 'b', savedAt: now}, {slug: 'a'}]);
});

test('toggleSaved: removes a saved article', () => {
  expect(toggleSaved([{slug: 'b'}, {slug: 'a'}], 'a', now)).toEqual([{slug: 'b'}]);
});
