import fs from 'node:fs';
import path from 'node:path';

import {storageEntries, storageKeys} from './storageKeys';

const src = path.join(__dirname, '..');
const DEVICE = /\b(localStorage|sessionStorage|indexedDB)\b|\bdocument\s*\.\s*cookie\b/;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

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
  const files = fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const touching = files.filter((file) =>
    DEVICE.test(fs.readFileSync(path.join(src, file), 'utf8').replace(COMMENTS, '')),
  );
  // That the one file is found shows that the search finds.
  expect(touching).toEqual(['lib/storage.ts']);
});
