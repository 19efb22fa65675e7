import {
  indexFolder,
  loadIndex,
  manifestFile,
  type ManifestEntry,
  type SearchIndex,
} from '../searchIndex';
import type {Facets} from '../section';
import {needsBuildMessage} from './messages';

/** Fetches index files on first use and caches them. */
export class IndexStore {
  private readonly files = new Map<string, Promise<unknown>>();

  /** @param fetchText - returns the text of a JSON file, or null on a 404; rejects on a network failure */
  constructor(
    private readonly baseUrl: string,
    private readonly fetchText: (url: string) => Promise<string | null>,
  ) {}

  /**
   * @returns the indexes whose facets match; empty when no page has such facets
   * @throws with {@link needsBuildMessage} when the site has no indexes, and on a network failure
   */
  async indexesFor(isAllowed: (facets: Facets) => boolean): Promise<SearchIndex[]> {
    const manifest = await this.load(manifestFile, (json) => JSON.parse(json) as ManifestEntry[]);
    if (manifest === null) throw new Error(needsBuildMessage);
    const indexes = await Promise.all(
      manifest.filter(isAllowed).map(({file}) => this.load(file, loadIndex)),
    );
    return indexes.filter((index) => index !== null);
  }

  private load<T>(file: string, parse: (json: string) => T): Promise<T | null> {
    const known = this.files.get(file) as Promise<T | null> | undefined;
    if (known) return known;
    const loading = this.fetchText(`${this.baseUrl}${indexFolder}/${file}`).then((json) =>
      json === null ? null : parse(json),
    );
    this.files.set(file, loading);
    // Don't cache a failure, so the next search tries again.
    loading.catch(() => this.files.delete(file));
    return loading;
  }
}
