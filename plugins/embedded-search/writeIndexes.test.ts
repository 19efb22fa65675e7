import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {parsePage} from '../built-pages/readPages';
import {search} from './engine';
import {loadIndex} from './searchIndex';
import {searchIndexes} from './writeIndexes';

const page = (title: string, tag: string) =>
  `<html lang="en"><head><meta name="docsearch:language" content="en">` +
  `<meta name="docsearch:docusaurus_tag" content="${tag}"></head><main><h1>${title}</h1></main></html>`;

let outDir: string;
const read = (file: string) => fs.readFile(path.join(outDir, 'search-index', file), 'utf8');

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
  const indexes = searchIndexes({outDir, baseUrl: '/'});
  for (const [route, title, tag] of [
    ['/', 'Home', 'default'],
    ['/help/bounces', 'Bounces', 'docs-help-current'],
    ['/pricing/', 'Pricing', 'default'],
    ['/404.html', 'Page not found', 'default'],
  ] as const) {
    await indexes.read(parsePage(route, page(title, tag)));
  }
  await indexes.write();
});
afterEach(() => fs.rm(outDir, {recursive: true}));

test('searchIndexes: writes one index per language and tag, and lists them', async () => {
  expect(JSON.parse(await read('manifest.json'))).toEqual([
    {language: 'en', docusaurus_tag: 'default', file: 'en-default.json'},
    {language: 'en', docusaurus_tag: 'docs-help-current', file: 'en-docs-help-current.json'},
  ]);
});

test('searchIndexes: indexes every page except the 404 page', async () => {
  const index = loadIndex(await read('en-default.json'));
  const routes = (query: string) => search([index], query).map(({route}) => route);
  expect([routes('home'), routes('pricing'), routes('found')]).toEqual([['/'], ['/pricing/'], []]);
});
