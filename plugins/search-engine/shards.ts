import {ByteReader} from './bytes';
import {fieldBits} from './format';

/** Loads values once and keeps those used last. A failed load is tried again. */
export class Recent<T> {
  private readonly known = new Map<number, Promise<T>>();

  constructor(private readonly limit: number) {}

  of(key: number, load: () => Promise<T>): Promise<T> {
    const value = this.known.get(key) ?? this.start(key, load);
    // The last entry of a map is the newest.
    this.known.delete(key);
    this.known.set(key, value);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.limit) break;
      this.known.delete(oldest);
    }
    return value;
  }

  private start(key: number, load: () => Promise<T>): Promise<T> {
    const loading = load();
    loading.catch(() => {
      if (this.known.get(key) === loading) this.known.delete(key);
    });
    return loading;
  }
}

/** The sections that have a term, in order. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Occurrences in a section's heading and text, up to a limit. */
  readonly frequencies: Uint8Array;
  /** Bits of the fields that have the term. */
  readonly fields: Uint8Array;
}

/** Positions of a term, in the order of its sections. Those in the heading come first. */
export type Places = readonly (readonly number[])[];

/** Shards kept in memory, enough for all that a visitor types in a while. */
const keptShards = 64;

/** Values of an index for each term, in files of several terms. */
export class Shards<T> {
  private readonly shards = new Recent<readonly Uint8Array[]>(keptShards);
  private readonly decoded: Recent<T>;

  /**
   * @param firstTerms - the number of each shard's first term
   * @param keptTerms - number of terms that are kept decoded
   */
  constructor(
    private readonly firstTerms: readonly number[],
    private readonly decode: (bytes: Uint8Array) => T,
    private readonly loadShard: (shard: number) => Promise<Uint8Array>,
    keptTerms: number,
  ) {
    this.decoded = new Recent(keptTerms);
  }

  /** Number of shards. */
  get count(): number {
    return this.firstTerms.length;
  }

  async load(terms: Iterable<number>): Promise<ReadonlyMap<number, T>> {
    const entries = Array.from(new Set(terms), async (term) => {
      return [term, await this.decoded.of(term, () => this.read(term))] as const;
    });
    return new Map(await Promise.all(entries));
  }

  /** Loads the shards of all terms. */
  async loadAll(): Promise<void> {
    await Promise.all(this.firstTerms.map((_, shard) => this.partsOf(shard)));
  }

  private async read(term: number): Promise<T> {
    const shard = this.shardOf(term);
    const parts = await this.partsOf(shard);
    const bytes = parts[term - (this.firstTerms[shard] ?? 0)];
    if (!bytes) throw new Error('The search index is damaged.');
    return this.decode(bytes);
  }

  private partsOf(shard: number): Promise<readonly Uint8Array[]> {
    return this.shards.of(shard, async () => {
      const reader = new ByteReader(await this.loadShard(shard));
      const parts: Uint8Array[] = [];
      while (!reader.isAtEnd) parts.push(reader.bytes());
      return parts;
    });
  }

  private shardOf(term: number): number {
    let low = 0;
    let high = this.firstTerms.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.firstTerms[middle] ?? 0) <= term) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export function decodePostings(bytes: Uint8Array): Postings {
  const numbers = new ByteReader(bytes).numbers();
  const count = numbers.length >> 1;
  const sections = new Uint32Array(count);
  const frequencies = new Uint8Array(count);
  const fields = new Uint8Array(count);
  let section = 0;
  for (let at = 0; at < count; at++) {
    section += numbers[2 * at] ?? 0;
    const packed = numbers[2 * at + 1] ?? 0;
    sections[at] = section;
    frequencies[at] = packed >>> fieldBits;
    fields[at] = packed & ((1 << fieldBits) - 1);
  }
  return {sections, frequencies, fields};
}

export function decodePlaces(bytes: Uint8Array): Places {
  const reader = new ByteReader(bytes);
  const places: number[][] = [];
  while (!reader.isAtEnd) {
    let place = 0;
    places.push(Array.from({length: reader.number()}, () => (place += reader.number())));
  }
  return places;
}
