/** The part of a bundler's configuration that says where its cache on disk is valid. */
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
 * Gives builds with the embedded engine a cache of their own. Which engine is used depends on the environment, which
 * is no file the bundler watches: without this, a build with Algolia takes over modules whose imports were led elsewhere.
 */
export function ownCache({experiments, cache}: Cached): object {
  const rspackVersion = versionOf(experiments?.cache);
  const webpackVersion = versionOf(cache);
  return {
    ...(rspackVersion && {experiments: {cache: {version: `${rspackVersion}-embedded-search`}}}),
    ...(webpackVersion && {cache: {version: `${webpackVersion}-embedded-search`}}),
  };
}
