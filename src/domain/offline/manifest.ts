/** The URLs of the offline help's own files. */
export const offlinePaths = {
  /** Lists the pages that a reader can keep. */
  manifest: '/offline.json',
  worker: '/offline-worker.js',
  /** The page for what isn't kept; it lists what is. */
  page: '/help/offline',
} as const;

/** A file that a page needs, with its download size in bytes. */
type FileEntry = readonly [url: string, bytes: number];

/** The files of every page that can be kept. The build writes it. */
export interface OfflineManifest {
  /** Changes when any file changes. */
  readonly build: string;
  readonly files: readonly FileEntry[];
  /** The files that every kept page needs, as positions in `files`: scripts that load on demand, and the page for what isn't kept. */
  readonly shared: readonly number[];
  /** The files of each search index, as positions in `files`. */
  readonly indexes: Readonly<Record<string, readonly number[]>>;
  readonly pages: Readonly<Record<string, OfflinePage>>;
}

interface OfflinePage {
  readonly title: string;
  /** Positions in `files`, among them the page itself. */
  readonly files: readonly number[];
  /** The search index that the page is in. */
  readonly index: string;
}

const isFile = (value: unknown): value is FileEntry =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  value[0].startsWith('/') &&
  typeof value[1] === 'number';

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a response is a manifest, and not the page that a host sends for unknown paths. */
export function isManifest(value: unknown): value is OfflineManifest {
  if (!isRecord(value)) return false;
  const {build, files, shared, indexes, pages} = value as Partial<OfflineManifest>;
  return (
    typeof build === 'string' &&
    Array.isArray(files) &&
    files.every(isFile) &&
    Array.isArray(shared) &&
    isRecord(indexes) &&
    isRecord(pages)
  );
}

/** The files that these pages need, with their sizes in bytes. Leaves out pages that the build doesn't have. */
export function filesOf(
  {files, shared, indexes, pages}: OfflineManifest,
  paths: readonly string[],
): ReadonlyMap<string, number> {
  const known = paths.flatMap((path) => (Object.hasOwn(pages, path) ? pages[path]! : []));
  const own = known.flatMap((page) => [...page.files, ...(indexes[page.index] ?? [])]);
  const positions = known.length > 0 ? new Set([...shared, ...own]) : [];
  return new Map(Array.from(positions, (at) => files[at]).filter((file) => file !== undefined));
}

/** The download size in bytes of pages, without the files that are on the device. */
export function downloadSize(
  manifest: OfflineManifest,
  paths: readonly string[],
  kept: ReadonlySet<string> = new Set(),
): number {
  return Array.from(filesOf(manifest, paths)).reduce(
    (sum, [url, bytes]) => sum + (kept.has(url) ? 0 : bytes),
    0,
  );
}

/** `240 KB`, `1.3 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Whether a file's name changes with its content, so a copy never gets old. */
export const isHashed = (url: string): boolean => /^\/(?:assets|fonts)\//.test(url);

/** `page`: from the network, otherwise the copy. `file`: the copy, otherwise from the network. */
export type Source = 'page' | 'file';

/**
 * How the worker responds to a request; null leaves it to the browser.
 *
 * @param path without the query
 * @param isNavigation whether the browser opens a page, and not a script that reads one
 */
export function sourceOf(path: string, isNavigation: boolean): Source | null {
  if (isHashed(path)) return 'file';
  const isHelp = /^\/help(?:\/|$)/.test(path) && !/\.\w+$/.test(path);
  return isNavigation || isHelp || path === '/search-index/manifest.json' ? 'page' : null;
}
