import {brand} from '@site/src/data/brand';
import {organization} from '@site/src/domain/structuredData';
import {listPages} from '../listPages';
import {listStructuredData, postStructuredData, type DescribedPost} from './postStructuredData';

const {blog} = listPages;
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

test.each([
  ['blog', '/blog/authors'],
  ['changelog', '/changelog/authors'],
] as const)('a team of the %s belongs to the company and stands at %s', (id, path) => {
  expect(postStructuredData(data, post, listPages[id]).author).toEqual([
    {
      '@type': 'Organization',
      name: 'Deliverability team',
      url: brand.url + path,
      parentOrganization: {'@id': organization(brand)['@id']},
    },
  ]);
});

test('the publisher is the organization of the home page', () => {
  const {publisher} = postStructuredData(data, post, blog);
  expect(publisher).toMatchObject({'@type': 'Organization', name: brand.name});
  expect(organization(brand)).toMatchObject(publisher);
});

test('a post that was never changed was last changed when it was published', () => {
  expect(postStructuredData(data, post, blog).dateModified).toBe(data.datePublished);
  const changed = {...data, dateModified: '2026-11-20T00:00:00.000Z'};
  expect(postStructuredData(changed, post, blog).dateModified).toBe('2026-11-20T00:00:00.000Z');
});

test('section, keywords and length are told, and the rest is kept', () => {
  expect(postStructuredData(data, post, blog)).toMatchObject({
    headline: 'A post',
    articleSection: 'Deliverability',
    keywords: ['DNS'],
    wordCount: 982,
  });
});

test('a release has no section, and a length that is not known is not told', () => {
  const release = {...post, category: undefined, notes: {wordCount: 0, related: []}};
  expect(postStructuredData(data, release, listPages.changelog)).not.toHaveProperty(
    'articleSection',
  );
  expect(postStructuredData(data, release, listPages.changelog)).not.toHaveProperty('wordCount');
});

test('the list completes each of its posts', () => {
  const list = listStructuredData({blogPost: [data]}, [post], blog);
  expect(list.name).toBe(`${brand.name} blog`);
  expect(list.blogPost[0]).toMatchObject({author: [{'@type': 'Organization'}], wordCount: 982});
});
