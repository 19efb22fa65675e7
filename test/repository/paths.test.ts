import path from 'node:path';

import {projectFiles} from '../../scripts/lib/projectFiles.mjs';

const root = path.join(__dirname, '../..');

/** Groups paths that are equal on a file system that ignores case, as imports name them. */
function caseTwins(files: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const key = file.toLowerCase().replace(/\.(?:tsx?|mjs|cjs|jsx?)$/, '');
    groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

test('no two paths differ only in case or in a module extension', () => {
  const files = projectFiles(root);
  expect(files.length).toBeGreaterThan(500);
  expect(caseTwins(files)).toEqual([]);
});

test('caseTwins: finds a component and its logic that differ only in case', () => {
  expect(caseTwins(['a/Card.tsx', 'a/card.ts', 'a/card.css', 'b/card.ts'])).toEqual([
    ['a/Card.tsx', 'a/card.ts'],
  ]);
});
