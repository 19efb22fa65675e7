import type {CurrentBundler} from '@docusaurus/types';

export interface Replacement {
  /** The request as the importing module writes it. */
  readonly request: RegExp;
  /** Folders of the modules whose import is replaced; all of them by default. */
  readonly importedIn?: RegExp;
  readonly file: string;
}

type Bundler = CurrentBundler['instance'];

/** Returns the bundler's plugins that replace modules by other files. */
export function replaceModules(
  {NormalModuleReplacementPlugin}: Bundler,
  replacements: readonly Replacement[],
): InstanceType<Bundler['NormalModuleReplacementPlugin']>[] {
  return replacements.map(
    ({request, importedIn, file}) =>
      new NormalModuleReplacementPlugin(request, (data) => {
        if (importedIn?.test(data.context) ?? true) data.request = file;
      }),
  );
}

/** The part of Rspack's configuration that identifies its disk cache. */
export interface Cached {
  readonly experiments?: {readonly cache?: {readonly version?: string}};
}

/**
 * Gives builds with a plugin that replaces imports their own cache, because Rspack doesn't watch what's replaced: without
 * this, a build with Algolia would reuse the modules of the embedded search engine.
 *
 * @param name of the plugin.
 */
export function ownCache({experiments}: Cached, name: string): object {
  const version = experiments?.cache?.version;
  return version ? {experiments: {cache: {version: `${version}-${name}`}}} : {};
}
