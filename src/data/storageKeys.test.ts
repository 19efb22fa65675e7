import fs from 'node:fs';
import path from 'node:path';

import {storageEntries} from './storageEntries';
import {storageKeys} from './storageKeys';

const src = path.join(__dirname, '..');
const packages = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');
const DEVICE =
  /\b(localStorage|sessionStorage|indexedDB|createStorageSlot|useStorageSlot)\b|\bcaches\s*\.\s*open\b|\bdocument\s*\.\s*cookie\b/;
// A line comment starts a line or follows a space. Elsewhere in minified code, `//` is part of a URL.
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Paths of the files in a folder whose code uses the device's storage, with forward slashes. */
function touching(folder: string, isCode: RegExp): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isCode.test(file))
    .filter((file) =>
      DEVICE.test(fs.readFileSync(path.join(folder, file), 'utf8').replace(COMMENTS, '')),
    )
    .sort();
}

/** Whether an entry covers keys with this start. An entry with `*` also covers their suffixes. */
const isListed = (start: string) =>
  storageEntries.some(({key}) =>
    key.endsWith('*') ? start.startsWith(key.slice(0, -1)) : key === start,
  );

test.each(Object.entries(storageKeys))(
  'storageKeys.ts: %s ("%s") has exactly one entry, with a purpose',
  (_name, key) => {
    const entries = storageEntries.filter((entry) => entry.key === key);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.purpose).toMatch(/^[A-Z].{20,}\.$/);
  },
);

test.each(storageEntries)('storageEntries.ts: the purpose of $key is a sentence', ({purpose}) => {
  expect(purpose).toMatch(/^[A-Z].{20,}\.$/);
});

test('storageKeys.ts: no key is used twice', () => {
  const keys = Object.values(storageKeys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('only src/lib/storage.ts uses the device’s storage, and the offline pages its caches', () => {
  // The results prove that the search works.
  expect(touching(src, /^(?!.*\.test\.).*\.tsx?$/)).toEqual([
    'domain/offline/keep.ts',
    'domain/offline/record.ts',
    'lib/storage.ts',
  ]);
});

/** The keys that each file of a package writes, without their suffixes. */
const written: Readonly<Record<string, readonly string[]>> = {
  '@docusaurus/theme-common/lib/contexts/announcementBar.js': [
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
  ],
  '@docusaurus/theme-common/lib/contexts/colorMode.js': ['theme'],
  '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js': ['docs-preferred-version-'],
  '@docsearch/react/dist/esm/DocSearchModal.js': [
    '__DOCSEARCH_RECENT_SEARCHES__',
    '__DOCSEARCH_FAVORITE_SEARCHES__',
    '__TEST_KEY__',
  ],
};

/** Files that use the device's storage but write no key on this site, with the reason. */
const silent: Readonly<Record<string, string>> = {
  '@docusaurus/theme-common/lib/index.js': 'only exports helpers for the other files',
  '@docusaurus/theme-common/lib/utils/storageUtils.js': 'gets its key from the other files',
  '@docusaurus/theme-common/lib/utils/tabsUtils.js': 'writes only for <Tabs groupId>; see below',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'only reads, before the first paint',
  '@docusaurus/theme-classic/lib/options.js': 'checks the configuration',
  '@docsearch/react/dist/esm/Sidepanel.js': 'belongs to Ask AI, which is not configured',
  '@docsearch/react/dist/esm/index.js': 'has the modal in a bundle that the site doesn’t use',
};

test('every file of Docusaurus and DocSearch that uses the device’s storage is listed here', () => {
  const found = ['@docusaurus', '@docsearch'].flatMap((scope) =>
    touching(path.join(packages, scope), /\/(lib|esm)\/(?!server\/|ssg\/).*\.js$/).map(
      (file) => `${scope}/${file}`,
    ),
  );
  expect(found.sort()).toEqual([...Object.keys(written), ...Object.keys(silent)].sort());
});

test.each(Object.entries(written))('/cookies lists the keys of %s', (file, keys) => {
  const code = fs.readFileSync(path.join(packages, file), 'utf8');
  for (const key of keys) expect(code).toContain(key);
  expect(keys.filter((key) => !isListed(key))).toEqual([]);
});

test('/cookies lists the key of synced tabs if a page has any', () => {
  const root = path.join(src, '..');
  const pages = ['help', 'docs', 'api', 'blog', 'changelog', 'src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|tsx)$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  expect(pages.length).toBeGreaterThan(100);
  const isSynchronized = pages.some((file) => /\bgroupId=/.test(fs.readFileSync(file, 'utf8')));
  expect(isSynchronized && !isListed('docusaurus.tab.')).toBe(false);
});
