import type {BlogPost, ProcessBlogPostsFn} from '@docusaurus/plugin-content-blog';

import {categoryOf, type PostNotes, type RelatedPost} from '../../src/lib/postNotes';

/**
 * Adds related posts and the word count to each post's front matter as `notes`, for the page and the structured data.
 */
export const describePosts: ProcessBlogPostsFn = ({blogPosts}) => {
  const relatables = blogPosts.map(toRelatable);
  return Promise.resolve(
    relatables.map((relatable) => {
      const {post} = relatable;
      const related = relatedPosts(relatable, relatables);
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

/** The most that fit in a row, and the fewest that keep a page from being a dead end. */
const MOST = 3;
const FEWEST = 2;

/**
 * Returns the posts that share most with this one, newest first among equals. A shared tag counts two, the same
 * category one. If fewer than two share anything, the newest others fill up.
 *
 * @returns two or three posts; fewer only when there are no more.
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
 * Counts the words that a reader sees: no comments, imports, or tags, but code samples, which people read too.
 *
 * @param mdx the file without its front matter.
 */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<\/?[A-Z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
