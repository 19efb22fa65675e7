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

/** The part of a bundler's configuration that identifies its disk cache. */
export interface Cached {
  /** Rspack. */
  readonly experiments?: {readonly cache?: unknown};
  /** webpack. */
  readonly cache?: unknown;
}

const versionOf = (cache: unknown): string | undefined =>
  typeof cache === 'object' && cache !== null && 'version' in cache
    ? String(cache.version)
    : undefined;

/**
 * Gives builds with a plugin that replaces imports their own cache, because bundlers don't watch what's replaced: without
 * this, a build with Algolia would reuse the modules of the embedded search engine.
 *
 * @param name of the plugin.
 */
export function ownCache({experiments, cache}: Cached, name: string): object {
  const rspackVersion = versionOf(experiments?.cache);
  const webpackVersion = versionOf(cache);
  return {
    ...(rspackVersion && {experiments: {cache: {version: `${rspackVersion}-${name}`}}}),
    ...(webpackVersion && {cache: {version: `${webpackVersion}-${name}`}}),
  };
}
