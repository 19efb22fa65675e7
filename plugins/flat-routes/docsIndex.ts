import {docsDataOf, type GlobalData} from './globalData';
import type {VersionDoc} from './pageData';
import {pathKey} from './pathKey';

/** Finds docs by path. */
export interface DocsIndex {
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
