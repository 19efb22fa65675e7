import {guardStorage} from './storage';

const {localStorage: real} = window;

afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(window, 'localStorage', {value: real, configurable: true});
});

test('guardStorage: replaces storage that can’t be read', () => {
  Object.defineProperty(window, 'localStorage', {value: real, configurable: true});
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'NS_ERROR_FILE_CORRUPTED');
  });
  guardStorage();
  expect(window.localStorage).toBeNull();
});

test('guardStorage: leaves storage that works', () => {
  guardStorage();
  expect(window.localStorage).toBe(real);
});
