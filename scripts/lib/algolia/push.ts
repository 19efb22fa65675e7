import {isDeepStrictEqual} from 'node:util';

import type {Algoliasearch, IndexSettings, SynonymHit} from 'algoliasearch';

import {synonyms} from '../../../plugins/search-engine/synonyms';
import type {AlgoliaRecord} from './records';

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

export interface PushOptions {
  readonly indexName: string;
  readonly records: readonly AlgoliaRecord[];
  /** Compares and reports, but changes nothing. */
  readonly isDryRun: boolean;
}

export interface Pushed {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  readonly hasNewSettings: boolean;
  readonly hasNewSynonyms: boolean;
}

/**
 * Makes an index equal to these records and to our settings. It writes only what differs, so a second push writes
 * nothing, and it removes records last, so that a search never misses a page that moved.
 *
 * @returns what was different
 * @throws when there are no records, which is a broken build, or when a request fails after the client's retries
 */
export async function pushRecords(
  client: Algoliasearch,
  {indexName, records, isDryRun}: PushOptions,
): Promise<Pushed> {
  if (records.length === 0) throw new Error('There are no records. Is the build complete?');
  const before = await readIndex(client, indexName);

  const added = records.filter(({objectID}) => !before.fingerprints.has(objectID));
  const changed = records.filter(({objectID, fingerprint}) => {
    const old = before.fingerprints.get(objectID);
    return old !== undefined && old !== fingerprint;
  });
  const wanted = new Set(records.map(({objectID}) => objectID));
  const removed = Array.from(before.fingerprints.keys()).filter((id) => !wanted.has(id));
  const hasNewSettings = Object.entries(indexSettings).some(
    ([name, value]) => !isDeepStrictEqual(before.settings[name], value),
  );
  const hasNewSynonyms = !isDeepStrictEqual(
    before.synonyms,
    new Map(indexSynonyms.map(({objectID, synonyms}) => [objectID, synonyms])),
  );

  if (!isDryRun) {
    if (hasNewSettings) {
      const {taskID} = await client.setSettings({indexName, indexSettings});
      await client.waitForTask({indexName, taskID});
    }
    if (hasNewSynonyms) {
      const {taskID} = await client.saveSynonyms({
        indexName,
        synonymHit: indexSynonyms,
        replaceExistingSynonyms: true,
      });
      await client.waitForTask({indexName, taskID});
    }
    const batch = {indexName, waitForTasks: true};
    await client.chunkedBatch({
      ...batch,
      action: 'updateObject',
      objects: [...added, ...changed].map((record) => ({...record})),
    });
    await client.chunkedBatch({
      ...batch,
      action: 'deleteObject',
      objects: removed.map((objectID) => ({objectID})),
    });
  }
  return {
    added: added.length,
    changed: changed.length,
    removed: removed.length,
    unchanged: records.length - added.length - changed.length,
    hasNewSettings,
    hasNewSynonyms,
  };
}

interface IndexContent {
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, readonly string[] | undefined>;
}

async function readIndex(client: Algoliasearch, indexName: string): Promise<IndexContent> {
  if (!(await client.indexExists({indexName}))) {
    return {fingerprints: new Map(), settings: {}, synonyms: new Map()};
  }
  const fingerprints = new Map<string, string>();
  await client.browseObjects<{fingerprint?: string}>({
    indexName,
    browseParams: {attributesToRetrieve: ['fingerprint'], hitsPerPage: 1000},
    aggregator: ({hits}) => {
      for (const {objectID, fingerprint = ''} of hits) fingerprints.set(objectID, fingerprint);
    },
  });
  const settings = {...(await client.getSettings({indexName}))};
  const synonyms = new Map<string, readonly string[] | undefined>();
  await client.browseSynonyms({
    indexName,
    aggregator: ({hits}) => {
      for (const hit of hits) synonyms.set(hit.objectID, hit.synonyms);
    },
  });
  return {fingerprints, settings, synonyms};
}
