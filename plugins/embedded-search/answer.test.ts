import {answer, type Surroundings} from './answer';
import {buildIndex} from './searchIndex';
import type {Facets} from './section';

const indexes = ['current', '2.4'].map((version) => ({
  facets: {language: 'en', docusaurus_tag: `docs-help-${version}`},
  index: buildIndex([
    {route: `/help/${version}/x`, anchor: '', titles: ['Bounces'], group: 'Help', text: version},
  ]),
}));

let asked: string[] = [];
const surroundings: Surroundings = {
  origin: 'https://site.example',
  now: () => 0,
  indexesFor: (isAllowed: (facets: Facets) => boolean) => {
    const wanted = indexes.filter(({facets}) => isAllowed(facets));
    asked = asked.concat(wanted.map(({facets}) => facets.docusaurus_tag));
    return Promise.resolve(wanted.map(({index}) => index));
  },
};
const urls = async (facetFilters: unknown) => {
  const [result] = await answer({requests: [{query: 'bounces', facetFilters}]}, surroundings);
  return result?.hits.map(({url}) => url);
};

beforeEach(() => {
  asked = [];
});

test('only the version asked for is found, and only its index is loaded', async () => {
  const filters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-help-2.4']];
  expect(await urls(filters)).toEqual(['https://site.example/help/2.4/x']);
  expect(asked).toEqual(['docs-help-2.4']);
});

test('an unknown tag finds nothing', async () => {
  expect(await urls('docusaurus_tag:docs-help-9.9')).toEqual([]);
});

test('without a filter all is searched', async () => {
  expect(await urls(undefined)).toHaveLength(2);
});

test('each request gets its result, and a facet count loads no index', async () => {
  const params = {query: 'bounces', facetFilters: ['docusaurus_tag:docs-help-current']};
  const results = await answer(
    [{params}, {params: {query: 'bounces', hitsPerPage: 0}}, {params: {...params, query: ''}}],
    surroundings,
  );
  expect(results.map(({nbHits}) => nbHits)).toEqual([1, 0, 0]);
  expect(asked).not.toContain('docs-help-2.4');
});

test('a failure to load is a failure to answer', async () => {
  const broken = {...surroundings, indexesFor: () => Promise.reject(new Error('offline'))};
  await expect(answer([{params: {query: 'x'}}], broken)).rejects.toThrow('offline');
});
