import {parsePage} from '../built-pages/readPages';
import {llmsFullTxt, llmsTxt, manifest} from './files';
import {hashOf, markdownPath, pageText, type PageText} from './pageText';
import {toMarkdown} from './toMarkdown';

describe('files.ts', () => {
  const site = {name: 'Name', tagline: 'Tagline.', url: 'https://site.example'};
  const text = (path: string, version: string | null = null): PageText => ({
    path,
    title: `Title of ${path}`,
    description: 'Description.',
    section: path.split('/')[1] ?? '',
    version,
    lastChanged: '2026-01-02',
    markdown: `# ${path}\n`,
  });
  const pages = [
    text('/'),
    text('/blog/tags/dns'),
    text('/help/2.4/article/x', '2.4'),
    text('/help/category/y', 'current'),
    text('/help/article/x', 'current'),
    text('/terms'),
  ];

  test('the index lists each page once, under its part, with the address of its Markdown', () => {
    const index = llmsTxt(pages, site);
    expect(index).toMatch(/^# Name\n\n> Tagline\.\n/);
    expect(index).toContain(
      '## Help centre\n\n- [Title of /help/article/x](https://site.example/help/article/x.md): Description.\n\n## Policies',
    );
    expect(index).toContain(
      '## Product and company\n\n- [Title of /](https://site.example/index.md)',
    );
    expect(index).not.toContain('## Blog');
  });

  test('llms.txt and llms-full.txt leave out frozen versions and lists', () => {
    for (const file of [llmsTxt(pages, site), llmsFullTxt(pages)]) {
      expect(file).not.toContain('2.4');
      expect(file).not.toContain('tags');
      expect(file).not.toContain('category');
    }
  });

  test('the full text is every page, in the order of the index', () => {
    expect(llmsFullTxt(pages)).toBe('# /help/article/x\n\n---\n\n# /terms\n\n---\n\n# /\n');
  });

  test('the manifest has all of them, with a hash that changes with the text', () => {
    const {builtOn, pages: entries} = JSON.parse(manifest(pages, site, '2026-11-21')) as {
      builtOn: string;
      pages: {path: string; sha256: string; version: string | null}[];
    };
    expect(builtOn).toBe('2026-11-21');
    expect(entries.map(({path}) => path)).toEqual(pages.map(({path}) => path));
    expect(entries[2]).toMatchObject({version: '2.4', sha256: hashOf('# /help/2.4/article/x\n')});
    expect(hashOf('a')).not.toBe(hashOf('b'));
  });

  describe('a page', () => {
    const html = (head: string) =>
      `<html><head>${head}</head><body><main><h1>T</h1></main></body></html>`;
    const read = (path: string, head: string) =>
      pageText(parsePage(path, html(head)), {siteUrl: site.url, lastChanged: null});

    test('knows its section and its version', () => {
      const tag = '<meta name="docsearch:version" content="2.4">';
      expect(read('/help/2.4/x', tag)).toMatchObject({section: 'help', version: '2.4', title: 'T'});
      expect(read('/', '')).toMatchObject({section: '', version: null});
    });

    test('that search engines leave out is left out', () => {
      expect(read('/x', '<meta name="robots" content="noindex, follow">')).toBeNull();
      expect(read('/404.html', '')).toBeNull();
    });

    test('has its Markdown at its address and .md', () => {
      expect(markdownPath('/help/article/x')).toBe('/help/article/x.md');
      expect(markdownPath('/')).toBe('/index.md');
    });
  });
});

describe('toMarkdown.ts', () => {
  const page = (main: string) =>
    parsePage(
      '/x',
      `<html><head><meta name="description" content="What it is."></head>
    <body><header><a href="/">Home</a></header><main><h1>Title</h1>${main}</main></body></html>`,
    );
  const bodyOf = (main: string) =>
    toMarkdown(page(main), 'https://site.example').split('/x\n\n')[1]?.trimEnd();

  test("title, description and address come first, and what's outside of main doesn't come", () => {
    expect(toMarkdown(page('<p>Text.</p>'), 'https://site.example')).toBe(
      '# Title\n\n> What it is.\n\nSource: https://site.example/x\n\nText.\n',
    );
  });

  test('links to other pages are complete, links inside the page and to others stay', () => {
    expect(
      bodyOf('<p><a href="/y#z">a</a>, <a href="#z">b</a>, <a href="https://o.example">c</a></p>'),
    ).toBe('[a](https://site.example/y#z), [b](#z), [c](https://o.example)');
  });

  test('code keeps its lines and its language', () => {
    expect(
      bodyOf(
        '<pre class="prism-code language-bash"><code><span>curl \\<br></span><span>  -X</span></code></pre>',
      ),
    ).toBe('```bash\ncurl \\\n  -X\n```');
  });

  test('a table stays one, with the names of its marks and of the buttons that sort it', () => {
    expect(
      bodyOf(
        '<table><thead><tr><th><button>Plan</button></th></tr></thead><tbody><tr><td><svg aria-label="Included"></svg></td></tr></tbody></table>',
      ),
    ).toBe('| Plan |\n| --- |\n| Included |');
  });

  test('keeps a heading that is a button, and shows what it opens', () => {
    expect(
      bodyOf('<h3><button aria-controls=":a">Agencies</button></h3><div id=":a" hidden>All</div>'),
    ).toBe('### Agencies\n\nAll');
  });

  test("controls, drawings, navigation and what's hidden are left out", () => {
    expect(
      bodyOf(
        '<nav>n</nav><button>b</button><svg><text>s</text></svg><form>f</form><p hidden>h</p><p aria-hidden="true">a</p><p data-markdown="off">o</p><h2>Two<a class="hash-link" href="#two">#</a></h2>',
      ),
    ).toBe('## Two');
  });

  test("what styles keep apart doesn't run together, and prose keeps its punctuation", () => {
    expect(bodyOf('<p><span>Beginner</span><span>4 min</span></p>')).toBe('Beginner 4 min');
    expect(bodyOf('<p>See <a href="#z">it</a>.</p>')).toBe('See [it](#z).');
  });

  test('a definition is a line in bold and a line', () => {
    expect(bodyOf('<dl><dt>Uptime</dt><dd>100%</dd></dl>')).toBe('**Uptime**\n\n100%');
  });

  test('leaves the document as it was for the next reader', () => {
    const shared = page('<button>b</button><dl><dt>Uptime</dt></dl><pre>a<br>b</pre>');
    const before = shared.$.html();
    toMarkdown(shared, 'https://site.example');
    expect(shared.$.html()).toBe(before);
  });
});
