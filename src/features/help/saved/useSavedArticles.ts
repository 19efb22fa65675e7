import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';

/** Slugs of saved articles, latest first. */
export type SavedArticles = readonly string[];

/** Parses the stored list; anything that isn't a list of slugs counts as empty. */
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

/** Adds the article at the front, or removes it if it's there. */
export function toggleSaved(saved: SavedArticles, slug: string): SavedArticles {
  return saved.includes(slug) ? saved.filter((other) => other !== slug) : [slug, ...saved];
}

/** The articles saved on this device, and a function that adds or removes one and returns whether the device stored it. */
export function useSavedArticles(): {saved: SavedArticles; toggle: (slug: string) => boolean} {
  const [stored, write] = useStored(storageKeys.savedArticles);
  const saved = parseSaved(stored);
  return {saved, toggle: (slug) => write(JSON.stringify(toggleSaved(saved, slug)))};
}
