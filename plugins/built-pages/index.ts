import fs from 'node:fs/promises';

import type {Plugin, PluginModule} from '@docusaurus/types';

import {readPages, type BuiltPage} from './readPages';

export type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Builds output files from every built page, or changes the pages themselves. */
export interface PageReader {
  /**
   * Called with each page, in route order. Readers share the document: don't change it or keep references to it,
   * because 10,000 documents don't fit in memory.
   */
  readonly read?: (page: BuiltPage) => void | Promise<void>;
  /**
   * Returns a page's new HTML. It's text, because serializing the document takes longer than parsing it and would undo the
   * minifier's work.
   *
   * @param html from the reader before, while `page` is the page as Docusaurus wrote it.
   */
  readonly rewrite?: (html: string, page: BuiltPage) => string;
  /** Called once, after the last page. */
  readonly write?: () => void | Promise<void>;
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
        for (const {read} of started) await read?.(page);
        const html = started.reduce((text, {rewrite}) => rewrite?.(text, page) ?? text, page.html);
        if (html !== page.html) await fs.writeFile(page.file, html);
      }
      for (const {write} of started) await write?.();
    },
  });
}
