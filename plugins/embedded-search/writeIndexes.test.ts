import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {search} from './engine';
import {loadIndex} from './searchIndex';
import {writeIndexes} from './writeIndexes';

const page = (title: string, tag: string) =>
  `<html lang="en"><head><meta name="docsearch:language" content="en">` +
  `<meta name="docsearch:docusaurus_tag" content="${tag}"></head><main><h1>${title}</h1></main></html>`;

let outDir: string;
const write = async (file: string, html: string) => {
  await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
  await fs.writeFile(path.join(outDir, file), html);
};
const read = (file: string) => fs.readFile(path.join(outDir, 'search-index', file), 'utf8');

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  await write('index.html', page('Home', 'default'));
  await write('help/bounces.html', page('Bounces', 'docs-help-current'));
  await write('pricing/index.html', page('Pricing', 'default'));
  await write('404.html', page('Page not found', 'default'));
  const routes = ['/', '/help/bounces', '/pricing/', '/404.html', '/gone'];
  await writeIndexes({outDir, baseUrl: '/', routes});
});
afterEach(() => fs.rm(outDir, {recursive: true}));

test('one index is written per language and tag, and listed', async () => {
  expect(JSON.parse(await read('manifest.json'))).toEqual([
    {language: 'en', docusaurus_tag: 'default', file: 'en-default.json'},
    {language: 'en', docusaurus_tag: 'docs-help-current', file: 'en-docs-help-current.json'},
  ]);
});

test('pages are found under either trailing slash setting, the 404 page is not', async () => {
  const index = loadIndex(await read('en-default.json'));
  const routes = (query: string) => search([index], query).map(({route}) => route);
  expect([routes('home'), routes('pricing'), routes('found')]).toEqual([['/'], ['/pricing/'], []]);
});
