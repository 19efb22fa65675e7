import type {BlogPost, ProcessBlogPostsFn} from '@docusaurus/plugin-content-blog';

import {categoryOf, type PostNotes, type RelatedPost} from '../../src/lib/postNotes';

/**
 * What one post can't know of itself: which others are close to it. Together with its number of words it goes
 * into the front matter as `notes`, which the page and the structured data read.
 */
export const describePosts: ProcessBlogPostsFn = ({blogPosts}) => {
  const relatables = blogPosts.map(toRelatable);
  return Promise.resolve(
    blogPosts.map((post) => {
      const related = relatedPosts(toRelatable(post), relatables);
      const notes: PostNotes = {
        wordCount: countWords(post.content),
        related: related.map(({post: other}) => toRelated(other)),
      };
      const frontMatter = {...post.metadata.frontMatter, notes};
      const {updated} = frontMatter as {updated?: string | Date};
      const lastUpdatedAt = updated ? new Date(updated).getTime() : undefined;
      return {...post, metadata: {...post.metadata, frontMatter, lastUpdatedAt}};
    }),
  );
};

function toRelatable(post: BlogPost): Relatable & {readonly post: BlogPost} {
  const {permalink, frontMatter, tags, date} = post.metadata;
  return {
    permalink,
    category: categoryOf(frontMatter),
    tags: tags.map((tag) => tag.permalink),
    date,
    post,
  };
}

function toRelated({metadata}: BlogPost): RelatedPost {
  const {permalink, title, description, date, readingTime, frontMatter} = metadata;
  return {
    ...{permalink, title, description, readingTime},
    category: categoryOf(frontMatter),
    date: date.toISOString(),
  };
}

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

/**
 * The words of a post that a reader sees: without comments, imports and tags, and with the code samples,
 * which are read too.
 *
 * @param mdx what stands below the front matter.
 */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^import .*$/gm, ' ')
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
