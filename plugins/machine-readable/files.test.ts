import {parsePage} from '../built-pages/readPages';
import {llmsFullTxt, llmsTxt, manifest} from './files';
import {hashOf, markdownPath, pageText, type PageText} from './pageText';

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
