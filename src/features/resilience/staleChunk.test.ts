import {isStaleChunk, RELOAD_PAUSE_MS, shouldReload} from './staleChunk';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), {name: 'ChunkLoadError'});
const styleError = Object.assign(new Error('Loading CSS chunk 3 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
});

const at = (nowMs: number) => ({nowMs, leftAtMs: -Infinity, isOnline: true});

test('a missing script or style chunk means an old tab', () => {
  expect(isStaleChunk(chunkError)).toBe(true);
  expect(isStaleChunk(styleError)).toBe(true);
});

test.each([new Error('x'), null, undefined, 'ChunkLoadError', 5])('%p does not', (error) => {
  expect(isStaleChunk(error)).toBe(false);
});

test('reloads the first time', () => {
  expect(shouldReload(chunkError, null, at(1_000_000))).toBe(true);
});

test('does not reload again within a minute', () => {
  expect(shouldReload(chunkError, '1000000', at(1_000_000 + RELOAD_PAUSE_MS - 1))).toBe(false);
});

test('reloads for the next release', () => {
  expect(shouldReload(chunkError, '1000000', at(1_000_000 + RELOAD_PAUSE_MS))).toBe(true);
});

test('reloads when the stored text is not a time', () => {
  expect(shouldReload(chunkError, 'nonsense', at(1_000_000))).toBe(true);
});

test('leaves other errors alone', () => {
  expect(shouldReload(new Error('x'), null, at(1_000_000))).toBe(false);
});

test('leaves the page alone while there is no network to load another from', () => {
  expect(shouldReload(chunkError, null, {...at(1_000_000), isOnline: false})).toBe(false);
});

test('does not undo a navigation that aborts the page’s loads', () => {
  const left = {...at(1_000_000), leftAtMs: 999_900};
  expect(shouldReload(chunkError, null, left)).toBe(false);
  expect(shouldReload(chunkError, null, {...left, nowMs: 1_010_000})).toBe(true);
});
