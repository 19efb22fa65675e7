import {brand} from '@site/src/data/brand';
import type {PostNotes} from '@site/src/domain/postNotes';
import {publisher as publisherOf} from '@site/src/domain/structuredData';
import type {ListPages} from '../listPages';

const publisher = publisherOf(brand);

/** A team that signs a post. Nobody is named: posts are written by teams. */
function team(name: string, {authorsPath}: Pick<ListPages, 'authorsPath'>) {
  return {
    '@type': 'Organization',
    name,
    url: brand.url + authorsPath,
    parentOrganization: {'@id': publisher['@id']},
  };
}

export interface DescribedPost {
  readonly authors: readonly {readonly name?: string}[];
  readonly category?: string;
  readonly tags: readonly {readonly label: string}[];
  readonly notes: PostNotes;
}

/** What Docusaurus says about a post; of it this only reads what it passes on or completes. */
export interface DocusaurusPost {
  readonly datePublished?: unknown;
  readonly dateModified?: unknown;
}

/**
 * A post as search engines read it: what Docusaurus says, with the authors as the organizations they are
 * (it takes every author for a person), the publisher, the day of the last change, section, keywords and length.
 * @see https://schema.org/BlogPosting
 */
export function postStructuredData<Data extends DocusaurusPost>(
  data: Data,
  post: DescribedPost,
  pages: Pick<ListPages, 'authorsPath'>,
) {
  const {authors, category, tags, notes} = post;
  return {
    ...data,
    dateModified: data.dateModified ?? data.datePublished,
    author: authors.map(({name}) => team(name ?? brand.name, pages)),
    publisher,
    inLanguage: 'en',
    keywords: tags.map(({label}) => label),
    ...(category && {articleSection: category}),
    ...(notes.wordCount > 0 && {wordCount: notes.wordCount}),
  };
}

/**
 * The list of posts as search engines read it.
 *
 * @see https://schema.org/Blog
 */
export function listStructuredData<Data extends {readonly blogPost?: unknown}>(
  data: Data,
  posts: readonly DescribedPost[],
  pages: Pick<ListPages, 'name' | 'authorsPath'>,
) {
  // Always a list, one entry a post in their order; its type allows for all of schema.org.
  const entries = data.blogPost as readonly DocusaurusPost[];
  return {
    ...data,
    name: `${brand.name} ${pages.name.toLowerCase()}`,
    publisher,
    inLanguage: 'en',
    blogPost: entries.map((entry, index) => {
      const post = posts[index];
      return post ? postStructuredData(entry, post, pages) : entry;
    }),
  };
}
