import fs from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {brand} from '../../src/data/brand';
import {buildCopy, copySite, docusaurus, edit, filesBelow} from '../copies/copySite';
import {dailyEdits, policySentence} from '../copies/edits';

const NEW_NAME = 'Quill Basin';
const NEW_DOMAIN = 'quillbasin.example';

let copy: string;
const read = (file: string) => fs.readFileSync(path.join(copy, 'build', file), 'utf8');

/** Cuts a version of the API as CONTRIBUTING.md describes, and starts the next one. */
function cutApiVersion(): void {
  docusaurus(copy, 'docs:version:api', '1.0');
  edit(copy, 'api/openapi.yaml', (text) =>
    text
      .replace(/^ {2}version: 1\..+$/m, '  version: 2.0.0')
      .replace('summary: Create and search leads', 'summary: Find leads'),
  );
  edit(copy, 'config/content.ts', (text) =>
    text.replace(
      /(apiSidebarItems,[^}]*?versions: \{)current: \{label: 'v1'\}/,
      "$1current: {label: 'v2'}, '1.0': {label: 'v1', banner: 'unmaintained'}",
    ),
  );
}

// All changes share one copy and one build, because a build takes longer than everything else here.
beforeAll(() => {
  copy = copySite('rebuilt');
  for (const change of Object.values(dailyEdits)) change(copy);
});

test('the site builds after the daily edits, a new brand name, and a new API version', () => {
  cutApiVersion();
  edit(copy, 'src/data/brand.ts', (text) =>
    text
      .replace(`const name = '${brand.name}'`, `const name = '${NEW_NAME}'`)
      .replace(`const domain = '${brand.domain}'`, `const domain = '${NEW_DOMAIN}'`),
  );
  const {isBuilt, output} = buildCopy(copy);
  expect(isBuilt ? '' : output).toBe('');
});

test('an edited figure changes on every page that states it', () => {
  expect(read('terms.md')).toContain(policySentence);
  // 65% of 12.50, in whole cents.
  expect(read('terms.md')).toMatch(/\$12\.50\D+\$8\.13/);
  for (const file of ['privacy.md', 'terms.md', 'security.md']) {
    expect(read(file)).toContain('45 days');
  }
  for (const file of ['terms.md', 'help/article/pricing-guide.md']) {
    expect(read(file)).toContain('$59');
  }
  expect(read('help/article/pricing-guide.md')).toContain('12 × $59 = $708.00');
  expect(read('index.html')).toContain('Releases');
});

test('new content is listed and in the sitemap', () => {
  expect(read('docs/guides.md')).toContain('Read every campaign with its figures and store them.');
  for (const url of [
    '/help/article/warm-up-a-new-domain',
    '/docs/guides/export-campaigns',
    '/blog/what-a-quiet-week-tells-you',
    '/changelog/v2-5-1',
  ]) {
    expect(read('sitemap.xml')).toContain(`${url}</loc>`);
  }
});

test('the old brand name is nowhere in the build', () => {
  const oldNames = [brand.name, brand.domain.replace(/\..*/, '')].map((name) => name.toLowerCase());
  const build = path.join(copy, 'build');
  const files = filesBelow(build);
  const withOldName = files.filter((file) => {
    // Latin-1 maps every byte to a character, so this also finds names inside images and fonts.
    const text = `${file}\n${fs.readFileSync(path.join(build, file), 'latin1')}`.toLowerCase();
    return oldNames.some((name) => text.includes(name));
  });
  expect(withOldName).toEqual([]);
  expect(read('index.html')).toContain(NEW_NAME);
  expect(files.length).toBeGreaterThan(100);
});

test('a frozen API version keeps its own contract', () => {
  expect(read('api/openapi.yaml')).toContain('version: 2.0.0');
  expect(read('api/1.0/openapi.yaml')).toMatch(/^ {2}version: 1\./m);
  expect(read('api/openapi.json')).toContain('"summary": "Find leads"');
  expect(read('api/1.0/openapi.json')).toContain('"summary": "Create and search leads"');

  const offered = (page: string) => {
    const $ = load(read(page));
    return $('header nav[aria-label=Versions] a')
      .map((_index, link) => `${$(link).text()}: ${$(link).attr('href')}`)
      .get();
  };
  const versions = ['v2: /api/search-leads', 'v1: /api/1.0/search-leads'];
  expect(offered('api/search-leads.html')).toEqual(versions);
  expect(offered('api/1.0/search-leads.html')).toEqual(versions);
  expect(offered('docs.html')).toEqual([]);

  const canonical = (page: string) => load(read(page))('link[rel=canonical]').attr('href');
  const current = `https://${NEW_DOMAIN}/api/search-leads`;
  expect(canonical('api/search-leads.html')).toBe(current);
  expect(canonical('api/1.0/search-leads.html')).toBe(current);
  expect(read('sitemap.xml')).toContain(`<loc>${current}</loc>`);
  expect(read('sitemap.xml')).not.toContain('/api/1.0');
});

// A unit test covers the message; this shows that a build prints it. It must run last, because it breaks the copy.
test('an unknown category stops the build, and the error names the file', () => {
  edit(copy, 'help/article/pricing-guide.mdx', (text) =>
    text.replace('category: Billing & Plans', 'category: Money'),
  );
  const {isBuilt, output} = buildCopy(copy);

  expect(isBuilt).toBe(false);
  for (const word of ['pricing-guide', 'category', '"Money"', 'Billing & Plans']) {
    expect(output).toContain(word);
  }
});
