/** The name of the hash that has shared articles, such as `#articles=setup-account,email-auth`. */
export const SHARED = 'articles';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 80;

/** More than the help center has. A longer link isn't ours. */
const MAX_SHARED = 1000;

export const isSlug = (text: string): boolean => text.length <= MAX_SLUG && SLUG.test(text);

/** The hash of a link that shares these articles. Its characters need no escapes, so that mail programs don't cut it. */
export const sharedHash = (slugs: readonly string[]): string => `#${SHARED}=${slugs.join(',')}`;

/** The articles that a link shares, each once, in its order. Empty for another hash; skips what can't be a slug. */
export function sharedSlugs(hash: string): string[] {
  const start = `#${SHARED}=`;
  if (!hash.startsWith(start)) return [];
  // Some programs escape the comma.
  const slugs = hash.slice(start.length).split(/,|%2c/i, MAX_SHARED).filter(isSlug);
  return [...new Set(slugs)];
}
