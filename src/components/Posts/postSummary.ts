import {categoryOf} from '@site/src/lib/postNotes';

export interface PostLabel {
  readonly label: string;
  readonly permalink: string;
}

/** What a list shows of a post. */
export interface PostSummary {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
  /** Minutes; missing where reading time is not shown. */
  readonly readingTime?: number;
  /** Missing for a release. */
  readonly category?: string;
  readonly tags: readonly PostLabel[];
}

interface Metadata extends Omit<PostSummary, 'category'> {
  readonly frontMatter: object;
}

/** A list's view of the metadata that Docusaurus keeps of a post. */
export function postSummary(metadata: Metadata): PostSummary {
  const {permalink, title, description, date, readingTime, tags, frontMatter} = metadata;
  return {
    ...{permalink, title, description, date, readingTime, tags},
    category: categoryOf({...frontMatter}),
  };
}
