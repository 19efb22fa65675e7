import {ByteReader} from './bytes';
import {
  CORE_FILE,
  fragmentFile,
  fragmentParts,
  frequencyOf,
  headingLengthOf,
  INDEX_FORMAT,
  placesFile,
  shardFile,
  textLengthOf,
  type Fragment,
  type LoadFile,
  type TitleRow,
} from './format';
import {ranking, rarityOfStep} from './ranking';
import {decodePlaces, decodePostings, Recent, Shards, type Places, type Postings} from './shards';

interface PageRow {
  readonly group: string;
  /** Number of the page's first section. */
  readonly start: number;
  /** Number after the page's last section. */
  readonly end: number;
  /** Total rarity of the title's words. */
  readonly titleRarity: number;
  readonly pathRarity: number;
}

/** The part of a section that results show. */
export interface SectionText {
  readonly route: string;
  readonly anchor: string;
  /** From the page's down to the section's own. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** Enough for the results of two queries. */
const keptFragments = 96;

/** Largest number of shards that are loaded ahead; about 150 KB. */
const maxAhead = 48;

function normsOf(lengths: Uint32Array): Float32Array {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const average = Math.max(1, total / Math.max(1, lengths.length));
  const {lengthShare} = ranking;
  return new Float32Array(lengths).map(
    (length) => 1 - lengthShare + (lengthShare * length) / average,
  );
}

/** A core in memory. Shards and fragments load when they're needed, once; a failed load is tried again. */
export class LoadedIndex {
  readonly pages: PageRow[] = [];
  /** By page; none of a large index. */
  readonly titles: readonly TitleRow[];
  readonly terms: string[] = [];
  /** Approximate number of sections with each term. */
  readonly frequencies: Uint32Array;
  readonly pageOf: Uint32Array;
  readonly headingLengths: Uint8Array;
  /** Divisors of a word's frequency, for the length of a section's or a page's text. */
  readonly sectionNorms: Float32Array;
  readonly pageNorms: Float32Array;
  readonly postings: Shards<Postings>;
  readonly places: Shards<Places>;
  /** Number of each section's fragment, within its page. */
  private readonly parts: Uint8Array;
  private readonly fragments = new Recent<Fragment>(keptFragments);

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
    const lengths = reader.bytes();
    this.titles = JSON.parse(reader.string()) as TitleRow[];
    this.parts = new Uint8Array(count);
    for (const {start, end} of this.pages)
      this.parts.set(fragmentParts(lengths.subarray(start, end)), start);
    this.headingLengths = lengths.map(headingLengthOf);
    this.pageOf = new Uint32Array(count);
    this.pages.forEach(({start, end}, page) => this.pageOf.fill(page, start, end));
    const textLengths = new Uint32Array(lengths).map(textLengthOf);
    const pageLengths = new Uint32Array(this.pages.length);
    this.pageOf.forEach((page, section) => {
      pageLengths[page] = (pageLengths[page] ?? 0) + (textLengths[section] ?? 0);
    });
    this.sectionNorms = normsOf(textLengths);
    this.pageNorms = normsOf(pageLengths);

    const termCount = reader.number();
    const shared = reader.numbers(termCount);
    const suffixes = reader.string().split('\n');
    let previous = '';
    shared.forEach((length, at) => {
      previous = previous.slice(0, length) + (suffixes[at] ?? '');
      this.terms.push(previous);
    });
    this.frequencies = reader.numbers(termCount).map(frequencyOf);
    const firstTerms: number[] = [];
    let first = 0;
    for (let left = reader.number(); left > 0; left--) {
      firstTerms.push(first);
      first += reader.number();
    }
    const isInline = reader.number() === 1;
    const inline = isInline ? firstTerms.map(() => reader.bytes()) : [];
    const loadPostings = (shard: number) =>
      isInline ? Promise.resolve(inline[shard] ?? new Uint8Array()) : load(shardFile(shard));
    const loadPlaces = (shard: number) => load(placesFile(shard));
    this.postings = new Shards(firstTerms, decodePostings, loadPostings, 64);
    // Decoded positions are ten times as large.
    this.places = new Shards(firstTerms, decodePlaces, loadPlaces, 6);
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

  /**
   * Loads the postings of a small index ahead, so that the next words take a round trip less. Does nothing for a larger
   * index. Call it when the first results are shown, and ignore a failure: a search tries again.
   */
  async loadAhead(): Promise<void> {
    if (this.postings.count <= maxAhead) await this.postings.loadAll();
  }

  /** Loads a section's text, with those that share its fragment. */
  async textOf(section: number): Promise<SectionText> {
    const page = this.pageOf[section] ?? 0;
    const part = this.parts[section] ?? 0;
    const first = this.parts.indexOf(part, this.pages[page]?.start);
    const {route, sections} = await this.fragments.of(first, async () => {
      const json = new TextDecoder().decode(await this.load(fragmentFile(page, part)));
      return JSON.parse(json) as Fragment;
    });
    const row = sections[section - first];
    if (!row) throw new Error('The search index is damaged.');
    const [anchor, titles, text] = row;
    return {route, anchor, titles, text};
  }

  private readPages(reader: ByteReader): void {
    const groups = Array.from({length: reader.number()}, () => reader.string());
    const count = reader.number();
    const groupNumbers = reader.numbers(count);
    const sectionCounts = reader.numbers(count);
    const titleRarities = reader.numbers(count);
    const pathRarities = reader.numbers(count);
    let start = 0;
    for (let page = 0; page < count; page++) {
      const end = start + (sectionCounts[page] ?? 0);
      const group = groups[groupNumbers[page] ?? 0] ?? '';
      this.pages.push({
        group,
        start,
        end,
        titleRarity: rarityOfStep(titleRarities[page] ?? 0),
        pathRarity: rarityOfStep(pathRarities[page] ?? 0),
      });
      start = end;
    }
  }
}
