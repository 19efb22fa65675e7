import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {brand} from '../../src/data/brand';
import {buildCopy, copySite, docusaurus, edit} from './copySite';

test('a version of the API that was cut stands beside the next one, each with its own contract', () => {
  const copy = copySite('api-version');
  // The one command of CONTRIBUTING.md, and then the next version is written.
  docusaurus(copy, 'docs:version:api', '1.0');
  edit(copy, 'api/openapi.yaml', (text) =>
    text
      .replace('version: 1.0.0', 'version: 2.0.0')
      .replace('summary: Create and search leads', 'summary: Find leads'),
  );
  edit(copy, 'config/content.ts', (text) =>
    text.replace(
      "sidebarItemsGenerator: apiSidebarItems,\n  lastVersion: 'current',\n  versions: {current: {label: 'v1'}},",
      "sidebarItemsGenerator: apiSidebarItems,\n  lastVersion: 'current',\n  versions: {current: {label: 'v2'}, '1.0': {label: 'v1', banner: 'unmaintained'}},",
    ),
  );

  const {isBuilt, output} = buildCopy(copy);
  expect(isBuilt ? '' : output).toBe('');

  const read = (file: string) => fs.readFileSync(path.join(copy, 'build', file), 'utf8');
  expect(read('api/openapi.yaml')).toContain('version: 2.0.0');
  expect(read('api/1.0/openapi.yaml')).toContain('version: 1.0.0');
  expect(read('api/openapi.json')).toContain('"summary": "Find leads"');
  expect(read('api/1.0/openapi.json')).toContain('"summary": "Create and search leads"');

  const offered = (page: string) => {
    const $ = load(read(page));
    return $('header .dropdown__link')
      .map((_index, link) => `${$(link).text()}: ${$(link).attr('href')}`)
      .get();
  };
  const versions = ['v2: /api/search-leads', 'v1: /api/1.0/search-leads'];
  expect(offered('api/search-leads.html')).toEqual(versions);
  expect(offered('api/1.0/search-leads.html')).toEqual(versions);
  expect(offered('docs.html')).toEqual([]);

  const canonical = (page: string) =>
    Array.from(
      read(page).matchAll(/<link[^>]*rel="?canonical"?[^>]*href="?([^"\s>]+)/g),
      ([, href]) => href,
    );
  const current = `${brand.url}/api/search-leads`;
  expect(canonical('api/search-leads.html')).toEqual([current]);
  expect(canonical('api/1.0/search-leads.html')).toEqual([current]);
  expect(read('sitemap.xml')).toContain(`<loc>${current}</loc>`);
  expect(read('sitemap.xml')).not.toContain('/api/1.0');
});
