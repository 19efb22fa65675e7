import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

import type {VersionDoc} from './pageData';

/** Global data of the docs instances, by instance ID. */
export type DocsData = Readonly<Record<string, GlobalPluginData>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Global data of all plugins. */
export interface GlobalData {
  readonly [DOCS_PLUGIN]?: DocsData;
}

export const docsDataOf = (data: GlobalData): DocsData => data[DOCS_PLUGIN] ?? {};

/**
 * Returns the global data that every page needs: everything except the docs, of which the version menu needs each
 * version's main one.
 */
export function baseGlobalData(data: GlobalData): GlobalData {
  const withMainDoc = (version: GlobalVersion) => ({
    ...version,
    docs: version.docs.filter(({id}) => id === version.mainDocId),
  });
  const instances = Object.entries(docsDataOf(data)).map(([id, instance]) => [
    id,
    {...instance, versions: instance.versions.map(withMainDoc)},
  ]);
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(instances) as DocsData};
}

/** Adds docs to global data from `baseGlobalData`. It's changed in place because Docusaurus reads it only once. */
export function addDocs(data: GlobalData, docs: readonly VersionDoc[]): void {
  for (const [pluginId, name, doc] of docs) {
    const version = docsDataOf(data)[pluginId]?.versions.find((one) => one.name === name);
    if (version && !version.docs.some(({id}) => id === doc.id)) version.docs.push(doc);
  }
}
