import type {StorageEntry} from '@site/src/data/storageEntries';
import {
  covers,
  entryOf,
  exportedText,
  exportText,
  lifetimeText,
  otherItems,
  removalText,
  storedEntries,
  summaryText,
} from './storedEntries';

describe('storedEntries', () => {
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

  test('storedEntries: assigns each stored item to one entry', () => {
    expect(storedEntries(entries, snapshot).map(({entry, items}) => [entry, items])).toEqual([
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
    const text = exportText(storedEntries(entries, {...snapshot, session: {saved: 'yes'}}));
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
});

describe('storedTexts', () => {
  const entry = {key: 'theme', purpose: 'Light or dark.'};

  test.each([
    [{...entry, area: 'local'} as const, 'Until you clear it'],
    [{...entry, area: 'session'} as const, 'Until you close the tab'],
    [{...entry, area: 'local', isMomentary: true} as const, 'Removed immediately'],
  ])('lifetimeText: %j, %s', (of, text) => {
    expect(lifetimeText(of)).toBe(text);
  });

  const open = {local: {}, session: {}};

  test.each([
    ['nothing', open, 0, 0, /stored nothing /],
    ['one item', open, 1, 0, / 1 item /],
    ['several', open, 3, 0, / 3 items /],
    ['one item of another site', open, 0, 1, /nothing .* has stored 1 item\. .* it /],
    ['two items of another site', open, 2, 2, /2 items .* has stored 2 items\. .* them /],
    [
      'all blocked',
      {local: null, session: null},
      0,
      0,
      /^Your browser blocks storage for this site/,
    ],
    ['local storage blocked', {local: null, session: {}}, 1, 0, /1 item .* blocks local storage/],
    [
      'session storage blocked',
      {local: {}, session: null},
      0,
      0,
      /nothing .* blocks session storage/,
    ],
  ])('summaryText: %s', (_state, snapshot, stored, others, text) => {
    expect(summaryText(snapshot, stored, others)).toMatch(text);
  });

  test('removalText: names the removed keys and the blocked ones', () => {
    expect(removalText(['a'], ['a'])).toBe('Removed 1 item: a.');
    expect(removalText(['a', 'b'], ['a', 'b'])).toBe('Removed 2 items: a, b.');
    expect(removalText(['a', 'b'], ['b'])).toBe(
      'Removed 1 item: b. Your browser blocked removing a.',
    );
    expect(removalText(['a'], [])).toBe('Your browser blocked removing a.');
  });

  test('exportedText: names the file', () => {
    expect(exportedText(2, 'stored.json')).toBe('Exported 2 items to stored.json.');
  });
});
