import type {BlogPost, ProcessBlogPostsFn} from '@docusaurus/plugin-content-blog';

import {categoryOf, type PostNotes, type RelatedPost} from '../../../src/lib/postNotes';
import {countWords} from './countWords';
import {relatedPosts, type Relatable} from './relatedPosts';

/**
 * What one post cannot know of itself: which others are close to it. Together with its number of words it goes
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
