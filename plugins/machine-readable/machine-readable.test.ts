import {markdownPath} from '../../src/lib/text';
import {parsePage} from '../built-pages/readPages';
import {describePage, llmsTxt, manifest, pageIndex, pagesToRead, type PageFacts} from './files';
import {toMarkdown} from './toMarkdown';

describe('machine-readable files', () => {
  const site = {name: 'Name', tagline: 'Tagline.', url: 'https://site.example'};
  const text = (path: string, version: string | null = null): PageFacts => ({
    path,
    title: `Title of ${path}`,
    description: 'Description.',
    section: path.split('/')[1] ?? '',
    version,
    lastChanged: '2026-01-02',
    sha256: `hash of ${path}`,
  });
  const pages = [
    text('/'),
    text('/blog/tags/dns'),
    text('/help/2.4/article/x', '2.4'),
    text('/help/category/y', 'current'),
    text('/help/article/x', 'current'),
    text('/terms'),
  ];

  test('llmsTxt: lists each page once, under its part, with its Markdown URL', () => {
    const index = llmsTxt(pages, site);
    expect(index).toMatch(/^# Name\n\n> Tagline\.\n/);
    expect(index).toContain(
      '## Help center\n\n- [Title of /help/article/x](https://site.example/help/article/x.md): Description.\n\n## Policies',
    );
    expect(index).toContain(
      '## Product and company\n\n- [Title of /](https://site.example/index.md)',
    );
    expect(index).not.toContain('## Blog');
  });

  test('llmsTxt: lists the files of the API after its pages', () => {
    const index = llmsTxt([...pages, text('/api/errors', 'current')], site);
    expect(index).toMatch(/api\/errors\.md\)[^#]*\(https:\/\/site\.example\/api\/openapi\.yaml\)/);
    expect(index).toContain('(https://site.example/api/postman.json)');
    expect(llmsTxt(pages, site)).not.toContain('openapi');
  });

  test('llmsTxt: ends with the files that readers can leave out', () => {
    const [, optional] = llmsTxt(pages, site).split('## Optional\n\n');
    expect(optional).toContain('- [Changes](https://site.example/pages.json): ');
    expect(optional).not.toContain('##');
  });

  test('llmsTxt: leaves out frozen versions and lists', () => {
    expect(llmsTxt(pages, site)).not.toMatch(/2\.4|tags|category/);
  });

  test('pagesToRead: returns the pages of llmsTxt, in the same order', () => {
    const paths = pagesToRead(pages).map(({path}) => path);
    expect(paths).toEqual(['/help/article/x', '/terms', '/']);
  });

  test('pageIndex: lists every page but those of frozen versions', () => {
    const index = JSON.parse(pageIndex(pages)) as object[];
    expect(index).toHaveLength(pages.length - 1);
    expect(index).toContainEqual({path: '/help/category/y', title: 'Title of /help/category/y'});
    expect(index).not.toContainEqual(expect.objectContaining({path: '/help/2.4/article/x'}));
  });

  test('manifest: lists all pages with the hash of their text', () => {
    const {builtOn, pages: entries} = JSON.parse(manifest(pages, site, '2026-11-21')) as {
      builtOn: string;
      pages: {path: string; sha256: string; version: string | null}[];
    };
    expect(builtOn).toBe('2026-11-21');
    expect(entries.map(({path}) => path)).toEqual(pages.map(({path}) => path));
    expect(entries[2]).toMatchObject({
      version: '2.4',
      sha256: 'hash of /help/2.4/article/x',
    });
  });

  describe('describePage', () => {
    const html = (head: string) =>
      `<html><head>${head}</head><body><main><h1>T</h1></main></body></html>`;
    const read = (path: string, head: string) =>
      describePage(parsePage(path, html(head)), {siteUrl: site.url, lastChanged: null});

    test('reads the section and the version', () => {
      const tag = '<meta name="docsearch:version" content="2.4">';
      expect(read('/help/2.4/x', tag)?.facts).toMatchObject({section: 'help', version: '2.4'});
      expect(read('/', '')?.facts).toMatchObject({section: '', version: null, title: 'T'});
    });

    test('returns null for a noindex page', () => {
      expect(read('/x', '<meta name="robots" content="noindex, follow">')).toBeNull();
      expect(read('/404.html', '')).toBeNull();
    });

    test('returns null for a page without a heading', () => {
      expect(
        describePage(parsePage('/x', '<main></main>'), {siteUrl: '', lastChanged: null}),
      ).toBeNull();
    });

    test("markdownPath: adds .md to the page's path", () => {
      expect(markdownPath('/help/article/x')).toBe('/help/article/x.md');
      expect(markdownPath('/')).toBe('/index.md');
    });
  });
});

describe('toMarkdown', () => {
  const page = (main: string) =>
    parsePage(
      '/x',
      `<html><head><meta name="description" content="What it is."></head>
    <body><header><a href="/">Home</a></header><main><h1>Title</h1>${main}</main></body></html>`,
    );
  const bodyOf = (main: string) =>
    toMarkdown(page(main), 'https://site.example').split('/x\n\n')[1]?.trimEnd();

  test('starts with title, description, and URL, and leaves out content outside main', () => {
    expect(toMarkdown(page('<p>Text.</p>'), 'https://site.example')).toBe(
      '# Title\n\n> What it is.\n\nSource: https://site.example/x\n\nText.\n',
    );
  });

  test('has the text of drawings, terms in bold once, and no labels of fields or icons of links', () => {
    expect(bodyOf('<svg><desc>A drawing.</desc></svg>')).toBe('A drawing.');
    expect(bodyOf('<dl><dt><b>Term</b></dt><dd>Text.</dd></dl>')).toBe('**Term**\n\nText.');
    expect(bodyOf('<p>Text.</p><label>Field</label>')).toBe('Text.');
    const icon = '<svg aria-label="(opens in a new tab)"></svg>';
    expect(bodyOf(`<a href="https://x.example">Link${icon}</a>`)).toBe('[Link](https://x.example)');
  });

  test('makes links into the site absolute and leaves external links unchanged', () => {
    expect(
      bodyOf('<p><a href="/y#z">a</a>, <a href="#z">b</a>, <a href="https://o.example">c</a></p>'),
    ).toBe('[a](https://site.example/y#z), [b](https://site.example/x#z), [c](https://o.example)');
  });

  test('keeps code lines and their language', () => {
    expect(
      bodyOf(
        '<pre class="language-bash"><code><span>curl</span> \\\n<span>  -X</span></code></pre>',
      ),
    ).toBe('```bash\ncurl \\\n  -X\n```');
  });

  test('keeps markup and a blank first line in highlighted code', () => {
    expect(
      bodyOf('<pre><code>\n<span>&lt;a&gt;</span><span>b</span><code>c</code></code></pre>'),
    ).toBe('```\n\n<a>bc\n```');
  });

  test('keeps two blank lines in code, and one in text', () => {
    const code = 'import os\n\n\ndef f(): ...';
    expect(
      bodyOf(`<p>a</p><div></div>\n\n<pre class="language-python">${code}</pre><p>b</p>`),
    ).toBe(`a\n\n\`\`\`python\n${code}\n\`\`\`\n\nb`);
  });

  test('fences code that has a fence with a longer one', () => {
    const code = '```json\n{}\n```\n\n\nText.';
    expect(bodyOf(`<pre class="language-markdown">${code}</pre>`)).toBe(
      `\`\`\`\`markdown\n${code}\n\`\`\`\``,
    );
  });

  test('escapes a character only where it would start something', () => {
    expect(bodyOf('<p>Fit 36 <span>+ signals 58</span></p>')).toBe('Fit 36 + signals 58');
    expect(bodyOf('<p>+ signals 58</p>')).toBe(String.raw`\+ signals 58`);
    expect(bodyOf('<p><code>.env</code><code>.npmrc</code></p>')).toBe('`.env` `.npmrc`');
  });

  test('keeps a table, with the labels of icons and sort buttons', () => {
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

  test('leaves out controls, SVGs, navigation, and hidden content', () => {
    expect(
      bodyOf(
        '<nav>n</nav><button>b</button><svg><text>s</text></svg><form>f</form><p hidden>h</p><p aria-hidden="true">a</p><p data-markdown="off">o</p><h2>Two<a class="hash-link" href="#two">#</a></h2>',
      ),
    ).toBe('## Two');
  });

  test('shows every tab, each below its label', () => {
    expect(
      bodyOf(
        '<div role="tablist"><button role="tab" aria-controls=":a">cURL</button><button role="tab" aria-controls=":b">PHP</button></div>' +
          '<div role="tabpanel" id=":a"><p>one</p></div><div role="tabpanel" id=":b" hidden><p>two</p></div>',
      ),
    ).toBe('**cURL**\n\none\n\n**PHP**\n\ntwo');
  });

  test('keeps a term that opens its definition', () => {
    expect(bodyOf('<ul><li><button popovertarget="d">250 leads</button></li></ul>')).toBe(
      '-   250 leads',
    );
  });

  test('shows a label of a tab once if the code in it has the same title', () => {
    const code = '<div><span>Burst</span></div><pre class="language-json"><code>{}</code></pre>';
    expect(
      bodyOf(
        '<div role="tablist"><button role="tab" aria-controls=":a">Burst</button></div>' +
          `<div id=":a" role="tabpanel">${code}</div>`,
      ),
    ).toBe('**Burst**\n\n```json\n{}\n```');
  });

  test('leaves out a paragraph that repeats the description', () => {
    expect(bodyOf('<p>What it is.</p><p>Text.</p>')).toBe('Text.');
  });

  test('separates dates and badges from what’s next to them in a row', () => {
    const row = (items: string) => bodyOf(`<p class="cluster_c1PM">${items}</p>`);
    expect(row('<time>May 1</time><span>6 min read</span><a href="/t">Team</a>')).toBe(
      'May 1 · 6 min read · [Team](https://site.example/t)',
    );
    expect(row('<span class="badge_AF9N">Setup</span><span class="badge_AF9N">Hard</span>')).toBe(
      'Setup · Hard',
    );
    expect(row('<code>id</code><span>string</span>')).toBe('`id` string');
  });

  test('separates values that are code', () => {
    expect(bodyOf('<p><code>a</code><code>b</code></p>')).toBe('`a` `b`');
  });

  test('separates words that only styles separate, and keeps punctuation in prose', () => {
    expect(bodyOf('<p><span>Beginner</span><span>4 min</span></p>')).toBe('Beginner 4 min');
    expect(bodyOf('<p>See <a href="#z">it</a>.</p>')).toBe('See [it](https://site.example/x#z).');
  });

  test('writes a definition as a bold term and a paragraph', () => {
    expect(bodyOf('<dl><dt>Uptime</dt><dd>100%</dd></dl>')).toBe('**Uptime**\n\n100%');
  });

  test('writes the badge of a term after it, and several values as one', () => {
    expect(bodyOf('<dl><dt>White-label <span>Ultimate only</span></dt><dd>Yes</dd></dl>')).toBe(
      '**White-label** (Ultimate only)\n\nYes',
    );
    expect(bodyOf('<dl><dt>Sum</dt><dd>540 + 48 =</dd><dd>588</dd><dd>high</dd></dl>')).toBe(
      '**Sum**\n\n540 + 48 = 588 high',
    );
  });

  test.each([
    'v=spf1 include:_spf.mail.example ~all',
    's1._domainkey and _dmarc.mail',
    'Lead_Score__c, handle_bounce.py',
    '-50, --paper, = 45',
    'blocked [mail.acme.example] using a list',
  ])('escapes nothing in %j', (text) => {
    expect(bodyOf(`<p>${text}</p>`)).toBe(text);
  });

  test('escapes what would have a meaning', () => {
    expect(bodyOf('<p>_a_ *b* [c](d)</p>')).toBe(String.raw`_a\_ \*b\* [c\](d)`);
    expect(bodyOf('<p>1. Signal</p><p>- a</p><p># b</p><p>---</p>')).toBe(
      ['1\\. Signal', '\\- a', '\\# b', '\\---'].join('\n\n'),
    );
  });

  test('escapes no number of a heading or a cell', () => {
    expect(bodyOf('<h2>1. Signal</h2>')).toBe('## 1. Signal');
    const head = '<thead><tr><th>Step</th></tr></thead>';
    expect(bodyOf(`<table>${head}<tbody><tr><td>2. Score</td></tr></tbody></table>`)).toContain(
      '| 2. Score |',
    );
  });

  test('encodes parentheses in the URL of a link', () => {
    expect(bodyOf('<p><a href="https://x.example/a(b)">c</a></p>')).toBe(
      '[c](https://x.example/a%28b%29)',
    );
  });

  test('starts a new line where styles do, but not in links', () => {
    const table = (cell: string) => `<table><tr><th>a</th></tr><tr><td>${cell}</td></tr></table>`;
    expect(bodyOf(table('Hard <span class="muted_x block_x">The address is bad</span>'))).toContain(
      '| Hard<br>The address is bad |',
    );
    expect(bodyOf('<p><span>Close</span><span style="display:block">CRM</span></p>')).toBe(
      'Close  \nCRM',
    );
    expect(bodyOf('<h2><a href="#v"><span class="block_x">v1:</span><span>b</span></a></h2>')).toBe(
      '## [v1: b](https://site.example/x#v)',
    );
  });

  test('separates the parts of an item that only styles separate', () => {
    expect(
      bodyOf('<ul><li><span>Request</span><span>A limit</span><span>Then: repeat</span></li></ul>'),
    ).toBe('-   Request: A limit. Then: repeat');
  });

  test('puts no space in front of a comma', () => {
    expect(bodyOf('<p><span>a</span><span>, b</span></p>')).toBe('a, b');
  });

  test('writes the other texts of a link to an item around it', () => {
    expect(
      bodyOf(
        '<ul><li><a href="https://x.example"><span class="block_x">Start here</span><span data-link-name="">Guide</span><span>2 min</span><span>Text.</span></a></li></ul>',
      ),
    ).toBe('-   Start here: [Guide](https://x.example): 2 min. Text.');
  });

  test('shows the label of a fold in bold, and the choices of a list', () => {
    expect(bodyOf('<details><summary>Can I cancel?</summary><p>Yes.</p></details>')).toBe(
      '**Can I cancel?**\n\nYes.',
    );
    expect(bodyOf('<ul><li><button aria-pressed="false">SaaS</button></li></ul>')).toBe('-   SaaS');
  });

  test('leaves out a heading with nothing below it, but not one in code', () => {
    expect(bodyOf('<h2>Form</h2><form>f</form><h2>Two</h2><h3>Three</h3><p>t</p>')).toBe(
      '## Two\n\n### Three\n\nt',
    );
    const code = '## a\n\n## b';
    expect(bodyOf(`<pre>${code}</pre>`)).toBe(`\`\`\`\n${code}\n\`\`\``);
  });

  test('leaves the shared document unchanged', () => {
    const shared = page('<button>b</button><dl><dt>Uptime</dt></dl><pre>a</pre>');
    const before = shared.$.html();
    toMarkdown(shared, 'https://site.example');
    expect(shared.$.html()).toBe(before);
  });
});
