import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';
import type {ChunkNames} from '@docusaurus/types';

import {toScriptJson} from '../../src/lib/text';

/** The tags around a page's data. A data block never runs, so the content policy doesn't need to allow it. */
const OPEN = '<script type="application/json" id="page-data">';
const CLOSE = '</script>';

/** A route as react-router-config takes it, with the names of its modules in place of its component. */
export interface PageRoute {
  readonly path: string;
  /** Tells routes with the same path apart. */
  readonly hash: string;
  readonly exact?: boolean;
  /** Name of the sidebar, which the docs plugin adds. */
  readonly sidebar?: string;
  /** Names of the route's modules in Docusaurus's registry, in the shape of the props they become. */
  readonly chunkNames: ChunkNames;
  /** Props that replace a chunk, because only part of its data is for this page. */
  readonly props?: object;
}

/** How the bundler loads a module: the mode of `__webpack_require__.t` or 0, its ID, and the IDs of its chunks. */
export type ModuleEntry = readonly [mode: number, id: string | number, ...chunks: string[]];

/** A doc in one version of a docs instance. */
export type VersionDoc = readonly [pluginId: string, version: string, doc: GlobalDoc];

/** Everything the router needs to know about one page. */
export interface PageData {
  /** Identifies the build, because the IDs of modules and chunks change from build to build. */
  readonly build: string;
  readonly path: string;
  /** From the outermost layout to the page; empty on the 404 page. */
  readonly routes: readonly PageRoute[];
  /** The routes' modules by name in the registry. */
  readonly modules: Readonly<Record<string, ModuleEntry>>;
  /** Scripts of the modules' chunks by ID. */
  readonly files: Readonly<Record<string, string>>;
  /** Stylesheets of the modules' chunks by ID. */
  readonly styles: Readonly<Record<string, string>>;
  /** The page's doc in every version that has it. */
  readonly docs: readonly VersionDoc[];
}

/**
 * Inserts the data into a built page.
 *
 * @throws when the page has no end of the body
 */
export function insertPageData(html: string, data: PageData): string {
  const at = html.lastIndexOf('</body>');
  if (at < 0) throw new Error(`flat-routes: ${data.path} has no </body>.`);
  return html.slice(0, at) + OPEN + toScriptJson(data) + CLOSE + html.slice(at);
}

/** Returns the data that `insertPageData` inserted, or null for other HTML. */
export function extractPageData(html: string): PageData | null {
  const start = html.lastIndexOf(OPEN);
  if (start < 0) return null;
  const from = start + OPEN.length;
  return JSON.parse(html.slice(from, html.indexOf(CLOSE, from))) as PageData;
}
