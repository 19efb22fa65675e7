import {readItems, takeItem, type ListedArea} from './useStoredItems';

function areaOf(values: Readonly<Record<string, string>>): ListedArea {
  const map = new Map(Object.entries(values));
  return {
    get length() {
      return map.size;
    },
    key: (index) => Array.from(map.keys())[index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
  };
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('readItems: reads every item, sorted by key', () => {
  const items = readItems(() => areaOf({theme: 'dark', article: '', 'draft-2': '{}'}));
  expect(items).toEqual({article: '', 'draft-2': '{}', theme: 'dark'});
  expect(Object.keys(items ?? {})).toEqual(['article', 'draft-2', 'theme']);
});

test.each([
  ['blocked', blocked],
  ['missing', () => undefined],
])(
  'readItems: returns null for %s storage and an empty object for empty storage',
  (_state, area) => {
    expect(readItems(area)).toBeNull();
    expect(readItems(() => areaOf({}))).toEqual({});
  },
);

test('takeItem: removes and returns one item', () => {
  const area = areaOf({theme: 'dark', draft: ''});
  expect(takeItem(() => area, 'theme')).toBe('dark');
  expect(takeItem(() => area, 'theme')).toBeNull();
  expect(readItems(() => area)).toEqual({draft: ''});
  expect(takeItem(() => area, 'draft')).toBe('');
});

test('takeItem: returns null if the browser blocks the removal', () => {
  expect(takeItem(blocked, 'theme')).toBeNull();
  const stubborn = {...areaOf({theme: 'dark'}), removeItem: blocked};
  expect(takeItem(() => stubborn, 'theme')).toBeNull();
});
