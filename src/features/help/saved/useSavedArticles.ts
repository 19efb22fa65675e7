import {storageKeys} from '@site/src/data/storageKeys';
import {parseSaved, toggleSaved, type SavedArticles} from '@site/src/domain/reading/saved';
import {useStored} from '@site/src/lib/useStored';

/** The articles saved on this device, and a function that adds or removes one and returns whether the device stored it. */
export function useSavedArticles(): {saved: SavedArticles; toggle: (slug: string) => boolean} {
  const [stored, write] = useStored(storageKeys.savedArticles);
  const saved = parseSaved(stored);
  return {
    saved,
    toggle: (slug) => write(JSON.stringify(toggleSaved(saved, slug, new Date().toISOString()))),
  };
}
