/** Docusaurus's `client-manifest.json`. */
export interface Manifest {
  /** The keys in `assets` of what each module needs. */
  readonly origins: Readonly<Record<string, readonly (string | number)[]>>;
  readonly assets: Readonly<Record<string, {readonly css?: readonly {readonly file: string}[]}>>;
}

/** The part of a bundler's chunk group that this reads. */
export interface ChunkGroup {
  isInitial(): boolean;
  getFiles(): readonly string[];
  /** The `import()`s that load the group. */
  readonly origins: readonly {readonly request?: string}[];
}

/**
 * Adds the stylesheets of each `import()` to a manifest, under the imported path. Docusaurus looks for the paths of the
 * routes that a page rendered, but react-loadable-ssr-addon writes only the names of chunks with current bundlers.
 * Other imports are added, too, but no page asks for them: it renders the search dialog, for example, only in the browser.
 */
export function linkSheets(manifest: Manifest, groups: Iterable<ChunkGroup>): Manifest {
  const origins: Record<string, readonly (string | number)[]> = {...manifest.origins};
  const assets = {...manifest.assets};
  for (const group of groups) {
    if (group.isInitial()) continue;
    const sheets = group.getFiles().filter((file) => file.endsWith('.css'));
    for (const file of sheets) assets[file] = {css: [{file}]};
    for (const {request} of group.origins) {
      if (request && sheets.length > 0) {
        origins[request] = [...new Set([...(origins[request] ?? []), ...sheets])];
      }
    }
  }
  return {...manifest, origins, assets};
}
