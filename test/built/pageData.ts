import {readdirSync} from 'node:fs';
import path from 'node:path';

import {pathKey} from '../../plugins/flat-routes/pathKey';
import type {PageData} from '../../plugins/flat-routes/pageData';
import {COMPILE_AHEAD} from '../../plugins/wake';
import {fileOf, indexedPages, pageAt, pages, textOf, type BuiltPage} from './site';

const dataOf = ({$}: BuiltPage) => JSON.parse($('#page-data').text()) as PageData;

const filesIn = (folder: string) => readdirSync(fileOf(folder)).map((file) => `${folder}/${file}`);

/** The scripts of every page. */
const shared = filesIn('/assets/js').filter((file) => /\/(runtime~)?main\..*\.js$/.test(file));

/** Paths that scripts of every page may contain: those in the header, the footer, and the texts of the 404 page. */
const linkedEverywhere = new Set(
  pageAt('/404')
    .$('a[href^="/"]')
    .toArray()
    .map((link) => link.attribs['href']),
);

export function checkPageData(): void {
  const articles = indexedPages.filter(({path}) => path.startsWith('/help/article/'));

  test('every page has the routes of its own path, and the 404 page has none', () => {
    for (const page of pages) {
      const {path, routes} = dataOf(page);
      expect(pathKey(path)).toBe(page.path);
      const last = routes.at(-1)?.path;
      expect(last && pathKey(last)).toBe(page.path === '/404' ? undefined : page.path);
    }
    expect(new Set(pages.map((page) => dataOf(page).build)).size).toBe(1);
  });

  test('the scripts of every page are compiled while they load', () => {
    const starts = shared.map((script) => textOf(script).slice(0, COMPILE_AHEAD.length));
    expect(starts).toEqual(shared.map(() => COMPILE_AHEAD));
  });

  test('no script has the code of Ask AI', () => {
    const scripts = filesIn('/assets/js').map(textOf);
    expect(scripts.some((code) => code.includes('DocSearch-Input'))).toBe(true);
    expect(scripts.filter((code) => code.includes('ZodError'))).toEqual([]);
  });

  test('the scripts of every page name no file, path, or title of a single page', () => {
    expect(shared).toHaveLength(2);
    const code = shared.map(textOf).join('\n');
    // Scripts without a name are parts of several pages, and code may also load them on demand.
    const files = new Set(
      pages.flatMap((page) =>
        Object.values(dataOf(page).files).filter((file) => /\/[0-9a-f]{8}\./.test(file)),
      ),
    );
    expect(files.size).toBeGreaterThan(pages.length / 2);
    const sheets = pages.flatMap((page) => Array.from(new Set(Object.values(dataOf(page).styles))));
    const ownSheets = sheets
      .filter((sheet) => sheets.indexOf(sheet) === sheets.lastIndexOf(sheet))
      .map((sheet) => path.basename(sheet, '.css'));
    expect(ownSheets.length).toBeGreaterThan(5);
    const paths = articles
      .map((page) => page.path)
      .filter((address) => !linkedEverywhere.has(address));
    expect(paths.length).toBeGreaterThan(5);
    expect([...files].filter((file) => code.includes(file.slice(0, -'.js'.length)))).toEqual([]);
    expect(ownSheets.filter((sheet) => code.includes(sheet))).toEqual([]);
    expect(paths.filter((path) => code.includes(`"${path}"`))).toEqual([]);
    expect(articles.filter(({$}) => code.includes($('h1').text())).map(({path}) => path)).toEqual(
      [],
    );
  });

  test('every file that page data names exists', () => {
    const existing = new Set([...filesIn('/assets/js'), ...filesIn('/assets/css')]);
    const named = new Set(
      pages
        .map(dataOf)
        .flatMap(({files, styles}) => [files, styles].flatMap(Object.values<string>)),
    );
    expect([...named].filter((file) => !existing.has(`/${file}`))).toEqual([]);
  });

  test("an article's data has only the docs and sidebar links that its HTML has", () => {
    for (const page of articles) {
      const links = new Set(
        page
          .$('a[href]')
          .toArray()
          .map((link) => pathKey(link.attribs['href']?.replace(/[?#].*/, '') ?? '')),
      );
      const text = JSON.stringify(dataOf(page).routes);
      const hrefs = Array.from(text.matchAll(/"href":"([^"]+)"/g), ([, href = '']) => href);
      expect(hrefs.length).toBeGreaterThan(5);
      expect(hrefs.filter((href) => !links.has(pathKey(href)))).toEqual([]);
      const ids = Array.from(text.matchAll(/"id":"([^"]+)"/g), ([, id = '']) => id);
      const linked = ids.filter((id) => id === 'index' || links.has(`/help/${id}`));
      expect(linked).toEqual(ids);
    }
  });
}
