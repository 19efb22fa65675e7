import {indexSettings} from '../../scripts/lib/algolia/push';
import {recordsOf} from '../../scripts/lib/algolia/records';
import {answerQuery} from './query';

interface Result {
  readonly nbHits: number;
  readonly hits: readonly {
    readonly url: string;
    readonly hierarchy: object;
    readonly _highlightResult: {readonly hierarchy: Record<string, {readonly value: string}>};
    readonly _snippetResult: {readonly content?: {readonly value: string}};
  }[];
}

const pageOf = (version: string) =>
  recordsOf(
    {
      ...{language: 'en', docusaurus_tag: `docs-help-${version}`},
      sections: [
        {
          ...{route: `/${version}`, anchor: '', group: 'Help', titles: ['Retries']},
          text: `${'Word after word. '.repeat(10)}Bounces come back & go.`,
        },
        {
          ...{route: `/${version}`, anchor: 'b', group: 'Help', titles: ['Retries', 'Bounces']},
          text: 'A text.',
        },
      ],
    },
    'https://site.example',
  );

function ask(query: string, params: object = {}): Result {
  const records = new Map(['2.4', 'current'].flatMap(pageOf).map((each) => [each.objectID, each]));
  const index = {records, settings: indexSettings, synonyms: new Map()};
  return answerQuery(index as unknown as Parameters<typeof answerQuery>[0], {
    query,
    ...params,
  }) as Result;
}

const only = {facetFilters: ['language:en', ['docusaurus_tag:docs-help-current']]};

test('ranks by attribute, one record for each URL, in the version that the filters name', () => {
  const {hits, nbHits} = ask('bounces', only);
  expect(hits.map(({url}) => url)).toEqual([
    'https://site.example/current#b',
    'https://site.example/current',
  ]);
  expect(nbHits).toBe(2);
  expect(ask('bounces').nbHits).toBe(4);
});

test('marks the typed letters of the last word, and cuts a snippet around them', () => {
  const tags = {highlightPreTag: '[', highlightPostTag: ']', snippetEllipsisText: '…'};
  const [heading, text] = ask('bounc', {...only, ...tags, attributesToSnippet: ['content:4']}).hits;
  expect(heading?._highlightResult.hierarchy['lvl2']?.value).toBe('[Bounc]es');
  expect(text?._snippetResult.content?.value).toMatch(/^….*\[Bounc\]es.*…$/);
});

test('retrieves nested attributes, and finds nothing for unknown words', () => {
  const attributesToRetrieve = ['hierarchy.lvl1'];
  expect(ask('bounces', {...only, attributesToRetrieve}).hits[0]?.hierarchy).toEqual({
    lvl1: 'Retries',
  });
  expect(ask('qqq').nbHits).toBe(0);
  expect(ask('bounces qqq').nbHits).toBe(4);
});
