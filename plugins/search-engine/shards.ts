import {ByteReader} from './bytes';
import {fieldBits} from './format';

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

/** What an index has for each term, in files of several terms. A file loads once; a failed load is tried again. */
export class Shards<T> {
  private readonly loading = new Map<number, Promise<readonly Uint8Array[]>>();
  private readonly decoded = new Map<number, T>();

  /** @param firstTerms - the number of each shard's first term */
  constructor(
    private readonly firstTerms: readonly number[],
    private readonly decode: (bytes: Uint8Array) => T,
    private readonly loadShard: (shard: number) => Promise<Uint8Array>,
  ) {}

  /** Loads what {@link of} needs for these terms. */
  async load(terms: Iterable<number>): Promise<void> {
    const wanted = Array.from(new Set(terms)).filter((term) => !this.decoded.has(term));
    const parts = await Promise.all(wanted.map((term) => this.partsOf(this.shardOf(term))));
    wanted.forEach((term, at) => {
      const bytes = parts[at]?.[term - (this.firstTerms[this.shardOf(term)] ?? 0)];
      if (!bytes) throw new Error('The search index is damaged.');
      this.decoded.set(term, this.decode(bytes));
    });
  }

  /** @throws when the term's shard isn't loaded */
  of(term: number): T {
    const found = this.decoded.get(term);
    if (!found) throw new Error(`Term ${term} isn't loaded.`);
    return found;
  }

  private partsOf(shard: number): Promise<readonly Uint8Array[]> {
    return remember(this.loading, shard, async () => {
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
  const reader = new ByteReader(bytes);
  const sections: number[] = [];
  const frequencies: number[] = [];
  const fields: number[] = [];
  let section = 0;
  while (!reader.isAtEnd) {
    section += reader.number();
    const packed = reader.number();
    sections.push(section);
    frequencies.push(packed >>> fieldBits);
    fields.push(packed & ((1 << fieldBits) - 1));
  }
  return {
    sections: Uint32Array.from(sections),
    frequencies: Uint8Array.from(frequencies),
    fields: Uint8Array.from(fields),
  };
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

/** Returns what the key was loaded with before, or loads it. */
export function remember<T>(
  known: Map<number, Promise<T>>,
  key: number,
  load: () => Promise<T>,
): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const loading = load();
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
