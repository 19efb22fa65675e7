import {brand} from '@site/src/data/brand';
import {listStructuredData, postStructuredData, type PostMetadata} from './postStructuredData';
import {organization} from './structuredData';

const post: PostMetadata = {
  authors: [{name: 'Deliverability team'}],
  tags: [{label: 'DNS'}],
  frontMatter: {category: 'Deliverability', notes: {wordCount: 982, related: []}},
};
const data = {
  '@type': 'BlogPosting',
  headline: 'A post',
  datePublished: '2026-11-03T00:00:00.000Z',
  author: {'@type': 'Person', name: 'Deliverability team'},
};
const described = (changes = {}) =>
  postStructuredData({...data, ...changes}, post, '/blog/authors');

test('postStructuredData: makes each author a team of the organization, with the URL of the authors page', () => {
  expect(described().author).toEqual([
    {
      '@type': 'Organization',
      name: 'Deliverability team',
      url: `${brand.url}/blog/authors`,
      parentOrganization: {'@id': organization(brand)['@id']},
    },
  ]);
});

test('postStructuredData: has the same publisher as the home page', () => {
  expect(organization(brand)).toMatchObject(described().publisher);
});

test('postStructuredData: dateModified falls back to datePublished', () => {
  const dateModified = '2026-11-20T00:00:00.000Z';
  expect(described().dateModified).toBe(data.datePublished);
  expect(described({dateModified}).dateModified).toBe(dateModified);
});

test('postStructuredData: adds section, keywords, and word count, and keeps the other fields', () => {
  expect(described()).toMatchObject({
    headline: 'A post',
    articleSection: 'Deliverability',
    keywords: ['DNS'],
    wordCount: 982,
  });
});

test('postStructuredData: omits section and word count if they’re unknown, as for a release', () => {
  const release = postStructuredData(data, {...post, frontMatter: {}}, '/changelog/authors');
  expect(release).not.toHaveProperty('articleSection');
  expect(release).not.toHaveProperty('wordCount');
});

test('listStructuredData: completes each post in the list', () => {
  const props = {metadata: {blogTitle: 'Blog'}, items: [{content: {metadata: post}}]};
  const list = listStructuredData({blogPost: [data]}, props, '/blog/authors');
  expect(list.name).toBe(`${brand.name} blog`);
  expect(list.blogPost[0]).toMatchObject({author: [{'@type': 'Organization'}], wordCount: 982});
});
