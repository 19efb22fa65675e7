export interface Relatable {
  readonly permalink: string;
  readonly category?: string;
  readonly tags: readonly string[];
  readonly date: Date;
}

/** As many as fit a row; a reader who gets fewer than two is at a dead end. */
const MOST = 3;
const FEWEST = 2;

/**
 * The posts to read after this one: those that share most with it, the newest first among equals, never itself.
 * A shared tag counts two, the same category one. When fewer than two share anything, the newest others fill up.
 *
 * @returns two or three posts, fewer only when there are no more.
 */
export function relatedPosts<Post extends Relatable>(
  post: Relatable,
  posts: readonly Post[],
): Post[] {
  const ranked = posts
    .filter(({permalink}) => permalink !== post.permalink)
    .map((other) => ({other, kinship: kinship(post, other)}))
    .sort((a, b) => b.kinship - a.kinship || b.other.date.getTime() - a.other.date.getTime());
  const kin = ranked.filter((entry) => entry.kinship > 0).length;
  return ranked.slice(0, Math.min(MOST, Math.max(FEWEST, kin))).map(({other}) => other);
}

function kinship(a: Relatable, b: Relatable): number {
  const sharedTags = a.tags.filter((tag) => b.tags.includes(tag)).length;
  const isSameCategory = a.category !== undefined && a.category === b.category;
  return 2 * sharedTags + (isSameCategory ? 1 : 0);
}
