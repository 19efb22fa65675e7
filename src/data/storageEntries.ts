import {storageKeys} from './storageKeys';

export interface StorageEntry {
  readonly key: string;
  readonly area: 'local' | 'session';
  readonly purpose: string;
  /** Whether the key is removed as soon as it's written. */
  readonly isMomentary?: boolean;
}

/**
 * Everything stored on a visitor's device, as listed on /cookies. A `*` at the end of a key is a suffix that Docusaurus
 * appends. Packages write the last entries, which storageKeys.test.ts compares with the packages' code.
 */
export const storageEntries: readonly StorageEntry[] = [
  {
    key: storageKeys.savedArticles,
    area: 'local',
    purpose: 'Help articles you saved, and when, so the help center can list them.',
  },
  {
    key: storageKeys.readArticles,
    area: 'local',
    purpose:
      'The last 100 help articles you read, when you last read each one, and a short checksum of each of its sections, to show what’s changed since then.',
  },
  {
    key: storageKeys.articleVotes,
    area: 'local',
    purpose: 'Whether you found an article helpful, so you can change your vote.',
  },
  {
    key: storageKeys.chunkReload,
    area: 'session',
    purpose:
      'Whether this page was already reloaded after a new release, so it isn’t reloaded again.',
  },
  {
    key: storageKeys.liveActivityClosed,
    area: 'session',
    purpose: 'Whether you closed the live activity on the home page, so it stays closed.',
  },
  {
    key: storageKeys.contactDraft,
    area: 'session',
    purpose: 'Your entries in the contact form, so you don’t lose them if you reload the page.',
  },
  {
    key: storageKeys.partnerDraft,
    area: 'session',
    purpose:
      'Your entries in the partner application, so you don’t lose them if you reload the page.',
  },
  {
    key: storageKeys.codeLanguage,
    area: 'local',
    purpose: 'The language you chose for API code samples, so every page uses it.',
  },
  {
    key: storageKeys.codeForm,
    area: 'local',
    purpose: 'Whether you want API code samples with an SDK or with plain HTTP.',
  },
  {
    key: storageKeys.missedQueries,
    area: 'local',
    purpose: 'Your last 50 searches without a result, so you can send them to us.',
  },
  {key: 'theme*', area: 'local', purpose: 'The color theme you chose, light or dark.'},
  {
    key: 'docusaurus.announcement.*',
    area: 'local',
    purpose: 'The last announcement you saw, and whether you closed it.',
  },
  {
    key: 'docs-preferred-version-*',
    area: 'local',
    purpose: 'The version of the help center or the documentation you last chose.',
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__*',
    area: 'local',
    purpose: 'Search results you opened, so the search box can list them.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__*',
    area: 'local',
    purpose: 'Search results you marked as favorites.',
  },
  {
    key: '__TEST_KEY__',
    area: 'local',
    purpose: 'Written when the search opens, to check whether the browser can store data.',
    isMomentary: true,
  },
];
