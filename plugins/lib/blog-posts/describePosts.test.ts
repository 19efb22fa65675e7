import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {notesOf} from '../../../src/lib/postNotes';
import {describePosts} from './describePosts';

const post = (slug: string, frontMatter: Record<string, unknown> = {}): BlogPost => ({
  id: slug,
  content: 'Four words of text.',
  metadata: {
    source: `@site/blog/${slug}.mdx`,
    permalink: `/blog/${slug}`,
    title: `About ${slug}`,
    description: `All of ${slug}`,
    date: new Date('2026-11-03'),
    tags: [],
    authors: [],
    hasTruncateMarker: true,
    unlisted: false,
    lastUpdatedAt: undefined,
    lastUpdatedBy: undefined,
    readingTime: 4.2,
    frontMatter: {category: 'Writing', ...frontMatter},
  },
});

const describe1 = async (...posts: BlogPost[]) => (await describePosts({blogPosts: posts})) ?? [];

test('a post learns its words and its relatives', async () => {
  const [first] = await describe1(post('a'), post('b'));
  expect(notesOf(first?.metadata.frontMatter ?? {})).toEqual({
    wordCount: 4,
    related: [
      {
        ...{permalink: '/blog/b', title: 'About b', description: 'All of b', category: 'Writing'},
        ...{date: '2026-11-03T00:00:00.000Z', readingTime: 4.2},
      },
    ],
  });
});

test('the day of the last change becomes what the sitemap and the structured data read', async () => {
  const [changed, unchanged] = await describe1(post('a', {updated: '2026-11-20'}), post('b'));
  expect(changed?.metadata.lastUpdatedAt).toBe(Date.parse('2026-11-20'));
  expect(unchanged?.metadata.lastUpdatedAt).toBeUndefined();
});
