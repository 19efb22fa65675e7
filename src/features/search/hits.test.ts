import {positionsOf, withTextFragment} from './arrival';
import {firstOfPages} from './hits';
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
