import {brand} from '@site/src/data/brand';
import {categoryOf, notesOf} from '@site/src/lib/postNotes';
import {publisher as publisherOf} from './structuredData';

const publisher = publisherOf(brand);

/** Posts are signed by teams, never by people. */
function team(name: string, authorsPath: string) {
  return {
    '@type': 'Organization',
    name,
    url: brand.url + authorsPath,
    parentOrganization: {'@id': publisher['@id']},
  };
}

/** The part of Docusaurus's metadata of a post that its structured data needs. */
export interface PostMetadata {
  readonly authors: readonly {readonly name?: string}[];
  readonly tags: readonly {readonly label: string}[];
  readonly frontMatter: object;
}

/** The part of Docusaurus's structured data of a post that is read here. */
export interface DocusaurusPost {
  readonly datePublished?: unknown;
  readonly dateModified?: unknown;
}

/**
 * Adds publisher, last change, section, keywords and length to Docusaurus's structured data of a post, and makes
 * its authors organizations: Docusaurus takes every author for a person.
 *
 * @param authorsPath such as `/blog/authors`
 * @see https://schema.org/BlogPosting
 */
export function postStructuredData<Data extends DocusaurusPost>(
  data: Data,
  {authors, tags, frontMatter}: PostMetadata,
  authorsPath: string,
) {
  const category = categoryOf({...frontMatter});
  const {wordCount} = notesOf({...frontMatter});
  return {
    ...data,
    dateModified: data.dateModified ?? data.datePublished,
    author: authors.map(({name}) => team(name ?? brand.name, authorsPath)),
    publisher,
    inLanguage: 'en',
    keywords: tags.map(({label}) => label),
    ...(category && {articleSection: category}),
    ...(wordCount > 0 && {wordCount}),
  };
}

interface ListProps {
  readonly metadata: {readonly blogTitle: string};
  readonly items: readonly {readonly content: {readonly metadata: PostMetadata}}[];
}

/**
 * Adds name and publisher to Docusaurus's structured data of a list, and completes each of its posts.
 *
 * @param list the props of the list page
 * @see https://schema.org/Blog
 */
export function listStructuredData<Data extends {readonly blogPost?: unknown}>(
  data: Data,
  {metadata, items}: ListProps,
  authorsPath: string,
) {
  // Always a list, one entry a post in their order; its type allows for all of schema.org.
  const entries = data.blogPost as readonly DocusaurusPost[];
  return {
    ...data,
    name: `${brand.name} ${metadata.blogTitle.toLowerCase()}`,
    publisher,
    inLanguage: 'en',
    blogPost: entries.map((entry, index) => {
      const post = items[index]?.content.metadata;
      return post ? postStructuredData(entry, post, authorsPath) : entry;
    }),
  };
}
