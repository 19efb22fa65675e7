/** A post as another post's end shows it. */
export interface RelatedPost {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly category?: string;
  /** ISO 8601. */
  readonly date: string;
  /** Minutes; missing where reading time is not shown. */
  readonly readingTime?: number;
}

/** What the build works out about a post. plugins/lib/blogPosts.ts writes it into the front matter, where the page finds it. */
export interface PostNotes {
  readonly wordCount: number;
  readonly related: readonly RelatedPost[];
}

type OpenFrontMatter = Readonly<Record<string, unknown>>;

/** The category of a post; releases have none. */
export function categoryOf({category}: OpenFrontMatter): string | undefined {
  return typeof category === 'string' ? category : undefined;
}

/** What the build noted in a post's front matter; nothing for an instance whose posts it leaves alone. */
export function notesOf({notes}: OpenFrontMatter): PostNotes {
  // Docusaurus types front matter openly, and the schemas refuse `notes` from writers.
  return (notes as PostNotes | undefined) ?? {wordCount: 0, related: []};
}
