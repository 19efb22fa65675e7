/** A post, as listed at the end of another post. */
export interface RelatedPost {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly category?: string;
  /** ISO 8601. */
  readonly date: string;
  /** Minutes; undefined if the reading time isn't shown. */
  readonly readingTime?: number;
}

/** Facts about a post that plugins/lib/blogPosts.ts adds to its front matter during the build. */
export interface PostNotes {
  readonly wordCount: number;
  readonly related: readonly RelatedPost[];
}

type OpenFrontMatter = Readonly<Record<string, unknown>>;

/** The category of a post; releases have none. */
export function categoryOf({category}: OpenFrontMatter): string | undefined {
  return typeof category === 'string' ? category : undefined;
}

/** Reads the notes from a post's front matter; empty in an instance whose posts don't get any. */
export function notesOf({notes}: OpenFrontMatter): PostNotes {
  // Docusaurus doesn't type front matter, and the schemas reject `notes` from writers.
  return (notes as PostNotes | undefined) ?? {wordCount: 0, related: []};
}
