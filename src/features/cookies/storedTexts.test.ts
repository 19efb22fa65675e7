import {exportedText, lifetimeText, removalText, summaryText} from './storedEntries';

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
  ['all blocked', {local: null, session: null}, 0, 0, /^Your browser blocks storage for this site/],
  ['local storage blocked', {local: null, session: {}}, 1, 0, /1 item .* blocks local storage/],
  [
    'session storage blocked',
    {local: {}, session: null},
    0,
    0,
    /nothing .* blocks session storage/,
  ],
])('summaryText: %s', (_state, snapshot, held, others, text) => {
  expect(summaryText(snapshot, held, others)).toMatch(text);
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
