import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';

import {parsePage} from '../built-pages/readPages';
import {LoadedIndex} from '../search-engine/loadedIndex';
import {indexFile, manifestPath, proseOf, type ManifestEntry} from './files';
import {searchSections} from './searchSections';
import {sectionsOf} from './sections';
import {searchIndexes} from './index';

describe('sectionsOf', () => {
  const page = (main: string, head = '') => `<!doctype html>
<html lang="en" class="plugin-docs"><head><title>Fallback | Site</title>
<meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-help-current">
${head}</head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;

  const read = (html: string, path = '/x', baseUrl?: string) =>
    sectionsOf(parsePage(path, html), baseUrl);

  const cut = (main: string, head?: string, path = '/help/article/x') =>
    read(page(main, head), path)?.sections ?? [];

  describe('splits a page at its headings', () => {
    const sections = cut(`
    <p>Guide</p><h1>Bounces</h1><p>A message that <b>c</b>ame back.</p>
    <h2 id="hard">Hard<a class="hash-link" href="#hard">#</a></h2><p>Final.</p><ul><li>One</li><li>Two</li></ul>
    <h4 id="code">Code 5.1.1</h4><p>Unknown user.</p>
    <h3 id="deep">Deep</h3>
    <h2 id="soft">Soft</h2><p>Temporary.</p>`);

    test('with the parent headings of each section', () => {
      expect(sections.map(({anchor, titles}) => [anchor, ...titles])).toEqual([
        ['', 'Bounces'],
        ['hard', 'Bounces', 'Hard'],
        ['code', 'Bounces', 'Hard', 'Code 5.1.1'],
        ['deep', 'Bounces', 'Hard', 'Deep'],
        ['soft', 'Bounces', 'Soft'],
      ]);
    });

    test("with each section's text up to the next heading, and words neither merged nor split", () => {
      expect(sections.map(({text}) => text)).toEqual([
        'A message that came back.',
        'Final. One Two',
        'Unknown user.',
        '',
        'Temporary.',
      ]);
    });
  });

  test('treats an element with data-search-level as a heading', () => {
    const sections = cut(`<h1>T</h1><h2 id="body">Body</h2><ul><li id="body-size">
    <a data-search-level="4"><code>size</code></a> string</li></ul>`);
    expect(sections.at(-1)).toMatchObject({
      anchor: 'body-size',
      titles: ['T', 'Body', 'size'],
      text: expect.stringContaining('string') as string,
    });
    expect(proseOf(sections.at(-1)?.text ?? '')).toBe('');
  });

  test.each([
    ['navigation', '<nav>no</nav>'],
    ['data-search="off"', '<div data-search="off">no <h2>no</h2></div>'],
    ['content hidden from screen readers', '<span aria-hidden="true">no</span>'],
    ['scripts', '<script>no</script>'],
    ['styles', '<style>no{}</style>'],
    ['SVGs', '<svg><title>no</title></svg>'],
    ['form controls', '<button>no</button><select><option>no</option></select>'],
    ['dialogs', '<dialog>no</dialog>'],
    ['the table of contents', '<div class="table-of-contents">no</div>'],
    ['pagination', '<div class="pagination-nav">no</div>'],
  ])('leaves out %s', (_, html) => {
    expect(cut(`<h1>T</h1>${html}<p>yes</p>`)).toEqual([expect.objectContaining({text: 'yes'})]);
  });

  test('keeps text with aria-hidden="false"', () => {
    expect(cut('<h1>T</h1><p aria-hidden="false">yes</p>')[0]?.text).toBe('yes');
  });

  test('links a heading without an id to its closest ancestor with one', () => {
    const [, inside, outside] = cut(
      '<div id="all"><h1>T</h1><section id="faq"><h2>Questions</h2></section><h2>Rest</h2></div>',
    );
    expect([inside?.anchor, outside?.anchor]).toEqual(['faq', '']);
  });

  test('ignores React-generated ids, which change with each build', () => {
    const [, section] = cut(
      '<h1>T</h1><div id="calculator"><section id="_R_2laqh_"><h2>S</h2></section></div>',
    );
    expect(section?.anchor).toBe('calculator');
  });

  test('separates adjacent code chips but keeps punctuation after inline code', () => {
    const [page] = cut(
      '<h1>T</h1><p><code>hard</code><code>soft</code> are types of <code>type</code>.</p>',
    );
    expect(page?.text).toBe('hard soft are types of type.');
  });

  test('keeps code blocks, and leaves them out of the prose', () => {
    const [page] = cut(
      '<h1>T</h1><p>Send this:</p><pre><code>{"to": 1}</code></pre><p>Then wait.</p>',
    );
    expect(page?.text).toContain('{"to": 1}');
    expect(proseOf(page?.text ?? '')).toBe('Send this: Then wait.');
  });

  test('lists links to pages of the site', () => {
    const [page] = cut(
      '<h1>T</h1><p><a href="/help/x#y">Soft <b>bounce</b></a> <a href="https://x.example/">x</a> <a href="#z">z</a></p>',
    );
    expect(page?.links).toEqual([{route: '/help/x', text: 'Soft bounce'}]);
  });

  test('separates the lines of a heading', () => {
    const [, section] = cut(
      '<h1>T</h1><h2 id="x">Malformed <b>req</b>uest<br><code>malformed</code></h2>',
    );
    expect(section?.titles).toEqual(['T', 'Malformed request malformed']);
  });

  test("falls back to <title> when there's no <h1>", () => {
    expect(cut('<p>Text</p>')[0]?.titles).toEqual(['Fallback']);
  });

  test('names the home page like the site, and reads its headline as text', () => {
    const [home, next] = cut('<h1>Headline</h1><p>Text</p><h2 id="a">A</h2>', '', '/');
    expect(home).toMatchObject({titles: ['Site'], text: 'Headline Text'});
    expect(next?.titles).toEqual(['Site', 'A']);
  });

  test('reads escaped markup in a title as text', () => {
    expect(cut('<h1>a &lt;img onerror&gt; &amp; b</h1>')[0]?.titles).toEqual([
      'a <img onerror> & b',
    ]);
  });

  describe('groups hits', () => {
    test.each([
      ['/help/article/x', 'Help'],
      ['/api', 'API'],
      ['/docs/intro', 'Docs'],
      ['/blog/post', 'Blog'],
      ['/changelog/2-5', 'Changelog'],
      ['/pricing', 'Pages'],
      ['/', 'Pages'],
      ['/helpful', 'Pages'],
    ])('by path: %s is in %s', (route, group) => {
      expect(cut('<h1>T</h1>', '', route)[0]?.group).toBe(group);
    });

    test('by the path after the base URL', () => {
      expect(read(page('<h1>T</h1>'), '/help/x', '/base/')?.sections[0]).toMatchObject({
        group: 'Help',
        route: '/base/help/x',
      });
    });

    test("by the page's search:group meta", () => {
      const head = '<meta name="search:group" content="Help · Deliverability">';
      expect(cut('<h1>T</h1>', head)[0]?.group).toBe('Help · Deliverability');
    });
  });

  test("reads the page's question for its first section only", () => {
    const head = '<meta name="search:question" content="Why did it bounce?">';
    const sections = cut('<h1>T</h1><h2 id="a">A</h2>', head);
    expect(sections.map(({question}) => question)).toEqual(['Why did it bounce?', undefined]);
  });

  describe('reads facets', () => {
    test("from the page's language and tag", () => {
      expect(read(page('<h1>T</h1>'), '/help/x')).toMatchObject({
        language: 'en',
        docusaurus_tag: 'docs-help-current',
      });
    });

    test('and defaults to the default tag', () => {
      expect(read('<html lang="fr"><main><h1>T</h1></main></html>', '/x')).toMatchObject({
        language: 'fr',
        docusaurus_tag: 'default',
      });
    });
  });

  test.each([
    ['noindex', '<meta name="robots" content="noindex, nofollow">'],
    ["noindex in the search page's form", '<meta property="robots" content="noindex, follow">'],
    ['a list of posts', '<meta name="docsearch:docusaurus_tag" content="blog_posts_list">'],
  ])('skips a page with %s', (_, head) => {
    expect(read(page('<h1>T</h1>', head), '/x')).toBeNull();
  });

  test("skips a blog's archive but not an article about archives", () => {
    const archive = '<html class="plugin-blog"><main><h1>Archive</h1></main></html>';
    expect(read(archive, '/blog/archive')).toBeNull();
    expect(cut('<h1>Archive</h1>', '', '/help/archive')).toHaveLength(1);
  });

  test("leaves out a post's date, authors, and tags", () => {
    const post = `<html class="blog-post-page"><main><article><header><h1>T</h1><div>January 1</div></header>
    <p>Text</p><footer>Tags</footer></article></main></html>`;
    expect(read(post, '/blog/x')?.sections[0]?.text).toBe('Text');
  });

  test('skips a page that\'s marked data-search="off" as a whole', () => {
    expect(read('<div data-search="off"><main><h1>T</h1></main></div>', '/x')).toBeNull();
  });

  test('skips a page without <main>', () => {
    expect(read('<html><body><h1>Redirect</h1></body></html>', '/old')).toBeNull();
  });
});

describe('searchIndexes', () => {
  const page = (title: string, tag: string) =>
    `<html lang="en"><head><meta name="docsearch:language" content="en">` +
    `<meta name="docsearch:docusaurus_tag" content="${tag}"></head><main><h1>${title}</h1></main></html>`;

  let outDir: string;
  const read = (file: string) => fs.readFile(path.join(outDir, file));
  const manifest = async () => JSON.parse((await read(manifestPath)).toString()) as ManifestEntry[];

  const build = async (home = 'Home') => {
    const indexes = searchIndexes({outDir, baseUrl: '/'});
    for (const [route, title, tag] of [
      ['/', home, 'default'],
      ['/help/bounces', 'Bounces', 'docs-help-current'],
      ['/pricing/', 'Pricing', 'default'],
      ['/404.html', 'Page not found', 'default'],
    ] as const) {
      await indexes.read?.(parsePage(route, page(title, tag)));
    }
    await indexes.write?.();
  };

  beforeEach(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-'));
    await build();
  });
  afterEach(() => fs.rm(outDir, {recursive: true}));

  test('writes one index per language and tag, and a manifest', async () => {
    expect(await manifest()).toEqual([
      {language: 'en', docusaurus_tag: 'default', folder: expect.any(String) as string},
      {language: 'en', docusaurus_tag: 'docs-help-current', folder: expect.any(String) as string},
    ]);
  });

  test('indexes every page except the 404 page', async () => {
    const folder = (await manifest())[0]?.folder ?? '';
    const index = await LoadedIndex.open(async (name) =>
      gunzipSync(await read(indexFile(folder, name))),
    );
    const routes = async (query: string) =>
      (await searchSections([index], query, 0, 10)).hits.map(({route}) => route);
    expect([await routes('home'), await routes('pricing'), await routes('found')]).toEqual([
      ['/'],
      ['/pricing/'],
      [],
    ]);
  });

  test("changes an index's folder with its content only", async () => {
    const before = (await manifest()).map(({folder}) => folder);
    await build('Start');
    const after = (await manifest()).map(({folder}) => folder);
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});
