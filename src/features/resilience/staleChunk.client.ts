import {storageKeys} from '@site/src/data/storageKeys';
import {visitStore} from '@site/src/lib/storage';
import {shouldReload} from '@site/src/lib/staleChunk';

/**
 * After a release, tabs that are still open request chunks that no longer exist. Docusaurus reloads when that happens
 * during navigation; this covers everything loaded on demand, such as the search box.
 */
let leftAtMs = -Infinity;

function reloadIfStale(error: unknown): void {
  const now = Date.now();
  const moment = {nowMs: now, leftAtMs, isOnline: navigator.onLine};
  if (!shouldReload(error, visitStore.read(storageKeys.chunkReload), moment)) return;
  // Without storage, nothing would keep the page from reloading repeatedly.
  if (visitStore.write(storageKeys.chunkReload, String(now))) window.location.reload();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAtMs = Date.now();
  });
  window.addEventListener('unhandledrejection', (event) => reloadIfStale(event.reason));
  window.addEventListener('error', (event) => reloadIfStale(event.error));
}
