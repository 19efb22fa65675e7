/**
 * Every key this site's own code may write on a visitor's device, with the purpose shown on /cookies.
 * `src/lib/storage.ts` takes no other key, so a new one has to be added here first.
 */
export const storageKeys = {
  savedArticles: 'help-saved-articles',
  articleVotes: 'help-article-votes',
  chunkReload: 'stale-page-reload',
  liveActivityClosed: 'live-activity-closed',
  contactDraft: 'contact-draft',
  partnerDraft: 'partner-draft',
  codeLanguage: 'code-language',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export interface StorageEntry {
  readonly key: string;
  readonly area: 'local' | 'session';
  readonly purpose: string;
  /** Removed in the same moment in which it is written. */
  readonly isMomentary?: boolean;
}

/**
 * `key` may end in `*`: Docusaurus appends a hash of the site's address to its own keys.
 * The last entries are written by packages; the test beside this file compares them with the packages' code.
 */
export const storageEntries: readonly StorageEntry[] = [
  {
    key: storageKeys.savedArticles,
    area: 'local',
    purpose: 'The help articles you saved, so that the help centre can list them.',
  },
  {
    key: storageKeys.articleVotes,
    area: 'local',
    purpose: 'Whether you found an article helpful, so that you can change your answer.',
  },
  {
    key: storageKeys.chunkReload,
    area: 'session',
    purpose:
      'That this page was reloaded once after a new release, so that it is not reloaded again.',
  },
  {
    key: storageKeys.liveActivityClosed,
    area: 'session',
    purpose: 'That you closed the live activity on the home page, so that it stays closed.',
  },
  {
    key: storageKeys.contactDraft,
    area: 'session',
    purpose: 'What you typed into the contact form, so that it survives a reload.',
  },
  {
    key: storageKeys.partnerDraft,
    area: 'session',
    purpose: 'What you typed into the partner application, so that it survives a reload.',
  },
  {
    key: storageKeys.codeLanguage,
    area: 'local',
    purpose: 'The language you chose for the code samples of the API, so that all pages show it.',
  },
  {key: 'theme*', area: 'local', purpose: 'Light or dark, when you chose one.'},
  {
    key: 'docusaurus.announcement.*',
    area: 'local',
    purpose: 'Which announcement you were shown last, and whether you closed it.',
  },
  {
    key: 'docs-preferred-version-*',
    area: 'local',
    purpose: 'The version of the help centre or the documentation you last chose.',
  },
  {
    key: '__DOCSEARCH_RECENT_SEARCHES__*',
    area: 'local',
    purpose: 'Search results you opened, so that the search box can list them.',
  },
  {
    key: '__DOCSEARCH_FAVORITE_SEARCHES__*',
    area: 'local',
    purpose: 'Search results you marked as favourites.',
  },
  {
    key: '__TEST_KEY__',
    area: 'local',
    purpose: 'Written when the search opens, to find out whether the browser stores anything.',
    isMomentary: true,
  },
];
