import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';

import {describeHead, parsePage, readPages} from './readPages';

describe('describeHead', () => {
  const headOf = (head: string, route = '/x') =>
    describeHead(
      load(`<html lang="en"><head>${head}</head><body><h1> Title </h1></body></html>`),
      route,
    );
  const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

  test('reads tag, version, description, and title', () => {
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

  test('reads the last tag when a page has two', () => {
    const tags =
      meta('docsearch:docusaurus_tag', 'default') + meta('docsearch:docusaurus_tag', 'x');
    expect(headOf(tags).tag).toBe('x');
  });

  test('treats a page without metadata as public and unversioned', () => {
    expect(headOf('')).toMatchObject({
      isHidden: false,
      tag: 'default',
      version: null,
      language: 'en',
    });
  });

  test.each([
    ['a page with robots noindex', '<meta name="robots" content="noindex, follow">', '/x'],
    ['the search page', '<meta property="robots" content="noindex, follow">', '/search'],
    [
      'a page with two robots tags, one of them noindex',
      '<meta name="robots" content="nosnippet"><meta name="robots" content="noindex">',
      '/x',
    ],
    ['the 404 page', '', '/404.html'],
  ])('hides %s', (_case, head, route) => {
    expect(headOf(head, route).isHidden).toBe(true);
  });
});

describe('parsePage', () => {
  const page = (body: string) =>
    parsePage('/x', `<html><head><title>T</title></head>${body}</html>`);

  test('parses the head, main, and scripts, and keeps the whole HTML', () => {
    const {$, html} = page(
      '<body class="a"><script>a()</script><nav>Menu</nav><main id="b"><p>Text</p></main><footer>End</footer></body>',
    );
    expect($('title').text()).toBe('T');
    expect($('body').attr('class')).toBe('a');
    expect($('body').html()).toBe('<main id="b"><p>Text</p></main><script>a()</script>');
    expect(html).toContain('<footer>End</footer>');
  });

  // The minifier writes `<` in attributes and titles as it is.
  test.each([
    '<head><meta name="description" content="Close <body> after <script>"><script>b()</script></head><body><script>a()</script><main>Text</main></body>',
    '<head><title>A <body> and its <main></title></head><body><main>Text</main></body>',
    '<body><nav><img alt="> <main>"></nav><main>Text</main></body>',
    "<body><main>Text</main><a title='\"> <script>'>A</a><script>a()</script></body>",
    '<body><script>a("<main>")</script><main>Text</main><script data-a="> </script>">a("</main>")</script></body>',
    '<body><!-- <main> --><main>Text</main><!-- </main><script>a()</script> --></body>',
    '<body><main><script>a()</script>Text</main><SCRIPT>b()</SCRIPT></body>',
    '<body><main>One</main><main>Two</main></body>',
    '<body><p>Text</p></body>',
    '<body></main><main><p>Text</p></body>',
    '<main>Text</main>',
  ])('reads the same as from the whole page: %s', (html) => {
    const whole = load(html);
    const {$} = parsePage('/x', html);
    for (const selector of ['head', 'main', 'p', 'script:not(main *)']) {
      expect($.html($(selector))).toBe(whole.html(whole(selector)));
    }
  });
});

describe('readPages', () => {
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

  test('yields pages in route order under either trailingSlash setting', async () => {
    const routes = ['/pricing/', '/', '/404.html', '/help', '/help/bounces'];
    expect(await all(routes)).toEqual([
      ['/pricing/', 'pricing'],
      ['/', 'home'],
      ['/404.html', 'unknown'],
      ['/help', 'help'],
      ['/help/bounces', 'bounces'],
    ]);
  });

  test('reads every route when there are more routes than open files', async () => {
    const routes = Array.from({length: 100}, () => '/help');
    expect(await all(routes)).toHaveLength(100);
  });

  test('skips routes without a file', async () => {
    expect(await all(['/gone', '/help.html/x', '/help'])).toHaveLength(1);
  });

  test("throws when a page exists but can't be read", async () => {
    await fs.mkdir(path.join(outDir, 'folder.html'));
    await expect(all(['/folder', '/help'])).rejects.toThrow('EISDIR');
  });

  test('throws when the build has no pages', async () => {
    await expect(all(['/gone'])).rejects.toThrow(/^built-pages: no page found in /);
  });
});
