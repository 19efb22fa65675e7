import {categoryOf, notesOf} from '@site/src/domain/postNotes';
import type {DescribedPost} from './postStructuredData';

interface Metadata {
  readonly authors: DescribedPost['authors'];
  readonly tags: DescribedPost['tags'];
  readonly frontMatter: object;
}

/** The structured data's view of the metadata that Docusaurus keeps of a post. */
export function describedPost({authors, tags, frontMatter}: Metadata): DescribedPost {
  const open = {...frontMatter};
  return {authors, tags, category: categoryOf(open), notes: notesOf(open)};
}
