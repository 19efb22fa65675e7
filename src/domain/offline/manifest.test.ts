import {
  downloadSize,
  filesOf,
  isManifest,
  sizeText,
  sourceOf,
  type OfflineManifest,
} from './manifest';

const manifest: OfflineManifest = {
  build: 'one',
  files: [
    ['/assets/a.js', 100],
    ['/help/a', 30],
    ['/help/b', 20],
    ['/assets/ab.js', 5],
  ],
  shared: [0],
  indexes: {current: [3]},
  pages: {
    '/help/a': {title: 'A', files: [1], index: 'current'},
    '/help/b': {title: 'B', files: [2], index: 'current'},
  },
};

test.each<unknown>([
  null,
  'text',
  {},
  {...manifest, files: [...manifest.files, ['a.js', 1]]},
  {...manifest, files: [[1, 1]]},
  {...manifest, files: undefined},
  {...manifest, pages: null},
])('isManifest: accepts the manifest but not %j', (other) => {
  expect(isManifest(manifest)).toBe(true);
  expect(isManifest(other)).toBe(false);
});

test('filesOf: counts a file that several pages need once', () => {
  expect(Object.fromEntries(filesOf(manifest, ['/help/a', '/help/b']))).toEqual(
    Object.fromEntries(manifest.files),
  );
});

test('filesOf: unknown pages need nothing, not even shared files', () => {
  expect(filesOf(manifest, ['/help/gone', 'constructor']).size).toBe(0);
});

test('downloadSize: leaves out what’s on the device', () => {
  expect(downloadSize(manifest, ['/help/a'])).toBe(135);
  expect(downloadSize(manifest, ['/help/a'], new Set(['/assets/a.js', '/help/b']))).toBe(35);
});

test.each([
  [1, '1 KB'],
  [240_400, '240 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [1_340_000, '1.3 MB'],
])('sizeText: %s bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test.each([
  ['/assets/js/main.1.js', false, 'file'],
  ['/fonts/text.1.woff2', false, 'file'],
  ['/help/article/a', false, 'page'],
  ['/help/2.4/article/a', true, 'page'],
  ['/help', true, 'page'],
  ['/pricing', true, 'page'],
  ['/pricing', false, null],
  ['/helpful', false, null],
  ['/help/article/a.md', false, null],
  ['/search-index/manifest.json', false, 'page'],
  ['/offline.json', false, null],
  ['/page-index.json', false, null],
])('sourceOf: %s, navigation %s: %s', (path, isNavigation, source) => {
  expect(sourceOf(path, isNavigation)).toBe(source);
});
