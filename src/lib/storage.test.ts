import {createStore, storageKeys, type StorageArea} from './storage';

const key = storageKeys.savedArticles;

function fakeArea(overrides: Partial<StorageArea> = {}): StorageArea {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    ...overrides,
  };
}

test('reads back what it wrote', () => {
  const area = fakeArea();
  const store = createStore(() => area);
  store.write(key, 'a');
  expect(store.read(key)).toBe('a');
  expect(area.getItem(key)).toBe('a');
  store.remove(key);
  expect(store.read(key)).toBeNull();
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['missing', () => undefined],
  [
    'full',
    () =>
      fakeArea({
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
  ],
] as [string, () => StorageArea | undefined][])(
  'with %s storage it keeps the value for the page',
  (_name, area) => {
    const store = createStore(area);
    expect(store.read(key)).toBeNull();
    store.write(key, 'a');
    expect(store.read(key)).toBe('a');
    store.remove(key);
    expect(store.read(key)).toBeNull();
  },
);

test('a value kept in memory gives way once the device takes it', () => {
  let isFull = true;
  const area = fakeArea();
  const {setItem} = area;
  area.setItem = (name, value) => {
    if (isFull) throw new Error('full');
    setItem(name, value);
  };
  const store = createStore(() => area);
  store.write(key, 'old');
  isFull = false;
  store.write(key, 'new');
  expect(area.getItem(key)).toBe('new');
  expect(store.read(key)).toBe('new');
});

test('a removal that the device refuses still reads as removed', () => {
  const store = createStore(() =>
    fakeArea({
      getItem: () => 'old',
      removeItem: () => {
        throw new Error('denied');
      },
    }),
  );
  store.remove(key);
  expect(store.read(key)).toBeNull();
});
