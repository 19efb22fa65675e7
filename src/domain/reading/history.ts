import {parseJson} from '@site/src/lib/text';
import {isMoment} from './saved';

/** An article that was read on this device. */
export interface ReadArticle {
  readonly slug: string;
  /** A moment in UTC. */
  readonly readAt: string;
  /** The hash of each section as it was read. */
  readonly sections: readonly string[];
}

/** Read articles, latest first. */
export type ReadHistory = readonly ReadArticle[];

/** The history takes up to 25 KB on the device. */
export const MAX_READ = 100;

/** Parses the stored history; skips everything that isn't a read article. */
export function parseHistory(stored: string | null): ReadHistory {
  const value = parseJson(stored);
  return Array.isArray(value) ? value.filter(isReadArticle) : [];
}

function isReadArticle(value: unknown): value is ReadArticle {
  const {slug, readAt, sections} = (value ?? {}) as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    isMoment(readAt) &&
    Array.isArray(sections) &&
    sections.every((hash) => typeof hash === 'string')
  );
}

/** Puts the article at the front, and drops the one read longest ago if there are too many. */
export function addRead(history: ReadHistory, read: ReadArticle): ReadHistory {
  return [read, ...history.filter(({slug}) => slug !== read.slug)].slice(0, MAX_READ);
}

/**
 * The positions of the sections that are new or have changed since an article was read. A hash covers the section's
 * heading, so a section that only moved counts as unchanged.
 *
 * @param before the hashes when it was read. Without any there's nothing to compare with.
 */
export function changedSections(before: readonly string[], now: readonly string[]): number[] {
  if (before.length === 0) return [];
  return now.flatMap((hash, at) => (before.includes(hash) ? [] : at));
}
