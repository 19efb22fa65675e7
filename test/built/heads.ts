import {readFileSync} from 'node:fs';

import {metaOf} from '../../plugins/built-pages/readPages';
import {brand} from '../../src/data/brand';
import {
  fileOf,
  frozenPages,
  indexedPages,
  isServed,
  pageAt,
  pages,
  shared,
  type BuiltPage,
} from './site';

/** Shorter descriptions say too little; search results cut off longer ones. */
const DESCRIPTION = {min: 50, max: 160};

/** Lists of posts may share their section's card. */
const isPostList = ({path}: BuiltPage) =>
  /^\/(blog|changelog)\/(archive|authors|page|tags)\b/.test(path);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

const property = ({$}: BuiltPage, name: string) => $(`meta[property="${name}"]`).attr('content');
const canonicalOf = ({$}: BuiltPage) => $('link[rel="canonical"]').attr('href') ?? '';
const titleOf = ({$}: BuiltPage) => $('head title').text();
const descriptionOf = ({$}: BuiltPage) => $('meta[name="description"]').attr('content') ?? '';

/** Elements whose URL makes a browser contact a host, with the attribute for the URL. */
const LOADED = [
  ['link:not([rel="canonical"], [rel="alternate"])', 'href'],
  [':is(script, img, iframe, video, audio, source, embed)', 'src'],
  [':is(img, source)', 'srcset'],
  ['video', 'poster'],
  ['object', 'data'],
  ['form', 'action'],
] as const;

/** Returns the URLs that a page would load from other hosts. */
const foreignLoads = ({$}: BuiltPage) =>
  LOADED.flatMap(([selector, attribute]) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr(attribute) ?? '')
      .filter((url) => /^\s*([a-z]+:)?\/\//i.test(url)),
  );

export function checkHeads(): void {
  test('every page has one h1 with text', () => {
    const wrong = pages
      .map(
        ({path, $}) =>
          [
            path,
            $('h1')
              .toArray()
              .map((h1) => $(h1).text().trim()),
          ] as const,
      )
      .filter(([, titles]) => titles.length !== 1 || titles[0] === '');
    expect(wrong.map(([path, titles]) => `${path}: ${JSON.stringify(titles)}`)).toEqual([]);
  });

  test('every indexed page has a unique title', () => {
    expect(pages.filter((page) => titleOf(page) === '').map(({path}) => path)).toEqual([]);
    expect(shared(indexedPages.map((page) => [titleOf(page), page.path]))).toEqual([]);
  });

  test('every indexed page has a unique description of a length that search results show', () => {
    const wrong = indexedPages
      .map((page) => ({page, count: page.$('meta[name="description"]').length}))
      .filter(({page, count}) => {
        const {length} = descriptionOf(page);
        return count !== 1 || length < DESCRIPTION.min || length > DESCRIPTION.max;
      });
    expect(
      wrong.map(
        ({page, count}) =>
          `${page.path}: ${count} descriptions, "${descriptionOf(page)}" (${descriptionOf(page).length})`,
      ),
    ).toEqual([]);
    expect(shared(indexedPages.map((page) => [descriptionOf(page), page.path]))).toEqual([]);
  });

  test('every indexed page has its own URL as canonical and Open Graph URL', () => {
    const urls = (page: BuiltPage) => [canonicalOf(page), property(page, 'og:url')];
    const wrong = indexedPages.filter((page) =>
      urls(page).some((url) => url !== brand.url + page.path),
    );
    expect(wrong.map((page) => `${page.path}: ${urls(page).join(', ')}`)).toEqual([]);
  });

  test('only the search page has noindex', () => {
    const robots = ({$}: BuiltPage) =>
      metaOf($, 'robots') ?? property({path: '', $}, 'robots') ?? '';
    expect(
      indexedPages.filter((page) => robots(page).includes('noindex')).map(({path}) => path),
    ).toEqual([]);
    expect(robots(pageAt('/search'))).toContain('noindex');
  });

  test('every indexed page has an Open Graph title and a PNG card', () => {
    const problems = indexedPages.flatMap((page) => {
      const card = property(page, 'og:image') ?? '';
      const isPng = isServed(card) && readFileSync(fileOf(card)).subarray(0, 4).equals(PNG);
      return [
        ...(property(page, 'og:title') ? [] : [`${page.path}: no og:title`]),
        ...(isPng ? [] : [`${page.path}: "${card}" isn't a PNG of the build`]),
        ...(property(page, 'og:image:width') ? [] : [`${page.path}: no og:image:width`]),
        ...(metaOf(page.$, 'twitter:image') === card
          ? []
          : [`${page.path}: twitter:image differs`]),
        ...(metaOf(page.$, 'twitter:card') === 'summary_large_image'
          ? []
          : [`${page.path}: twitter:card`]),
      ];
    });
    expect(problems).toEqual([]);
  });

  test('every content page has its own social card', () => {
    const owners = indexedPages.filter((page) => !isPostList(page));
    expect(shared(owners.map((page) => [property(page, 'og:image') ?? '', page.path]))).toEqual([]);
  });

  test("every frozen page has its current page's canonical URL and card", () => {
    expect(frozenPages.length).toBeGreaterThan(0);
    const wrong = frozenPages.filter((page) => {
      // A page that the current version lacks is its own canonical page.
      const current = [...indexedPages, page].find(
        ({path}) => brand.url + path === canonicalOf(page),
      );
      return !current || property(current, 'og:image') !== property(page, 'og:image');
    });
    expect(wrong.map((page) => `${page.path}: ${canonicalOf(page)}`)).toEqual([]);
  });

  test('a page preloads at most the headline font that its styles use, and an article none', () => {
    const wrong = pages.filter(({$, path}) => {
      const fonts = $('link[rel="preload"][as="font"]');
      const isMarketing = ['/', '/pricing', '/about'].includes(path);
      if (!isMarketing && fonts.length === 0) return false;
      if (path.startsWith('/help/article/')) return true;
      const href = fonts.attr('href') ?? '';
      const isUsed = $('head style').text().includes(`url(${href})`);
      return (
        fonts.length !== 1 || !href.startsWith('/fonts/headline.') || !isServed(href) || !isUsed
      );
    });
    expect(wrong.map(({path}) => path)).toEqual([]);
  });

  test('no page loads anything from another host', () => {
    const loads = pages.flatMap((page) => foreignLoads(page).map((url) => `${page.path}: ${url}`));
    expect(loads).toEqual([]);
  });
}
