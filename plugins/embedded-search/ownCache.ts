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
 * Gives builds with the embedded engine their own cache. The engine depends on the environment, which bundlers don't
 * watch: without this, a build with Algolia would reuse modules with replaced imports.
 */
export function ownCache({experiments, cache}: Cached): object {
  const rspackVersion = versionOf(experiments?.cache);
  const webpackVersion = versionOf(cache);
  return {
    ...(rspackVersion && {experiments: {cache: {version: `${rspackVersion}-embedded-search`}}}),
    ...(webpackVersion && {cache: {version: `${webpackVersion}-embedded-search`}}),
  };
}
