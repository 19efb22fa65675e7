import {KeepError, forget, keep, type OfflineEnv} from '@site/src/domain/offline/keep';
import {offlinePaths} from '@site/src/domain/offline/manifest';
import {readKept} from '@site/src/domain/offline/record';

/** The browser's caches; null if it has none, as over plain HTTP and where site data is blocked. */
export function browserEnv(): OfflineEnv | null {
  const isAble = 'caches' in window && 'serviceWorker' in navigator && 'locks' in navigator;
  if (!isAble) return null;
  return {
    caches: window.caches,
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    alone: (run) => navigator.locks.request('offline', run),
  };
}

/**
 * Keeps pages, and then starts the worker that shows them.
 *
 * @throws KeepError
 */
export async function keepPages(
  env: OfflineEnv,
  paths: readonly string[],
  onProgress: (share: number) => void,
): Promise<void> {
  await keep(env, paths, onProgress);
  await navigator.serviceWorker.register(offlinePaths.worker).catch(async () => {
    await forget(env, paths);
    throw new KeepError('network');
  });
}

/** Removes pages; the worker goes with the last one. */
export async function forgetPages(env: OfflineEnv, paths: readonly string[]): Promise<void> {
  await forget(env, paths);
  if (await readKept(env.caches)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
}
