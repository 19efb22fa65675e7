import type {IndexSettings, SynonymHit} from 'algoliasearch';

import {synonyms} from '../../../plugins/search-engine/synonyms';

/** DocSearch's settings, with the fields of our records. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(question)',
    'unordered(hierarchy.lvl1)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
    'unordered(code)',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:20'],
  // The theme's search page styles this class.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  camelCaseAttributes: ['hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  advancedSyntax: true,
  separatorsToIndex: '_',
  removeWordsIfNoResults: 'allOptional',
};

/** The words that the embedded engine takes as the same. */
export const indexSynonyms: SynonymHit[] = synonyms.map((words) => ({
  objectID: words.join('-'),
  type: 'synonym',
  synonyms: [...words],
}));
