import {storageKeys} from '@site/src/data/storageKeys';
import {addRead, changedSections, parseHistory} from '@site/src/domain/reading/history';
import {deviceStore} from '@site/src/lib/storage';

interface Changes {
  /** The moment of the last visit, in UTC. */
  readonly since: string;
  /** Positions of the sections that are new or different. */
  readonly positions: readonly number[];
}

/** Stores a visit with the hashes of the article's sections. Returns what changed since the last one; null for nothing. */
export function recordRead(slug: string, sections: readonly string[]): Changes | null {
  if (sections.length === 0) return null;
  const history = parseHistory(deviceStore.read(storageKeys.readArticles));
  const before = history.find((read) => read.slug === slug);
  const read = {slug, readAt: new Date().toISOString(), sections};
  deviceStore.write(storageKeys.readArticles, JSON.stringify(addRead(history, read)));
  const positions = changedSections(before?.sections ?? [], sections);
  return before && positions.length > 0 ? {since: before.readAt, positions} : null;
}
