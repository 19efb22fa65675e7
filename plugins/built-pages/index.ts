import type {Plugin, PluginModule} from '@docusaurus/types';

import {readPages, type BuiltPage} from './readPages';

export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Builds output files from every built page. */
export interface PageReader {
  /**
   * Called with each page, in route order. Readers share the document: don't change it or keep references to it,
   * because 10,000 documents don't fit in memory.
   */
  readonly read: (page: BuiltPage) => void | Promise<void>;
  readonly write: () => Promise<void>;
}

/**
 * Reads and parses every built page once for all readers. Docusaurus runs the `postBuild` hooks of all plugins at the
 * same time, so separate plugins would each parse every page and keep their own copy.
 */
export default function builtPages(
  readers: readonly ((build: Build) => PageReader)[],
): PluginModule {
  return () => ({
    name: 'built-pages',

    async postBuild(build) {
      const started = readers.map((start) => start(build));
      // The output folder doesn't include the base URL.
      const paths = build.routesPaths.map((route) => route.slice(build.baseUrl.length - 1));
      for await (const page of readPages(build.outDir, paths)) {
        for (const {read} of started) await read(page);
      }
      for (const {write} of started) await write();
    },
  });
}
