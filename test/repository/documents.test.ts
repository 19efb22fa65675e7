import fs from 'node:fs';
import path from 'node:path';

import {projectFiles} from '../../scripts/lib/projectFiles.mjs';
import packageJson from '../../package.json';
import {brand} from '../../src/data/brand';
import {storageKeys} from '../../src/data/storageKeys';

const root = path.join(__dirname, '../..');
const documents = ['README.md', 'CONTRIBUTING.md', 'deploy/README.md'];
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found]) => found ?? '');

describe.each(documents)('%s', (file) => {
  const text = read(file);

  test('names only commands that exist', () => {
    const named = all(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  test('names only files and folders that exist', () => {
    const named = all(text, /`([\w.@-]+(?:\/[\w.@-]*)+|[\w-]+\.(?:ts|json|mjs|md))`/g)
      // Leaves out build output and package paths.
      .filter((name) => !/^(build|assets|fonts|srv|path)\//.test(name));
    expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const linked = all(text, /\]\((?!https?:)([^)#]+)\)/g);
    expect(
      linked.filter((target) => !fs.existsSync(path.join(root, path.dirname(file), target))),
    ).toEqual([]);
  });
});

test("README.md names commands and folders, so the checks above aren't empty", () => {
  const text = read('README.md');
  expect(all(text, /npm run ([\w-]+)/g).length).toBeGreaterThan(3);
  expect(all(text, /`([\w-]+\/)`/g).length).toBeGreaterThan(5);
});

test('README.md has the versions in package.json', () => {
  const text = read('README.md');
  const majorMinor = (version: string) => version.split('.').slice(0, 2).join('.');
  expect(text).toContain(`Docusaurus ${majorMinor(packageJson.dependencies['@docusaurus/core'])}`);
  expect(text).toContain(`React ${packageJson.dependencies.react.split('.')[0]}`);
  const node = packageJson.engines.node.match(/\d[\d.]*/g)?.join(', ');
  expect(text).toContain(`${node} or newer`);
});

test('README.md names every top-level folder', () => {
  const text = read('README.md');
  const folders = new Set(
    projectFiles(root).flatMap((file) => /^(?:src\/)?\w+\//.exec(file) ?? []),
  );
  expect([...folders].filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

test('the recipe for an article lists every field of its schema', async () => {
  const {helpArticle} = await import('../../plugins/lib/front-matter/schemas');
  const recipe = read('CONTRIBUTING.md').split('## A blog post')[0] ?? '';
  expect(Object.keys(helpArticle.shape).filter((field) => !recipe.includes(`${field}:`))).toEqual(
    [],
  );
});

test("no document contains the product's name", () => {
  expect(documents.filter((file) => read(file).includes(brand.name))).toEqual([]);
});

test('CI runs `npm test`', () => {
  expect(read('.ci/run').trim().split('\n').at(-1)).toBe('npm test');
});

test("no storage key contains the product's name, which may change", () => {
  expect(
    Object.values(storageKeys).filter((key) =>
      key.toLowerCase().includes(brand.name.toLowerCase()),
    ),
  ).toEqual([]);
});
