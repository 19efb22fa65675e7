/** Titles of all articles by version and slug. */
export type ArticleTitles = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

export interface FoundArticle {
  readonly slug: string;
  readonly title: string;
  readonly path: string;
  /** The label of its version if the current one doesn't have it. */
  readonly version?: string;
}

interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
}

/** The title of an article in a version; undefined if there's none. */
export function titleOf(titles: ArticleTitles, version: string, slug: string): string | undefined {
  const ofVersion = titles[version];
  // A stored or shared slug may be the name of a method, such as "constructor".
  return ofVersion && Object.hasOwn(ofVersion, slug) ? ofVersion[slug] : undefined;
}

/** Finds an article by its slug, in the first version that has it. */
export function findArticle(
  titles: ArticleTitles,
  versions: readonly Version[],
  slug: string,
): FoundArticle | undefined {
  for (const {name, label, path, isLast} of versions) {
    const title = titleOf(titles, name, slug);
    if (title === undefined) continue;
    return {slug, title, path: `${path}/article/${slug}`, ...(!isLast && {version: label})};
  }
  return undefined;
}

/** Loads the titles of all articles, which only visitors with saved articles need. */
export const loadTitles = () => import('@generated/help-catalog/default/titles.json');
