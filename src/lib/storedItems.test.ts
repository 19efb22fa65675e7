import {readItems, takeItem, type ListedArea} from './storedItems';

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

test('everything an area holds is read, in the order of the keys', () => {
  const items = readItems(() => areaOf({theme: 'dark', article: '', 'draft-2': '{}'}));
  expect(items).toEqual({article: '', 'draft-2': '{}', theme: 'dark'});
  expect(Object.keys(items ?? {})).toEqual(['article', 'draft-2', 'theme']);
});

test.each([
  ['blocked', blocked],
  ['missing', () => undefined],
])('%s storage is told from an empty one', (_state, area) => {
  expect(readItems(area)).toBeNull();
  expect(readItems(() => areaOf({}))).toEqual({});
});

test('an item that was there is taken, and no other', () => {
  const area = areaOf({theme: 'dark', draft: ''});
  expect(takeItem(() => area, 'theme')).toBe('dark');
  expect(takeItem(() => area, 'theme')).toBeNull();
  expect(readItems(() => area)).toEqual({draft: ''});
  expect(takeItem(() => area, 'draft')).toBe('');
});

test('what the browser refuses to remove is not taken', () => {
  expect(takeItem(blocked, 'theme')).toBeNull();
  const stubborn = {...areaOf({theme: 'dark'}), removeItem: blocked};
  expect(takeItem(() => stubborn, 'theme')).toBeNull();
});
