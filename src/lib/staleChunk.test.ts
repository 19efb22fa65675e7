import {isStaleChunk, mayReload, RELOAD_PAUSE_MS, shouldReload} from './staleChunk';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), {name: 'ChunkLoadError'});
const styleError = Object.assign(new Error('Loading CSS chunk 3 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
});

const at = (nowMs: number) => ({nowMs, leftAtMs: -Infinity, isOnline: true});

test('isStaleChunk is true for a missing script or style chunk', () => {
  expect(isStaleChunk(chunkError)).toBe(true);
  expect(isStaleChunk(styleError)).toBe(true);
});

test.each([new Error('x'), null, undefined, 'ChunkLoadError', 5])(
  'isStaleChunk is false for %p',
  (error) => {
    expect(isStaleChunk(error)).toBe(false);
  },
);

test.each([
  ['the first time', null, 1_000_000, true],
  ['not again within a minute', '1000000', 1_000_000 + RELOAD_PAUSE_MS - 1, false],
  ['again after a minute', '1000000', 1_000_000 + RELOAD_PAUSE_MS, true],
  ['when the stored string isn’t a time', 'nonsense', 1_000_000, true],
])('mayReload: %s', (_when, lastReload, nowMs, expected) => {
  expect(mayReload(lastReload, nowMs)).toBe(expected);
  expect(shouldReload(chunkError, lastReload, at(nowMs))).toBe(expected);
});

test('shouldReload: ignores other errors', () => {
  expect(shouldReload(new Error('x'), null, at(1_000_000))).toBe(false);
});

test('shouldReload: never reloads offline', () => {
  expect(shouldReload(chunkError, null, {...at(1_000_000), isOnline: false})).toBe(false);
});

test('shouldReload: never reloads while a navigation aborts the page’s loads', () => {
  const left = {...at(1_000_000), leftAtMs: 999_900};
  expect(shouldReload(chunkError, null, left)).toBe(false);
  expect(shouldReload(chunkError, null, {...left, nowMs: 1_010_000})).toBe(true);
});
