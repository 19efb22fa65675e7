/**
 * The service worker of the offline help: it's registered when a reader keeps a page, and removed with the last one. Its
 * rules are in src/domain/offline.
 */
import {copyOf, refresh, type OfflineEnv} from '@site/src/domain/offline/keep';
import {offlinePaths, sourceOf} from '@site/src/domain/offline/manifest';
import {readKept} from '@site/src/domain/offline/record';

/** The parts of a worker's scope that this uses; TypeScript's library for workers excludes the one for pages. */
interface ExtendableEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly respondWith: (response: Promise<Response>) => void;
}
interface WorkerScope {
  readonly addEventListener: {
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {readonly claim: () => Promise<void>};
}

const scope = globalThis as unknown as WorkerScope;

/** A kept page is shown after this time if the network doesn't respond. */
const PATIENCE_MS = 4000;

const env: OfflineEnv = {
  caches,
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  alone: (run) => navigator.locks.request('offline', run),
};

/** @throws if the network doesn't respond in time */
async function fromNetwork(request: Request): Promise<Response> {
  return Promise.race([
    fetch(request),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The network doesn’t respond.')), PATIENCE_MS);
    }),
  ]);
}

async function page(request: Request, path: string): Promise<Response> {
  const copy = await copyOf(env, path);
  try {
    return await (copy ? fromNetwork(request) : fetch(request));
  } catch (error) {
    // The page works only at its own URL.
    const {pathname, search, hash} = new URL(request.url);
    if (copy && request.mode === 'navigate' && pathname !== path) {
      return Response.redirect(path + search + hash);
    }
    if (copy) return copy;
    if (request.mode === 'navigate' && (await copyOf(env, offlinePaths.page))) {
      return Response.redirect(offlinePaths.page);
    }
    throw error;
  }
}

const file = async (request: Request, path: string) => (await copyOf(env, path)) ?? fetch(request);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const isNavigation = request.mode === 'navigate';
  const source = sourceOf(path, isNavigation);
  if (source === null) return;
  event.respondWith(source === 'file' ? file(request, path) : page(request, path));
  if (!isNavigation) return;
  // A failed update is tried again with the next page.
  event.waitUntil(
    readKept(caches)
      .then((kept) => (kept && path in kept.pages ? refresh(env) : undefined))
      .catch(() => undefined),
  );
});
