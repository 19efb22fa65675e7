import {ByteReader} from './bytes';
import {
  CORE_FILE,
  fragmentFile,
  INDEX_FORMAT,
  lengthOf,
  shardFile,
  type Fragment,
  type LoadFile,
} from './format';

export interface PageRow {
  readonly group: string;
  /** Number of the page's first section. */
  readonly start: number;
  /** Number after the page's last section. */
  readonly end: number;
}

/** The sections that have a term, in order. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Index in `positions` of each section's first entry; one longer than `sections`. */
  readonly starts: Uint32Array;
  readonly positions: Uint32Array;
  readonly isInQuestion: Uint8Array;
}

/** A core in memory. Shards and fragments load when they're needed, once; a failed load is tried again. */
export class LoadedIndex {
  readonly pages: PageRow[] = [];
  readonly terms: string[] = [];
  /** Number of sections with each term. */
  readonly frequencies: Uint32Array;
  readonly pageOf: Uint32Array;
  readonly headingLengths: Uint16Array;
  readonly depths: Uint8Array;
  readonly textLengths: Uint32Array;
  readonly averageLength: number;
  private readonly firstTerms: number[] = [];
  private readonly shards = new Map<number, Promise<readonly Uint8Array[]>>();
  private readonly fragments = new Map<number, Promise<Fragment>>();
  private readonly postings = new Map<number, Postings>();

  /** @throws when the core isn't complete or of another format */
  constructor(
    core: Uint8Array,
    private readonly load: LoadFile,
  ) {
    const reader = new ByteReader(core);
    if (reader.string() !== INDEX_FORMAT)
      throw new Error('The search index is of another version.');
    this.readPages(reader);
    const count = this.pages.at(-1)?.end ?? 0;
    const numbers = () => Array.from({length: count}, () => reader.number());
    this.headingLengths = Uint16Array.from(numbers());
    this.depths = Uint8Array.from(numbers());
    this.textLengths = Uint32Array.from(numbers(), lengthOf);
    this.averageLength = Math.max(
      1,
      this.textLengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count),
    );
    this.pageOf = new Uint32Array(count);
    this.pages.forEach(({start, end}, page) => this.pageOf.fill(page, start, end));

    const termCount = reader.number();
    const shared = Array.from({length: termCount}, () => reader.number());
    const suffixes = reader.string().split('\n');
    let previous = '';
    shared.forEach((length, at) => {
      previous = previous.slice(0, length) + (suffixes[at] ?? '');
      this.terms.push(previous);
    });
    this.frequencies = Uint32Array.from({length: termCount}, () => reader.number());
    this.readShards(reader);
  }

  static async open(load: LoadFile): Promise<LoadedIndex> {
    return new LoadedIndex(await load(CORE_FILE), load);
  }

  get sectionCount(): number {
    return this.pageOf.length;
  }

  /** Returns the number of the first term that isn't before the text. */
  lowerBound(text: string): number {
    let low = 0;
    let high = this.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.terms[middle] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the term's number, or -1. */
  find(term: string): number {
    const at = this.lowerBound(term);
    return this.terms[at] === term ? at : -1;
  }

  /** Loads what {@link postingsOf} needs for these terms. */
  async loadPostings(terms: Iterable<number>): Promise<void> {
    const wanted = Array.from(terms).filter((term) => !this.postings.has(term));
    const shards = Array.from(new Set(wanted.map((term) => this.shardOf(term))));
    const loaded = new Map(
      await Promise.all(shards.map(async (shard) => [shard, await this.loadShard(shard)] as const)),
    );
    for (const term of wanted) {
      const shard = this.shardOf(term);
      const bytes = loaded.get(shard)?.[term - (this.firstTerms[shard] ?? 0)];
      if (!bytes) throw new Error('The search index is damaged.');
      this.postings.set(term, decodePostings(bytes, this.frequencies[term] ?? 0));
    }
  }

  /** @throws when the term's shard isn't loaded */
  postingsOf(term: number): Postings {
    const postings = this.postings.get(term);
    if (!postings) throw new Error(`Postings of term ${term} aren't loaded.`);
    return postings;
  }

  /** Loads a page's route and text. */
  fragmentOf(page: number): Promise<Fragment> {
    return remember(this.fragments, page, async () => {
      const json = new TextDecoder().decode(await this.load(fragmentFile(page)));
      return JSON.parse(json) as Fragment;
    });
  }

  private readPages(reader: ByteReader): void {
    const groups = Array.from({length: reader.number()}, () => reader.string());
    const count = reader.number();
    let start = 0;
    for (let page = 0; page < count; page++) {
      const group = groups[reader.number()] ?? '';
      const end = start + reader.number();
      this.pages.push({group, start, end});
      start = end;
    }
  }

  private readShards(reader: ByteReader): void {
    const count = reader.number();
    let first = 0;
    for (let shard = 0; shard < count; shard++) {
      this.firstTerms.push(first);
      first += reader.number();
    }
    if (reader.number() === 0) return;
    for (let shard = 0; shard < count; shard++) {
      this.shards.set(shard, Promise.resolve(splitShard(reader.bytes())));
    }
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

  private loadShard(shard: number): Promise<readonly Uint8Array[]> {
    return remember(this.shards, shard, async () => splitShard(await this.load(shardFile(shard))));
  }
}

function remember<T>(
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

function splitShard(bytes: Uint8Array): Uint8Array[] {
  const reader = new ByteReader(bytes);
  const parts: Uint8Array[] = [];
  while (!reader.isAtEnd) parts.push(reader.bytes());
  return parts;
}

function decodePostings(bytes: Uint8Array, count: number): Postings {
  const reader = new ByteReader(bytes);
  const sections = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  const isInQuestion = new Uint8Array(count);
  const positions: number[] = [];
  let section = 0;
  for (let at = 0; at < count; at++) {
    section += reader.number();
    const packed = reader.number();
    sections[at] = section;
    starts[at] = positions.length;
    isInQuestion[at] = packed & 1;
    let position = 0;
    for (let left = packed >>> 1; left > 0; left--) {
      position += reader.number();
      positions.push(position);
    }
  }
  starts[count] = positions.length;
  return {sections, starts, positions: Uint32Array.from(positions), isInQuestion};
}
