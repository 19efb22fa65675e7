import fs from 'node:fs';
import path from 'node:path';

import {storageEntries, storageKeys} from './storageKeys';

const src = path.join(__dirname, '..');
const packages = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');
const DEVICE =
  /\b(localStorage|sessionStorage|indexedDB|createStorageSlot|useStorageSlot)\b|\bcaches\s*\.\s*open\b|\bdocument\s*\.\s*cookie\b/;
// A line comment begins a line or follows a space: in minified code `//` stands in addresses.
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The files below a folder whose code touches what the device stores, with forward slashes. */
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

/** Whether an entry means keys that begin so; what packages append to them is a pattern of ours. */
const isListed = (start: string) =>
  storageEntries.some(({key}) =>
    key.endsWith('*') ? start.startsWith(key.slice(0, -1)) : key === start,
  );

test.each(Object.entries(storageKeys))(
  'storageKeys.ts: %s ("%s") is listed for /cookies, once and with its purpose',
  (_name, key) => {
    const entries = storageEntries.filter((entry) => entry.key === key);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.purpose).toMatch(/^[A-Z].{20,}\.$/);
  },
);

test.each(storageEntries)('storageKeys.ts: $key says its purpose in a sentence', ({purpose}) => {
  expect(purpose).toMatch(/^[A-Z].{20,}\.$/);
});

test('storageKeys.ts: no two of our keys are the same', () => {
  const keys = Object.values(storageKeys);
  expect(new Set(keys).size).toBe(keys.length);
});

test('only src/lib/storage.ts touches what the device stores', () => {
  // That the one file is found shows that the search finds.
  expect(touching(src, /^(?!.*\.test\.).*\.tsx?$/)).toEqual(['lib/storage.ts']);
});

/** What the packages that run in the browser write, file by file, by the beginning of the key. */
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

/** Files that touch the device and write no key of this site, and why. */
const silent: Readonly<Record<string, string>> = {
  '@docusaurus/theme-common/lib/index.js': 'only names what the others use',
  '@docusaurus/theme-common/lib/utils/storageUtils.js': 'is told its key by the others',
  '@docusaurus/theme-common/lib/utils/tabsUtils.js': 'writes only for <Tabs groupId>; see below',
  '@docusaurus/theme-classic/lib/inlineScripts.js': 'reads before the first paint',
  '@docusaurus/theme-classic/lib/options.js': 'checks the configuration',
  '@docsearch/react/dist/esm/Sidepanel.js': 'belongs to Ask AI, which is not configured',
  '@docsearch/react/dist/esm/index.js': 'the modal again, in the bundle that the site does not use',
};

test('every file of the theme and the search that touches the device is known', () => {
  const found = ['@docusaurus', '@docsearch'].flatMap((scope) =>
    touching(path.join(packages, scope), /\/(lib|esm)\/(?!server\/|ssg\/).*\.js$/).map(
      (file) => `${scope}/${file}`,
    ),
  );
  expect(found.sort()).toEqual([...Object.keys(written), ...Object.keys(silent)].sort());
});

test.each(Object.entries(written))('the keys of %s are listed for /cookies', (file, keys) => {
  const code = fs.readFileSync(path.join(packages, file), 'utf8');
  for (const key of keys) expect(code).toContain(key);
  expect(keys.filter((key) => !isListed(key))).toEqual([]);
});

test('a page with synchronised tabs has their key listed', () => {
  const root = path.join(src, '..');
  const pages = ['help', 'docs', 'api', 'blog', 'changelog', 'src'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx|tsx)$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  expect(pages.length).toBeGreaterThan(100);
  const isSynchronised = pages.some((file) => /\bgroupId=/.test(fs.readFileSync(file, 'utf8')));
  expect(isSynchronised && !isListed('docusaurus.tab.')).toBe(false);
});
