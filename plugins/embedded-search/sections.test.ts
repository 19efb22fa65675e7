import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import {parsePage} from '../built-pages/readPages';
import {search} from './engine';
import {loadIndex} from './searchIndex';
import {sectionsOf} from './sections';
import {searchIndexes} from './writeIndexes';

describe('sections.ts', () => {
  const page = (main: string, head = '') => `<!doctype html>
<html lang="en" class="plugin-docs"><head><title>Fallback | Site</title>
<meta name="docsearch:language" content="en"><meta name="docsearch:docusaurus_tag" content="docs-help-current">
${head}</head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;

  const read = (html: string, path = '/x', baseUrl?: string) =>
    sectionsOf(parsePage(path, html), baseUrl);

  const cut = (main: string, head?: string, path = '/help/article/x') =>
    read(page(main, head), path)?.sections ?? [];

  describe('a page is cut at its headings', () => {
    const sections = cut(`
    <p>Guide</p><h1>Bounces</h1><p>A message that <b>c</b>ame back.</p>
    <h2 id="hard">Hard<a class="hash-link" href="#hard">#</a></h2><p>Final.</p><ul><li>One</li><li>Two</li></ul>
    <h4 id="code">Code 5.1.1</h4><p>Unknown user.</p>
    <h3 id="deep">Deep</h3>
    <h2 id="soft">Soft</h2><p>Temporary.</p>`);

    test('with the outline above each', () => {
      expect(sections.map(({anchor, titles}) => [anchor, ...titles])).toEqual([
        ['', 'Bounces'],
        ['hard', 'Bounces', 'Hard'],
        ['code', 'Bounces', 'Hard', 'Code 5.1.1'],
        ['deep', 'Bounces', 'Hard', 'Deep'],
        ['soft', 'Bounces', 'Soft'],
      ]);
    });

    test('and each has the text up to the next, with words kept whole and apart', () => {
      expect(sections.map(({text}) => text)).toEqual([
        'Guide A message that came back.',
        'Final. One Two',
        'Unknown user.',
        '',
        'Temporary.',
      ]);
    });
  });

  test('what says its level is found like a heading', () => {
    const sections = cut(`<h1>T</h1><h2 id="body">Body</h2><ul><li id="body-size">
    <a data-search-level="4"><code>size</code></a> string</li></ul>`);
    expect(sections.at(-1)).toMatchObject({
      anchor: 'body-size',
      titles: ['T', 'Body', 'size'],
      text: 'string',
    });
  });

  test.each([
    ['navigation', '<nav>no</nav>'],
    ['what is marked as no text', '<div data-search="off">no <h2>no</h2></div>'],
    ['what is hidden from screen readers', '<span aria-hidden="true">no</span>'],
    ['scripts', '<script>no</script>'],
    ['styles', '<style>no{}</style>'],
    ['drawings', '<svg><title>no</title></svg>'],
    ['controls', '<button>no</button><select><option>no</option></select>'],
    ['dialogs', '<dialog>no</dialog>'],
    ['the table of contents', '<div class="table-of-contents">no</div>'],
    ['pagination', '<div class="pagination-nav">no</div>'],
  ])("%s isn't text", (_, html) => {
    expect(cut(`<h1>T</h1>${html}<p>yes</p>`)).toEqual([expect.objectContaining({text: 'yes'})]);
  });

  test("what says it isn't hidden is text", () => {
    expect(cut('<h1>T</h1><p aria-hidden="false">yes</p>')[0]?.text).toBe('yes');
  });

  test('a heading without an id leads to the closest part of the page that has one', () => {
    const [, inside, outside] = cut(
      '<div id="all"><h1>T</h1><section id="faq"><h2>Questions</h2></section><h2>Rest</h2></div>',
    );
    expect([inside?.anchor, outside?.anchor]).toEqual(['faq', '']);
  });

  test('an id that React made up is no address: the next build has another', () => {
    const [, section] = cut(
      '<h1>T</h1><div id="calculator"><section id="_R_2laqh_"><h2>S</h2></section></div>',
    );
    expect(section?.anchor).toBe('calculator');
  });

  test('chips of code side by side are words of their own, code in a sentence keeps its full stop', () => {
    const [page] = cut(
      '<h1>T</h1><p><code>hard</code><code>soft</code> are types of <code>type</code>.</p>',
    );
    expect(page?.text).toBe('hard soft are types of type.');
  });

  test('the lines of a heading are words of their own', () => {
    const [, section] = cut(
      '<h1>T</h1><h2 id="x">Malformed <b>req</b>uest<br><code>malformed</code></h2>',
    );
    expect(section?.titles).toEqual(['T', 'Malformed request malformed']);
  });

  test('a page without <h1> is named by its <title>', () => {
    expect(cut('<p>Text</p>')[0]?.titles).toEqual(['Fallback']);
  });

  test('markup in a title is read as text', () => {
    expect(cut('<h1>a &lt;img onerror&gt; &amp; b</h1>')[0]?.titles).toEqual([
      'a <img onerror> & b',
    ]);
  });

  describe('hits are grouped', () => {
    test.each([
      ['/help/article/x', 'Help'],
      ['/api', 'API'],
      ['/docs/intro', 'Docs'],
      ['/blog/post', 'Blog'],
      ['/changelog/2-5', 'Changelog'],
      ['/pricing', 'Pages'],
      ['/', 'Pages'],
      ['/helpful', 'Pages'],
    ])('by the address: %s is %s', (route, group) => {
      expect(cut('<h1>T</h1>', '', route)[0]?.group).toBe(group);
    });

    test('behind a base URL', () => {
      expect(read(page('<h1>T</h1>'), '/help/x', '/base/')?.sections[0]).toMatchObject({
        group: 'Help',
        route: '/base/help/x',
      });
    });

    test('or as the page says', () => {
      const head = '<meta name="search:group" content="Help · Deliverability">';
      expect(cut('<h1>T</h1>', head)[0]?.group).toBe('Help · Deliverability');
    });
  });

  describe('a page says', () => {
    test('its language and tag', () => {
      expect(read(page('<h1>T</h1>'), '/help/x')).toMatchObject({
        language: 'en',
        docusaurus_tag: 'docs-help-current',
      });
    });

    test('nothing, and is in the default index of its language', () => {
      expect(read('<html lang="fr"><main><h1>T</h1></main></html>', '/x')).toMatchObject({
        language: 'fr',
        docusaurus_tag: 'default',
      });
    });
  });

  test.each([
    ['noindex', '<meta name="robots" content="noindex, nofollow">'],
    ['noindex as the search page writes it', '<meta property="robots" content="noindex, follow">'],
    ['a list of posts', '<meta name="docsearch:docusaurus_tag" content="blog_posts_list">'],
  ])('%s keeps a page out', (_, head) => {
    expect(read(page('<h1>T</h1>', head), '/x')).toBeNull();
  });

  test("the archive of a blog is a list, an article about archives isn't", () => {
    const archive = '<html class="plugin-blog"><main><h1>Archive</h1></main></html>';
    expect(read(archive, '/blog/archive')).toBeNull();
    expect(cut('<h1>Archive</h1>', '', '/help/archive')).toHaveLength(1);
  });

  test("a post's date and authors aren't its text", () => {
    const post = `<html class="blog-post-page"><main><article><header><h1>T</h1><div>January 1</div></header>
    <p>Text</p><footer>Tags</footer></article></main></html>`;
    expect(read(post, '/blog/x')?.sections[0]?.text).toBe('Text');
  });

  test('a page may be marked as no text as a whole', () => {
    expect(read('<div data-search="off"><main><h1>T</h1></main></div>', '/x')).toBeNull();
  });

  test('a page without <main> is no page', () => {
    expect(read('<html><body><h1>Redirect</h1></body></html>', '/old')).toBeNull();
  });
});

describe('writeIndexes.ts', () => {
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
    expect([routes('home'), routes('pricing'), routes('found')]).toEqual([
      ['/'],
      ['/pricing/'],
      [],
    ]);
  });
});
