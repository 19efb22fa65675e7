import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';

import {describeHead} from './describeHead';
import {readPages} from './readPages';

describe('describeHead.ts', () => {
  const headOf = (head: string, route = '/x') =>
    describeHead(
      load(`<html lang="en"><head>${head}</head><body><h1> Title </h1></body></html>`),
      route,
    );
  const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

  test('describeHead: reads tag, version, description and title', () => {
    const head =
      meta('docsearch:docusaurus_tag', 'docs-help-2.4') +
      meta('docsearch:version', '2.4') +
      meta('description', 'How to.');
    expect(headOf(head)).toMatchObject({
      tag: 'docs-help-2.4',
      version: '2.4',
      description: 'How to.',
      title: 'Title',
    });
  });

  test('describeHead: the last of two tags counts', () => {
    const tags =
      meta('docsearch:docusaurus_tag', 'default') + meta('docsearch:docusaurus_tag', 'x');
    expect(headOf(tags).tag).toBe('x');
  });

  test('describeHead: a page without metadata is public and has no version', () => {
    expect(headOf('')).toMatchObject({
      isHidden: false,
      tag: 'default',
      version: null,
      language: 'en',
    });
  });

  test.each([
    ['a page kept from search engines', '<meta name="robots" content="noindex, follow">', '/x'],
    ['the search page', '<meta property="robots" content="noindex, follow">', '/search'],
    [
      'one of two that says so',
      '<meta name="robots" content="nosnippet"><meta name="robots" content="noindex">',
      '/x',
    ],
    ['the page for unknown addresses', '', '/404.html'],
  ])('%s is hidden', (_what, head, route) => {
    expect(headOf(head, route).isHidden).toBe(true);
  });
});

describe('readPages.ts', () => {
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

  test("a page that is there and can't be read stops the build", async () => {
    await fs.mkdir(path.join(outDir, 'folder.html'));
    await expect(all(['/folder', '/help'])).rejects.toThrow('EISDIR');
  });

  test('a build without pages is a mistake', async () => {
    await expect(all(['/gone'])).rejects.toThrow(/^built-pages: no page found in /);
  });
});
