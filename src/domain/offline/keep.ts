import {filesOf, isHashed, isManifest, offlinePaths, type OfflineManifest} from './manifest';
import {openKept, PREFIX, RECORD, type Kept} from './record';

/** The parts of the browser that the page and its worker use. */
export interface OfflineEnv {
  readonly caches: CacheStorage;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs one change at a time, in all tabs and the worker. */
  readonly alone: <T>(run: () => Promise<T>) => Promise<T>;
}

/** `network`: a file didn't arrive. `full`: the device has no space. `outdated`: the site changed meanwhile. */
export type KeepFailure = 'network' | 'full' | 'outdated';

export class KeepError extends Error {
  constructor(readonly reason: KeepFailure) {
    super(`The pages can't be kept: ${reason}.`);
  }
}

/** The embedded search reads the list of its indexes here. */
const SEARCH_MANIFEST = '/search-index/manifest.json';

/** Files that are loaded at the same time. */
const AT_ONCE = 6;

/** URLs of the files on this device. */
export async function keptFiles({caches}: Pick<OfflineEnv, 'caches'>): Promise<Set<string>> {
  const open = await openKept(caches);
  const requests = (await open?.cache.keys()) ?? [];
  return new Set(requests.map(({url}) => new URL(url).pathname));
}

/** The kept copy of a file. */
export async function copyOf(
  {caches}: Pick<OfflineEnv, 'caches'>,
  path: string,
): Promise<Response | undefined> {
  return (await openKept(caches))?.cache.match(path);
}

/** @throws KeepError */
export async function readManifest({fetch}: Pick<OfflineEnv, 'fetch'>): Promise<OfflineManifest> {
  const response = await download(fetch, offlinePaths.manifest);
  const manifest: unknown = await response.json().catch(() => null);
  if (!isManifest(manifest)) throw new KeepError('network');
  return manifest;
}

async function download(fetch: OfflineEnv['fetch'], url: string): Promise<Response> {
  const response = await fetch(url, {cache: isHashed(url) ? 'default' : 'no-cache'}).catch(() => {
    throw new KeepError('network');
  });
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // A host may send its page for unknown paths instead of a file that's gone.
  const isWrong = isPage && (isHashed(url) || url.endsWith('.json'));
  if (!response.ok || isWrong) throw new KeepError(isHashed(url) ? 'outdated' : 'network');
  return response;
}

/**
 * Keeps pages next to those that are kept already.
 *
 * @param onProgress gets the share that's done, from 0 to 1
 * @throws KeepError; what was kept before stays
 */
export async function keep(
  env: OfflineEnv,
  paths: readonly string[],
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  await env.alone(async () => {
    const open = await openKept(env.caches);
    const all = new Set([...Object.keys(open?.kept.pages ?? {}), ...paths]);
    const manifest = await readManifest(env);
    if (!paths.every((path) => path in manifest.pages)) throw new KeepError('outdated');
    await replace(env, manifest, Array.from(all), onProgress);
  });
}

/** Fills a new cache, and then deletes the old one, so what's kept is always complete. */
async function replace(
  env: OfflineEnv,
  manifest: OfflineManifest,
  paths: readonly string[],
  onProgress: (share: number) => void,
): Promise<void> {
  const {caches, fetch, now} = env;
  const before = await openKept(caches);
  const known = paths.filter((path) => manifest.pages[path]);
  const files = filesOf(manifest, known);
  const name = `${PREFIX}${now()}`;
  const cache = await caches.open(name);
  const waiting = Array.from(files.keys());
  const total = waiting.length;
  let hasFailed = false;

  const fill = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      // The kept list of indexes has only those of the pages kept before.
      const isCurrent =
        isHashed(url) || (url !== SEARCH_MANIFEST && before?.kept.build === manifest.build);
      const copy = isCurrent ? await before?.cache.match(url) : undefined;
      const response = copy ?? (await download(fetch, url));
      await cache.put(
        url,
        url === SEARCH_MANIFEST ? await withKeptIndexes(response, files) : response,
      );
      if (!hasFailed) onProgress(1 - waiting.length / total);
    }
  };
  try {
    await Promise.all(Array.from({length: AT_ONCE}, fill));
    // The pages and their scripts must be of one build.
    if ((await readManifest(env)).build !== manifest.build) throw new KeepError('outdated');
    const titles = Object.fromEntries(known.map((path) => [path, manifest.pages[path]!.title]));
    const kept: Kept = {build: manifest.build, checkedAt: now(), pages: titles};
    await cache.put(RECORD, json(kept));
  } catch (error) {
    // Downloads under way still end.
    hasFailed = true;
    waiting.length = 0;
    await caches.delete(name);
    throw error instanceof KeepError ? error : new KeepError('full');
  }
  await deleteAll(caches, name);
}

/** The indexes whose files are kept. Without a network, the search would wait for the others in vain. */
async function withKeptIndexes(
  response: Response,
  files: ReadonlyMap<string, number>,
): Promise<Response> {
  const indexes = (await response.json()) as {readonly folder: string}[];
  const urls = Array.from(files.keys());
  return json(indexes.filter(({folder}) => urls.some((url) => url.includes(`/${folder}/`))));
}

const json = (value: unknown) =>
  new Response(JSON.stringify(value), {headers: {'Content-Type': 'application/json'}});

async function deleteAll(caches: CacheStorage, except?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Removes pages without a network; files that only they needed stay until the next change. */
export async function forget(
  {caches, alone}: Pick<OfflineEnv, 'caches' | 'alone'>,
  paths: readonly string[],
): Promise<void> {
  await alone(async () => {
    const open = await openKept(caches);
    if (!open) return;
    const pages = Object.fromEntries(
      Object.entries(open.kept.pages).filter(([path]) => !paths.includes(path)),
    );
    if (Object.keys(pages).length === 0) {
      await deleteAll(caches);
      return;
    }
    await Promise.all(paths.map((path) => open.cache.delete(path)));
    await open.cache.put(RECORD, json({...open.kept, pages} satisfies Kept));
  });
}

/** How long a copy isn't compared with the site. */
const FRESH_FOR_MS = 3_600_000;

/** Brings what's kept up to date, at most once an hour. */
export async function refresh(env: OfflineEnv): Promise<void> {
  await env.alone(async () => {
    const open = await openKept(env.caches);
    // The clock may have been ahead when the copy was made.
    if (!open || Math.abs(env.now() - open.kept.checkedAt) < FRESH_FOR_MS) return;
    const manifest = await readManifest(env);
    const paths = Object.keys(open.kept.pages);
    if (manifest.build !== open.kept.build) await replace(env, manifest, paths, () => undefined);
    else await open.cache.put(RECORD, json({...open.kept, checkedAt: env.now()} satisfies Kept));
  });
}
