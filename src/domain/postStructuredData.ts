import {brand} from '@site/src/data/brand';
import {categoryOf, notesOf} from '@site/src/lib/postNotes';
import {publisher as publisherOf} from './structuredData';

const publisher = publisherOf(brand);

/** An author. Posts are signed by teams, never by people. */
function team(name: string, authorsPath: string) {
  return {
    '@type': 'Organization',
    name,
    url: brand.url + authorsPath,
    parentOrganization: {'@id': publisher['@id']},
  };
}

/** The fields used here of Docusaurus's post metadata. */
export interface PostMetadata {
  readonly authors: readonly {readonly name?: string}[];
  readonly tags: readonly {readonly label: string}[];
  readonly frontMatter: object;
}

/** The fields used here of Docusaurus's structured data of a post. */
export interface DocusaurusPost {
  readonly datePublished?: unknown;
  readonly dateModified?: unknown;
}

/**
 * Adds the publisher, date of the last change, section, keywords, and word count to Docusaurus's structured data of a
 * post. Turns its authors into organizations, because Docusaurus makes every author a person.
 *
 * @param authorsPath such as `/blog/authors`.
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
 * Adds the name and publisher to Docusaurus's structured data of a post list, and completes each post in it.
 *
 * @param list the props of the list page.
 * @see https://schema.org/Blog
 */
export function listStructuredData<Data extends {readonly blogPost?: unknown}>(
  data: Data,
  {metadata, items}: ListProps,
  authorsPath: string,
) {
  // Docusaurus always sets a list with one entry per item, in order. The type is as wide as schema.org's.
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
