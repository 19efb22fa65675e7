import {LoadedIndex} from '../../search-engine/loadedIndex';
import {indexFile, manifestPath, type Facets, type ManifestEntry} from '../files';
import {needsBuildMessage} from './messages';

/** Loads the bytes of a path, decompressed if they're gzip. Returns null on a 404; rejects if it fails or is damaged. */
type LoadPath = (path: string) => Promise<Uint8Array | null>;

/** Opens the site's indexes on first use and remembers them. */
export class IndexStore {
  private manifest: Promise<readonly ManifestEntry[]> | undefined;
  private readonly opened = new Map<string, Promise<LoadedIndex>>();
  private readonly loadedAhead = new Set<string>();

  constructor(private readonly load: LoadPath) {}

  /**
   * @returns the indexes whose facets match; empty when no page has such facets
   * @throws with {@link needsBuildMessage} when the site has no indexes, and when one can't be loaded
   */
  async indexesFor(isAllowed: (facets: Facets) => boolean): Promise<LoadedIndex[]> {
    this.manifest ??= this.loadManifest();
    // A failure isn't kept, so that the next search tries again.
    this.manifest.catch(() => (this.manifest = undefined));
    const entries = (await this.manifest).filter(isAllowed);
    return Promise.all(entries.map(({folder}) => this.open(folder)));
  }

  /**
   * Loads the manifest again after a search has failed, because a new release removes the files of the old one. Keeps what
   * was loaded if there's no network.
   *
   * @returns whether the site has other indexes now
   */
  async isOutdated(): Promise<boolean> {
    const before = await this.manifest?.catch(() => undefined);
    const now = await this.loadManifest().catch(() => undefined);
    if (!before || !now || JSON.stringify(before) === JSON.stringify(now)) return false;
    this.manifest = Promise.resolve(now);
    return true;
  }

  /** Loads more of the opened indexes, each once, so that later searches wait less. A search loads again what fails. */
  async loadAhead(): Promise<void> {
    const folders = Array.from(this.opened).filter(([folder]) => !this.loadedAhead.has(folder));
    await Promise.all(
      folders.map(async ([folder, opening]) => {
        this.loadedAhead.add(folder);
        await opening.then((index) => index.loadAhead()).catch(() => undefined);
      }),
    );
  }

  private async loadManifest(): Promise<readonly ManifestEntry[]> {
    const bytes = await this.load(manifestPath);
    if (bytes === null) throw new Error(needsBuildMessage);
    return JSON.parse(new TextDecoder().decode(bytes)) as ManifestEntry[];
  }

  private open(folder: string): Promise<LoadedIndex> {
    const known = this.opened.get(folder);
    if (known) return known;
    const opening = LoadedIndex.open(async (name) => {
      const bytes = await this.load(indexFile(folder, name));
      if (bytes === null) throw new Error(`${folder}/${name} is missing.`);
      return bytes;
    });
    this.opened.set(folder, opening);
    opening.catch(() => this.opened.delete(folder));
    return opening;
  }
}

/**
 * Decompresses the bytes of an index file.
 *
 * @throws when they're incomplete or not gzip, such as a page that the host sends instead of a missing file
 */
export async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
