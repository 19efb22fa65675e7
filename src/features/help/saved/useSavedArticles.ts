import {storageKeys} from '@site/src/lib/storage';
import {useStored} from '@site/src/lib/useStored';
import {parseSaved, toggleSaved, type SavedArticles} from './savedArticles';

/** The articles saved on this device and the way to add or remove one; it returns whether the device keeps the list. */
export function useSavedArticles(): {saved: SavedArticles; toggle: (slug: string) => boolean} {
  const [stored, write] = useStored(storageKeys.savedArticles);
  const saved = parseSaved(stored);
  return {saved, toggle: (slug) => write(JSON.stringify(toggleSaved(saved, slug)))};
}
