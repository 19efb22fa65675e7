import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {readPages} from './readPages';

const all = async (routes: readonly string[]) => {
  const found: [path: string, text: string][] = [];
  for await (const {path: route, $} of readPages(outDir, routes)) found.push([route, $.text()]);
  return found;
};

let outDir: string;
const write = async (file: string, html: string) => {
  await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
  await fs.writeFile(path.join(outDir, file), html);
};

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'pages-'));
  await write('index.html', 'home');
  await write('help.html', 'help');
  await write('help/bounces.html', 'bounces');
  await write('pricing/index.html', 'pricing');
  await write('404.html', 'unknown');
});
afterEach(() => fs.rm(outDir, {recursive: true}));

test('pages are found under either trailing slash setting and keep the order of their routes', async () => {
  const routes = ['/pricing/', '/', '/404.html', '/help', '/help/bounces'];
  expect(await all(routes)).toEqual([
    ['/pricing/', 'pricing'],
    ['/', 'home'],
    ['/404.html', 'unknown'],
    ['/help', 'help'],
    ['/help/bounces', 'bounces'],
  ]);
});

test('more routes than files are open at once are all read', async () => {
  const routes = Array.from({length: 100}, () => '/help');
  expect(await all(routes)).toHaveLength(100);
});

test('a route without a file has no page', async () => {
  expect(await all(['/gone', '/help.html/x', '/help'])).toHaveLength(1);
});

test('a page that is there and cannot be read stops the build', async () => {
  await fs.mkdir(path.join(outDir, 'folder.html'));
  await expect(all(['/folder', '/help'])).rejects.toThrow('EISDIR');
});

test('a build without pages is a mistake', async () => {
  await expect(all(['/gone'])).rejects.toThrow(/^built-pages: no page found in /);
});
