import type {RouteChunkNames} from '@docusaurus/types';

import {addDocs, type GlobalData} from '../globalData';
import type {ModuleEntry, PageData, PageRoute} from '../pageData';
import {pathKey} from '../pathKey';

interface PageStore {
  /** Modules of the known pages' routes by name in the registry. */
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** Scripts of these modules' chunks by ID. */
  readonly files: Readonly<Record<string, string>>;
  /** Stylesheets of these modules' chunks by ID. */
  readonly styles: Readonly<Record<string, string>>;
  /** Names of each route's modules, by the key that Docusaurus's ComponentCreator uses. */
  readonly chunkNames: Readonly<RouteChunkNames>;
  /** Returns a known page's routes. */
  readonly routesOf: (path: string) => readonly PageRoute[] | undefined;
  /**
   * Learns the routes of another page.
   *
   * @throws when the path has no page of its own or its page is from another build.
   */
  readonly learn: (path: string) => Promise<void>;
}

/**
 * Creates a store of what this tab knows of the site: the page it was opened with, and the pages opened or pointed at
 * since.
 *
 * @param first data of the page that the tab was opened with.
 * @param globalData receives the docs of each page.
 * @param fetchData returns the data of the page at a path, or null for a response that has none.
 */
export function createPageStore(
  first: PageData,
  globalData: GlobalData,
  fetchData: (path: string) => Promise<PageData | null>,
): PageStore {
  const routes = new Map<string, readonly PageRoute[]>();
  const modules: Record<string, ModuleEntry> = {};
  const files: Record<string, string> = {};
  const styles: Record<string, string> = {};
  const chunkNames: RouteChunkNames = {};
  const pending = new Map<string, Promise<void>>();

  function add(data: PageData): void {
    Object.assign(modules, data.modules);
    Object.assign(files, data.files);
    Object.assign(styles, data.styles);
    for (const {path, hash, chunkNames: names} of data.routes) {
      chunkNames[`${path}-${hash}`] = names;
    }
    addDocs(globalData, data.docs);
    if (data.routes.length > 0) routes.set(pathKey(data.path), data.routes);
  }

  async function fetchAndAdd(path: string): Promise<void> {
    const data = await fetchData(path);
    if (!data || pathKey(data.path) !== pathKey(path)) throw new Error(`${path} is no page.`);
    if (data.build !== first.build) throw new Error(`${path} is from another build.`);
    add(data);
  }

  add(first);
  return {
    modules,
    files,
    styles,
    chunkNames,
    routesOf: (path) => routes.get(pathKey(path)),
    async learn(path) {
      const key = pathKey(path);
      if (routes.has(key)) return;
      // After a failure, the next attempt fetches again.
      const fetching = pending.get(key) ?? fetchAndAdd(path).finally(() => pending.delete(key));
      pending.set(key, fetching);
      await fetching;
    },
  };
}
