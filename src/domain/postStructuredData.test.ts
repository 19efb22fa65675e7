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

test('an author is a team of the organization, with the URL of the team list', () => {
  expect(described().author).toEqual([
    {
      '@type': 'Organization',
      name: 'Deliverability team',
      url: `${brand.url}/blog/authors`,
      parentOrganization: {'@id': organization(brand)['@id']},
    },
  ]);
});

test('the publisher is the organization of the home page', () => {
  expect(organization(brand)).toMatchObject(described().publisher);
});

test('dateModified falls back to the date of publication', () => {
  const dateModified = '2026-11-20T00:00:00.000Z';
  expect(described().dateModified).toBe(data.datePublished);
  expect(described({dateModified}).dateModified).toBe(dateModified);
});

test('adds section, keywords and length, and keeps the rest', () => {
  expect(described()).toMatchObject({
    headline: 'A post',
    articleSection: 'Deliverability',
    keywords: ['DNS'],
    wordCount: 982,
  });
});

test('leaves out section and length when they are unknown, as for a release', () => {
  const release = postStructuredData(data, {...post, frontMatter: {}}, '/changelog/authors');
  expect(release).not.toHaveProperty('articleSection');
  expect(release).not.toHaveProperty('wordCount');
});

test('completes each post of a list', () => {
  const props = {metadata: {blogTitle: 'Blog'}, items: [{content: {metadata: post}}]};
  const list = listStructuredData({blogPost: [data]}, props, '/blog/authors');
  expect(list.name).toBe(`${brand.name} blog`);
  expect(list.blogPost[0]).toMatchObject({author: [{'@type': 'Organization'}], wordCount: 982});
});
