import type {Plugin, PluginModule} from '@docusaurus/types';

import {readPages, type BuiltPage} from './readPages';

/** What `postBuild` knows about the build. */
export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Makes files from all built pages. */
export interface PageReader {
  /**
   * Called with each page, in the order of the routes. Every reader gets the same document: it must not change it, nor
   * hold on to a part of it, because 10,000 documents don't fit into memory.
   */
  readonly read: (page: BuiltPage) => void | Promise<void>;
  /** Called after the last page. */
  readonly write: () => Promise<void>;
}

/**
 * Reads and parses every built page once, for all readers. Docusaurus runs the `postBuild` of all plugins at the same
 * time, so each reader as a plugin of its own would parse every page again and hold its own copy.
 */
export default function builtPages(
  readers: readonly ((build: Build) => PageReader)[],
): PluginModule {
  return () => ({
    name: 'built-pages',

    async postBuild(build) {
      const started = readers.map((start) => start(build));
      // The build's folder has no base URL in it.
      const paths = build.routesPaths.map((route) => route.slice(build.baseUrl.length - 1));
      for await (const page of readPages(build.outDir, paths)) {
        for (const {read} of started) await read(page);
      }
      for (const {write} of started) await write();
    },
  });
}
