import {brand} from '@site/src/data/brand';
import {listStructuredData, postStructuredData, type DescribedPost} from './postStructuredData';

const post: DescribedPost = {
  authors: [{name: 'Deliverability team'}],
  category: 'Deliverability',
  tags: [{label: 'DNS'}],
  notes: {wordCount: 982, related: []},
};
const data = {
  '@type': 'BlogPosting',
  headline: 'A post',
  datePublished: '2026-11-03T00:00:00.000Z',
  author: {'@type': 'Person', name: 'Deliverability team'},
};

test('a team is an organization that belongs to the company', () => {
  expect(postStructuredData(data, post).author).toEqual([
    {
      '@type': 'Organization',
      name: 'Deliverability team',
      url: `${brand.url}/blog/authors`,
      parentOrganization: {'@type': 'Organization', name: brand.name, url: brand.url},
    },
  ]);
});

test('a post that was never changed was last changed when it was published', () => {
  expect(postStructuredData(data, post).dateModified).toBe(data.datePublished);
  const changed = {...data, dateModified: '2026-11-20T00:00:00.000Z'};
  expect(postStructuredData(changed, post).dateModified).toBe('2026-11-20T00:00:00.000Z');
});

test('publisher, section, keywords and length are told, and the rest is kept', () => {
  expect(postStructuredData(data, post)).toMatchObject({
    headline: 'A post',
    publisher: {'@type': 'Organization', name: brand.name},
    articleSection: 'Deliverability',
    keywords: ['DNS'],
    wordCount: 982,
  });
});

test('a release has no section, and a length that is not known is not told', () => {
  const release = {...post, category: undefined, notes: {wordCount: 0, related: []}};
  expect(postStructuredData(data, release)).not.toHaveProperty('articleSection');
  expect(postStructuredData(data, release)).not.toHaveProperty('wordCount');
});

test('the list completes each of its posts', () => {
  const list = listStructuredData({blogPost: [data]}, [post], 'Blog');
  expect(list.name).toBe(`${brand.name} blog`);
  expect(list.blogPost[0]).toMatchObject({author: [{'@type': 'Organization'}], wordCount: 982});
});
