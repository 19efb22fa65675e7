import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';

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

/** The articles saved on this device and the way to add or remove one; it returns whether the device keeps the list. */
export function useSavedArticles(): {saved: SavedArticles; toggle: (slug: string) => boolean} {
  const [stored, write] = useStored(storageKeys.savedArticles);
  const saved = parseSaved(stored);
  return {saved, toggle: (slug) => write(JSON.stringify(toggleSaved(saved, slug)))};
}
