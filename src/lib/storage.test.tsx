import {storageKeys} from '@site/src/data/storageKeys';
import {createStore, guardStorage, type StorageArea} from './storage';

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

test('createStore: reads, writes, and removes a value', () => {
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
  'createStore: keeps the value in memory with %s storage',
  (_name, area) => {
    const store = createStore(area);
    expect(store.read(key)).toBeNull();
    store.write(key, 'a');
    expect(store.read(key)).toBe('a');
    store.remove(key);
    expect(store.read(key)).toBeNull();
  },
);

test('createStore: drops the value in memory once the device stores one', () => {
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

test('createStore: reads null after a removal that the device blocked', () => {
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

describe('guardStorage', () => {
  const {localStorage: real} = window;

  afterEach(() => {
    vi.restoreAllMocks();
    Object.defineProperty(window, 'localStorage', {value: real, configurable: true});
  });

  test('replaces storage that can’t be read', () => {
    Object.defineProperty(window, 'localStorage', {value: real, configurable: true});
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'NS_ERROR_FILE_CORRUPTED');
    });
    guardStorage();
    expect(window.localStorage).toBeNull();
  });

  test('leaves storage that works', () => {
    guardStorage();
    expect(window.localStorage).toBe(real);
  });
});
