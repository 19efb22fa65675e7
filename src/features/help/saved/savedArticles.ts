/** Slugs of saved articles, the latest first. */
export type SavedArticles = readonly string[];

/** Reads what the device holds; anything that is not a list of slugs counts as none saved. */
export function parseSaved(stored: string | null): SavedArticles {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value.filter((slug): slug is string => typeof slug === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Adds the article in front, or takes it out when it is there. */
export function toggleSaved(saved: SavedArticles, slug: string): SavedArticles {
  return saved.includes(slug) ? saved.filter((other) => other !== slug) : [slug, ...saved];
}
