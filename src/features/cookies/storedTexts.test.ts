import {exportedText, lifetimeText, removalText, summaryText} from './storedTexts';

const entry = {key: 'theme', purpose: 'Light or dark.'};

test.each([
  [{...entry, area: 'local'} as const, 'Until you clear it'],
  [{...entry, area: 'session'} as const, 'Until you close the tab'],
  [{...entry, area: 'local', isMomentary: true} as const, 'Removed at once'],
])('%j: %s', (of, text) => {
  expect(lifetimeText(of)).toBe(text);
});

const open = {local: {}, session: {}};

test.each([
  ['nothing', open, 0, 0, /^Right now this site stores nothing on this device\.$/],
  ['one item', open, 1, 0, /^Right now this site stores 1 item on this device\.$/],
  ['several', open, 3, 0, /stores 3 items on this device\.$/],
  ['one of others', open, 0, 1, /nothing .* 1 item more under this address is not on this list/],
  ['two of others', open, 2, 2, /2 items more under this address are not on this list/],
  ['all blocked', {local: null, session: null}, 0, 0, /^Your browser blocks storage for this site/],
  ['half blocked', {local: null, session: {}}, 1, 0, /1 item .* blocks the storage that outlasts/],
  ['half blocked', {local: {}, session: null}, 0, 0, /nothing .* blocks the storage of a single/],
])('%s', (_state, snapshot, held, others, text) => {
  expect(summaryText(snapshot, held, others)).toMatch(text);
});

test('a removal names what is gone, and what the browser refused', () => {
  expect(removalText(['a'], ['a'])).toBe('Removed 1 item: a.');
  expect(removalText(['a', 'b'], ['a', 'b'])).toBe('Removed 2 items: a, b.');
  expect(removalText(['a', 'b'], ['b'])).toBe(
    'Removed 1 item: b. Your browser did not let this page remove a.',
  );
  expect(removalText(['a'], [])).toBe('Your browser did not let this page remove a.');
});

test('an export names its file', () => {
  expect(exportedText(2, 'stored.json')).toBe('Exported 2 items to stored.json.');
});
