import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {PropVersionMetadata, PropSidebar} from '@docusaurus/plugin-content-docs';
import type {ChunkNames, RouteChunkNames} from '@docusaurus/types';
import type {CheerioAPI} from 'cheerio';

import type {Build, PageReader} from '../built-pages';
import {listScripts} from '../wake';
import {chunksFile, type Chunks} from './chunkMap';
import {docsDataOf, type GlobalData} from './globalData';
import {insertPageData, type PageData, type PageRoute, type VersionDoc} from './pageData';
import {pathKey} from './pathKey';
import {branchesByPath, type BranchRoute} from './routeTable';

/** The part of a sidebar that a page shows. */
type ShortSidebar = (sidebar: PropSidebar, path: string) => PropSidebar;

/** The site's generated data, from which each page gets its part. */
interface Site extends Chunks {
  readonly build: string;
  readonly branches: ReadonlyMap<string, readonly BranchRoute[]>;
  readonly chunkNames: RouteChunkNames;
  readonly docs: DocsIndex;
  readonly shortSidebars: Readonly<Record<string, ShortSidebar>>;
}

/**
 * Inserts each page's part of the site's routes into its HTML, for the router in client/, and lists the scripts of the
 * page's modules among those that wake it.
 *
 * @param shortSidebars by the ID of a docs instance, for instances whose pages show only part of their sidebar.
 */
export function pageDataReader(
  shortSidebars: Readonly<Record<string, ShortSidebar>>,
): (build: Build) => PageReader {
  return ({generatedFilesDir, routes, baseUrl}) => {
    const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
    const chunks = JSON.parse(fs.readFileSync(chunksFile(generatedFilesDir), 'utf8')) as Chunks;
    const site: Site = {
      ...chunks,
      build: createHash('sha256').update(JSON.stringify(chunks)).digest('hex').slice(0, 12),
      branches: branchesByPath(read('routes.js'), routes),
      chunkNames: JSON.parse(read('routesChunkNames.json')) as RouteChunkNames,
      docs: docsIndex(JSON.parse(read('globalData.json')) as GlobalData),
      shortSidebars,
    };
    return {
      rewrite(html, page) {
        const data = dataOf(site, baseUrl.slice(0, -1) + page.path, page.$);
        const scripts = Object.values(data.files).map((file) => baseUrl + file);
        return insertPageData(listScripts(html, scripts), data);
      },
    };
  };
}

function dataOf(site: Site, pagePath: string, $: CheerioAPI): PageData {
  // The 404 page has no route of its own.
  const branch = site.branches.get(pathKey(pagePath)) ?? [];
  const routes = branch.map(({route, config}): PageRoute => {
    const version = config.props?.['version'] as PropVersionMetadata | undefined;
    const names = site.chunkNames[`${route.path}-${route.hash}`] ?? {};
    if (!version) return {...route, chunkNames: names};
    const {__props: _replaced, ...chunkNames} = names;
    const sidebar = branch.at(-1)?.route.sidebar;
    return {
      ...route,
      chunkNames,
      props: {version: pageVersion(site, version, {pagePath, sidebar, $})},
    };
  });

  const names = new Set(routes.flatMap(({chunkNames}) => leaves(chunkNames)));
  const modules = Object.fromEntries(
    Array.from(names, (name) => {
      const entry = site.modules[name];
      if (!entry) throw new Error(`flat-routes: ${pagePath} needs the unknown module ${name}.`);
      return [name, entry];
    }),
  );
  const ids = Array.from(new Set(Object.values(modules).flatMap(([, , ...chunks]) => chunks)));
  const filesIn = (all: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const file = all[id];
        return file ? [[id, file]] : [];
      }),
    );
  return {
    build: site.build,
    path: pagePath,
    routes,
    modules,
    files: filesIn(site.files),
    styles: filesIn(site.styles),
    docs: site.docs.inAllVersions(pagePath),
  };
}

/**
 * The part of a version's metadata that one page shows: its sidebar, and the docs that its text links to, from which
 * lists of cards and of related articles take titles and descriptions.
 */
function pageVersion(
  {docs, shortSidebars}: Site,
  version: PropVersionMetadata,
  page: {readonly pagePath: string; readonly sidebar: string | undefined; readonly $: CheerioAPI},
): PropVersionMetadata {
  const {pagePath, sidebar, $} = page;
  const items = sidebar && version.docsSidebars[sidebar];
  const short = shortSidebars[version.pluginId];
  // `find` takes half the time of one selector for both elements.
  const linked = $('article')
    .find('a')
    .toArray()
    .flatMap((link) => docs.idOf(link.attribs['href'] ?? '', version) ?? []);
  return {
    ...version,
    docsSidebars: items ? {[sidebar]: short ? short(items, pagePath) : items} : {},
    docs: Object.fromEntries(
      linked.flatMap((id) => {
        const doc = version.docs[id];
        return doc ? [[id, doc]] : [];
      }),
    ),
  };
}

const leaves = (names: ChunkNames): string[] =>
  Object.values(names).flatMap((name) =>
    typeof name === 'string' ? name : [name].flat().flatMap(leaves),
  );

/** Finds docs by path. */
interface DocsIndex {
  /** Returns the doc at this path as each version has it; none for any other page. */
  readonly inAllVersions: (path: string) => readonly VersionDoc[];
  /** Returns the ID of the doc that a link leads to, if it's in this version. */
  readonly idOf: (
    href: string,
    version: {readonly pluginId: string; readonly version: string},
  ) => string | undefined;
}

/** Prepares all lookups once, to keep the work linear in the number of docs. */
export function docsIndex(data: GlobalData): DocsIndex {
  const byPath = new Map<string, VersionDoc>();
  const byId = new Map<string, VersionDoc[]>();
  const idKey = ([pluginId, , {id}]: VersionDoc) => `${pluginId} ${id}`;
  for (const [pluginId, {versions}] of Object.entries(docsDataOf(data))) {
    for (const {name, docs} of versions) {
      for (const doc of docs) {
        const entry: VersionDoc = [pluginId, name, doc];
        byPath.set(pathKey(doc.path), entry);
        const same = byId.get(idKey(entry));
        if (same) same.push(entry);
        else byId.set(idKey(entry), [entry]);
      }
    }
  }
  return {
    inAllVersions(path) {
      const entry = byPath.get(pathKey(path));
      return (entry && byId.get(idKey(entry))) ?? [];
    },
    idOf(href, {pluginId, version}) {
      if (!href.startsWith('/')) return undefined;
      const entry = byPath.get(pathKey(href.replace(/[?#].*/, '')));
      return entry?.[0] === pluginId && entry[1] === version ? entry[2].id : undefined;
    },
  };
}
