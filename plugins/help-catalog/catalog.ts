import {editDistance} from '../search-engine/words';
import type {HelpArticleFrontMatter} from '../lib/front-matter/schemas';

/** The facts of an article that lists show. */
export interface CatalogEntry extends Pick<
  HelpArticleFrontMatter,
  'title' | 'description' | 'category'
> {
  readonly slug: string;
  readonly permalink: string;
  /** The length of its walkthrough, if it can be played. */
  readonly playsMs?: number;
}

export interface HelpArticleSource {
  /** Path relative to the project, for error messages. */
  readonly file: string;
  readonly slug: string;
  readonly permalink: string;
  readonly frontMatter: HelpArticleFrontMatter;
}

/** Returns the slug of the article with this doc ID. */
export const slugOf = (id: string): string => id.replace('article/', '');

const collator = new Intl.Collator('en');

/** Compares titles as readers sort them: in any letter case. */
export const byTitle = (a: {readonly title: string}, b: {readonly title: string}): number =>
  collator.compare(a.title, b.title);

/**
 * Returns one version's articles, sorted by title.
 *
 * @throws when two articles share a title or a related slug has no article, with one line per error.
 */
export function buildCatalog(articles: readonly HelpArticleSource[]): CatalogEntry[] {
  const slugs = new Set(articles.map(({slug}) => slug));
  const errors: string[] = [];
  const fileByTitle = new Map<string, string>();

  for (const {file, slug, frontMatter} of articles) {
    const twin = fileByTitle.get(frontMatter.title);
    if (twin) errors.push(`${file}: title "${frontMatter.title}" is taken by ${twin}.`);
    fileByTitle.set(frontMatter.title, file);

    for (const related of frontMatter.related) {
      if (related === slug) errors.push(`${file}: related lists the article itself, "${related}".`);
      else if (!slugs.has(related)) {
        const others = Array.from(slugs).filter((other) => other !== slug);
        errors.push(
          `${file}: related: "${related}" isn't an article of this version.${hint(related, others)}`,
        );
      }
    }
  }

  if (errors.length > 0) throw new Error(`The help center has errors.\n${errors.join('\n')}`);

  return articles
    .map(({slug, permalink, frontMatter: f}) => ({
      slug,
      permalink,
      title: f.title,
      description: f.description,
      category: f.category,
      ...(f.walkthrough && {playsMs: f.walkthrough.durationMs}),
    }))
    .sort(byTitle);
}

/** Suggests the slug that takes the fewest edits to get from a mistyped one, if that's less than half of it. */
function hint(slug: string, others: readonly string[]): string {
  const most = Math.floor(slug.length / 2);
  const edits = (other: string) => editDistance(slug, other, most);
  const best = others.reduce((one, other) => (edits(other) < edits(one) ? other : one), '');
  return edits(best) < most ? ` Did you mean "${best}"?` : '';
}
