import type {StorageEntry} from '@site/src/data/storageEntries';
import {covers, entryOf, exportText, heldEntries, otherItems} from './storedEntries';

const theme: StorageEntry = {key: 'theme*', area: 'local', purpose: 'Light or dark.'};
const themeOfDay: StorageEntry = {key: 'theme-of-day*', area: 'local', purpose: 'The color.'};
const saved: StorageEntry = {key: 'saved', area: 'local', purpose: 'Saved articles.'};
const closed: StorageEntry = {key: 'saved', area: 'session', purpose: 'Closed for the visit.'};
const entries = [theme, themeOfDay, saved, closed];

test.each([
  ['saved', 'saved', true],
  ['saved', 'saved-2', false],
  ['saved', 'save', false],
  ['theme*', 'theme', true],
  ['theme*', 'theme-1f0', true],
  ['theme*', 'my-theme', false],
  ['a.b*', 'aXb', false],
  ['a*b', 'a*b', true],
  ['a*b', 'axb', false],
])('covers: %s, %s: %s', (pattern, key, isCovered) => {
  expect(covers(pattern, key)).toBe(isCovered);
});

test('entryOf: picks the most specific entry in the key’s own area', () => {
  expect(entryOf(entries, 'local', 'theme-1f0')).toBe(theme);
  expect(entryOf(entries, 'local', 'theme-of-day-1f0')).toBe(themeOfDay);
  expect(entryOf(entries, 'session', 'saved')).toBe(closed);
  expect(entryOf(entries, 'session', 'theme')).toBeUndefined();
});

test('entryOf: prefers an exact key to a pattern that covers it', () => {
  const exact: StorageEntry = {key: 'theme', area: 'local', purpose: 'Exactly.'};
  expect(entryOf([theme, exact], 'local', 'theme')).toBe(exact);
});

const snapshot = {
  local: {saved: '["a"]', 'theme-of-day-1f0': 'red', 'theme-1f0': 'dark', 'theme-2b': '', x: '1'},
  session: null,
};

test('heldEntries: assigns each stored item to one entry', () => {
  expect(heldEntries(entries, snapshot).map(({entry, items}) => [entry, items])).toEqual([
    [
      theme,
      [
        {key: 'theme-1f0', value: 'dark'},
        {key: 'theme-2b', value: ''},
      ],
    ],
    [themeOfDay, [{key: 'theme-of-day-1f0', value: 'red'}]],
    [saved, [{key: 'saved', value: '["a"]'}]],
    [closed, []],
  ]);
});

test('otherItems: counts items that no entry covers', () => {
  expect(otherItems(entries, snapshot)).toBe(1);
  expect(otherItems(entries, {local: {}, session: {theme: 'dark'}})).toBe(1);
  expect(otherItems(entries, {local: null, session: null})).toBe(0);
});

test('exportText: has every stored item with its purpose and nothing else', () => {
  const text = exportText(heldEntries(entries, {...snapshot, session: {saved: 'yes'}}));
  expect(JSON.parse(text)).toEqual({
    items: [
      {key: 'theme-1f0', area: 'local', purpose: 'Light or dark.', value: 'dark'},
      {key: 'theme-2b', area: 'local', purpose: 'Light or dark.', value: ''},
      {key: 'theme-of-day-1f0', area: 'local', purpose: 'The color.', value: 'red'},
      {key: 'saved', area: 'local', purpose: 'Saved articles.', value: '["a"]'},
      {key: 'saved', area: 'session', purpose: 'Closed for the visit.', value: 'yes'},
    ],
  });
});
