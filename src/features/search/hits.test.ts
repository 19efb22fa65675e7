import type {AlgoliaHit} from '@site/plugins/embedded-search/response';
import {positionsOf, withTextFragment} from './arrival';
import {firstOfPages, pagesOf} from './hits';
import {facetFiltersOf, type DocsData} from './searchTags';

describe('hits', () => {
  const hit = (path: string, anchor: string | null) => ({url_without_anchor: path, anchor});

  test('firstOfPages: keeps the best hit of each page', () => {
    const [top, section, other] = [hit('/a', null), hit('/a', 'b'), hit('/c', 'd')];
    expect(firstOfPages([top, section, other])).toEqual([top, other]);
  });

  test('firstOfPages: keeps each tool once', () => {
    const tools = (anchor: string) => hit('https://site.example/help/tools', anchor);
    const [offer, score] = [tools('bounce=550'), tools('score')];
    expect(firstOfPages([offer, tools('bounce'), score])).toEqual([offer, score]);
  });

  test('pagesOf: groups the sections of a page, and keeps each tool apart', () => {
    const found = (path: string, anchor: string | null, ...titles: string[]) => {
      const levels = titles.map((title, level): [string, string] => [`lvl${level}`, title]);
      const texts = levels.map(([level, value]): [string, {value: string}] => [level, {value}]);
      return {
        ...{url: anchor ? `${path}#${anchor}` : path, url_without_anchor: path, anchor},
        hierarchy: Object.fromEntries(levels),
        _snippetResult: {hierarchy: Object.fromEntries(texts), content: {value: `…${anchor}…`}},
      } as AlgoliaHit;
    };
    const pages = pagesOf([
      found('https://site.example/dns', 'spf', 'Help', 'DNS', 'SPF', 'Lookups'),
      found('https://site.example/help/tools', 'csv', 'Tools', 'CSV check'),
      found('https://site.example/dns', null, 'Help', 'DNS'),
      found('https://site.example/help/tools', 'dns', 'Tools', 'DNS check'),
    ]);
    expect(pages.map(({path, title, sections}) => [path, title, sections])).toEqual([
      ['/dns', 'DNS', [{path: '/dns#spf', title: 'SPF › Lookups'}]],
      ['/help/tools#csv', 'CSV check', []],
      ['/help/tools#dns', 'DNS check', []],
    ]);
    expect(pages[0]).toMatchObject({group: 'Help', snippet: '…spf…'});
  });
});

describe('arrival', () => {
  const found = (text: string, ...words: string[]) =>
    positionsOf(text, words).map(([start, end]) => text.slice(start, end));

  test('positionsOf: finds words and their longer forms, but not inside of other words', () => {
    expect(found('Bounces, a bounce, and rebounces', 'bounce')).toEqual(['Bounces', 'bounce']);
    expect(found('code 5.1.1 (x)', '5.1.1', '(')).toEqual(['5.1.1', '(x']);
    expect(found('anything')).toEqual([]);
    expect(found('anything', '')).toEqual([]);
  });

  test.each([
    ['/x', ['soft bounce'], '/x#:~:text=soft%20bounce'],
    ['/x#y', ['a-b', 'c'], '/x#y:~:text=a%2Db&text=c'],
    ['/x#y', [], '/x#y'],
  ])('withTextFragment(%j, %j)', (url, words, expected) => {
    expect(withTextFragment(url, words)).toBe(expected);
  });
});

describe('searchTags', () => {
  const version = (name: string, isLast: boolean) => ({name, isLast});
  const docs: DocsData = {
    help: {versions: [version('current', true), version('2.4', false)]},
    api: {versions: [version('current', true)]},
  };
  const tags = (...names: string[]) => [
    'language:en',
    ['docusaurus_tag:default', ...names.map((name) => `docusaurus_tag:docs-${name}`)],
  ];

  test.each([
    ['the current versions', null, 'help-current'],
    ['another version of the help center', '2.4', 'help-2.4'],
    ['the current version instead of an unknown one', '9', 'help-current'],
  ])('facetFiltersOf: searches %s', (_case, helpVersion, help) => {
    expect(facetFiltersOf(docs, 'en', helpVersion)).toEqual(tags(help, 'api-current'));
  });
});
