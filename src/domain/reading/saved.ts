import {parseJson} from '@site/src/lib/text';

/** An article saved on this device. */
export interface SavedArticle {
  readonly slug: string;
  /** A moment in UTC; missing if the article was saved before this was stored. */
  readonly savedAt?: string;
}

/** Saved articles, latest first. */
export type SavedArticles = readonly SavedArticle[];

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

/** Whether it's a moment in UTC, in the format of `toISOString`. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/** Parses the stored list, in which a text is a slug without a moment; skips everything else. */
export function parseSaved(stored: string | null): SavedArticles {
  const value = parseJson(stored);
  return Array.isArray(value) ? value.flatMap(savedArticle) : [];
}

function savedArticle(value: unknown): SavedArticles {
  if (typeof value === 'string') return [{slug: value}];
  const {slug, savedAt} = (value ?? {}) as Record<string, unknown>;
  if (typeof slug !== 'string') return [];
  return [isMoment(savedAt) ? {slug, savedAt} : {slug}];
}

export const isSaved = (saved: SavedArticles, slug: string): boolean =>
  saved.some((article) => article.slug === slug);

/**
 * Adds the article at the front, or removes it if it's there.
 *
 * @param now a moment in UTC.
 */
export function toggleSaved(saved: SavedArticles, slug: string, now: string): SavedArticles {
  return isSaved(saved, slug)
    ? saved.filter((article) => article.slug !== slug)
    : [{slug, savedAt: now}, ...saved];
}
