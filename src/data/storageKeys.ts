/** The only keys that src/lib/storage.ts can write on a visitor's device. Each one needs an entry in storageEntries.ts. */
export const storageKeys = {
  savedArticles: 'help-saved-articles',
  readArticles: 'help-read-articles',
  articleVotes: 'help-article-votes',
  chunkReload: 'stale-page-reload',
  liveActivityClosed: 'live-activity-closed',
  contactDraft: 'contact-draft',
  partnerDraft: 'partner-draft',
  codeLanguage: 'code-language',
  codeForm: 'code-form',
  missedQueries: 'missed-searches',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
