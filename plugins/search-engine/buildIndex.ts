import type {Section} from '../embedded-search/section';
import {normalizeTerm, termsOf, tokensOf} from '../embedded-search/terms';
import {ByteWriter} from './bytes';
import {
  CORE_FILE,
  fieldBits,
  fields,
  fragmentFile,
  frequencyStep,
  INDEX_FORMAT,
  maxFrequency,
  packLengths,
  placesFile,
  shardFile,
  type Fragment,
  type FragmentSection,
} from './format';
import {pathWords} from './pathWords';
import {rarityStep} from './rarity';

export interface BuildOptions {
  /** Size at which a shard of postings is full, before compression. */
  readonly shardBytes: number;
  /** Postings up to this size, before compression, are part of the core. */
  readonly inlineBytes: number;
}

/** A shard compresses to about 4 KB. */
const defaultBuildOptions: BuildOptions = {shardBytes: 6000, inlineBytes: 24_000};

/** Where one term occurs. */
interface Posting {
  readonly section: number;
  fields: number;
  readonly places: number[];
}

interface IndexedPage {
  readonly route: string;
  readonly group: string;
  /** Number of the page's first section. */
  readonly start: number;
  readonly sections: Section[];
}

/** Everything that a core says about the sections. */
interface Content {
  readonly pages: readonly IndexedPage[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly headings: readonly (readonly string[])[];
  readonly paths: readonly ReadonlySet<string>[];
  readonly packedLengths: Uint8Array;
}

/**
 * Builds the files of one index: the core, the shards of postings with their positions, and a fragment per page.
 *
 * @param sections - the sections of all pages
 * @returns the files by name, not compressed
 */
export function buildIndex(
  sections: readonly Section[],
  options: BuildOptions = defaultBuildOptions,
): Map<string, Uint8Array> {
  const content = read(pagesOf(sections));
  const terms = Array.from(content.postings.keys()).sort();
  const shards = shardsOf(terms, content.postings, options.shardBytes);
  const total = shards.reduce((sum, {bytes}) => sum + bytes.length, 0);
  const isInline = total <= options.inlineBytes;

  const files = new Map<string, Uint8Array>();
  const core = new ByteWriter();
  core.string(INDEX_FORMAT);
  writePages(core, content);
  writeLexicon(core, terms, content.postings);
  core.number(shards.length);
  for (const {termCount} of shards) core.number(termCount);
  core.number(isInline ? 1 : 0);
  shards.forEach(({bytes, places}, number) => {
    if (isInline) core.bytes(bytes);
    else files.set(shardFile(number), bytes);
    files.set(placesFile(number), places);
  });
  files.set(CORE_FILE, core.done());
  content.pages.forEach((page, number) => files.set(fragmentFile(number), fragmentOf(page)));
  return files;
}

function pagesOf(sections: readonly Section[]): IndexedPage[] {
  const byRoute = new Map<string, Section[]>();
  for (const section of sections) {
    const known = byRoute.get(section.route);
    if (known) known.push(section);
    else byRoute.set(section.route, [section]);
  }
  let start = 0;
  return Array.from(byRoute, ([route, own]) => {
    const page = {route, group: own[0]?.group ?? '', start, sections: own};
    start += own.length;
    return page;
  });
}

/** Heading words come first. The gap keeps a phrase from reaching from the heading into the text. */
function read(pages: readonly IndexedPage[]): Content {
  const terms = new TermReader();
  const postings = new Map<string, Posting[]>();
  const postingOf = (term: string, section: number) => {
    let list = postings.get(term);
    if (!list) postings.set(term, (list = []));
    const last = list.at(-1);
    if (last?.section === section) return last;
    const posting: Posting = {section, fields: 0, places: []};
    list.push(posting);
    return posting;
  };
  const mark = (words: Iterable<string>, section: number, field: number) => {
    for (const word of words) postingOf(word, section).fields |= field;
  };
  const linkTexts = linkTextsOf(pages);
  const paths = pathWords(pages.map(({route}) => route));
  const headings: string[][] = [];
  const packed: number[] = [];
  pages.forEach(({route, start, sections}, page) => {
    sections.forEach(({titles, text, question}, at) => {
      const section = start + at;
      const heading = terms.of(titles.at(-1) ?? '');
      heading.forEach((term, place) => postingOf(term, section).places.push(place));
      mark(heading, section, fields.heading);
      const body = terms.of(text);
      body.forEach((term, place) =>
        postingOf(term, section).places.push(heading.length + 1 + place),
      );
      mark(terms.of(question ?? ''), section, fields.question);
      headings.push(heading);
      packed.push(packLengths(heading.length, body.length));
      if (at > 0) return;
      mark(paths[page] ?? [], section, fields.path);
      for (const linkText of linkTexts.get(route) ?? [])
        mark(terms.of(linkText), section, fields.link);
    });
  });
  return {pages, postings, headings, paths, packedLengths: Uint8Array.from(packed)};
}

/** Splits texts into terms. Normalizing takes longest, and most words occur often. */
class TermReader {
  private readonly known = new Map<string, string>();

  of(text: string): string[] {
    return tokensOf(text).map((token) => {
      let term = this.known.get(token.text);
      if (term === undefined) {
        term = normalizeTerm(token.text);
        this.known.set(token.text, term);
      }
      return term;
    });
  }
}

/** Returns the texts of other pages' links to each page, by its route. */
function linkTextsOf(pages: readonly IndexedPage[]): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const link of page.sections.flatMap(({links}) => links ?? [])) {
      if (link.route === page.route) continue;
      const known = texts.get(link.route);
      if (known) known.add(link.text);
      else texts.set(link.route, new Set([link.text]));
    }
  }
  return texts;
}

/** Columns of like numbers compress better than rows. */
function writePages(
  core: ByteWriter,
  {pages, postings, headings, paths, packedLengths}: Content,
): void {
  const groups = Array.from(new Set(pages.map(({group}) => group)));
  core.number(groups.length);
  for (const group of groups) core.string(group);
  core.number(pages.length);
  for (const {group} of pages) core.number(groups.indexOf(group));
  for (const {sections} of pages) core.number(sections.length);
  const writeRarity = (words: Iterable<string>) => {
    const frequencies = Array.from(words, (word) => postings.get(word)?.length ?? 1);
    core.number(rarityStep(frequencies, headings.length));
  };
  for (const {start} of pages) writeRarity(headings[start] ?? []);
  for (const path of paths) writeRarity(path);
  core.bytes(packedLengths);
}

/** Each term is the number of letters shared with the one before, and the rest. */
function writeLexicon(
  core: ByteWriter,
  terms: readonly string[],
  postings: ReadonlyMap<string, readonly Posting[]>,
): void {
  core.number(terms.length);
  let previous = '';
  let suffixes = '';
  for (const term of terms) {
    const shared = sharedLength(previous, term);
    core.number(shared);
    suffixes += `${term.slice(shared)}\n`;
    previous = term;
  }
  core.string(suffixes);
  for (const term of terms) core.number(frequencyStep(postings.get(term)?.length ?? 1));
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

interface Shard {
  readonly termCount: number;
  readonly bytes: Uint8Array;
  readonly places: Uint8Array;
}

/** Neighbors in the alphabet share a shard, so a word's other forms and its completions cost no further request. */
function shardsOf(
  terms: readonly string[],
  postings: ReadonlyMap<string, readonly Posting[]>,
  shardBytes: number,
): Shard[] {
  const shards: Shard[] = [];
  let open = new ByteWriter();
  let places = new ByteWriter();
  let termCount = 0;
  const close = () => {
    if (termCount > 0) shards.push({termCount, bytes: open.done(), places: places.done()});
    open = new ByteWriter();
    places = new ByteWriter();
    termCount = 0;
  };
  for (const term of terms) {
    const list = postings.get(term) ?? [];
    const bytes = encodePostings(list);
    if (open.length + bytes.length > shardBytes) close();
    open.bytes(bytes);
    places.bytes(encodePlaces(list));
    termCount++;
  }
  close();
  return shards;
}

function encodePostings(list: readonly Posting[]): Uint8Array {
  const writer = new ByteWriter();
  let before = 0;
  for (const {section, fields: own, places} of list) {
    writer.number(section - before);
    before = section;
    writer.number((Math.min(places.length, maxFrequency) << fieldBits) | own);
  }
  return writer.done();
}

function encodePlaces(list: readonly Posting[]): Uint8Array {
  const writer = new ByteWriter();
  for (const {places} of list) {
    writer.number(places.length);
    let last = 0;
    for (const place of places) {
      writer.number(place - last);
      last = place;
    }
  }
  return writer.done();
}

function fragmentOf({route, sections}: IndexedPage): Uint8Array {
  const rows = sections.map(({anchor, titles, text}): FragmentSection => [anchor, titles, text]);
  return new TextEncoder().encode(JSON.stringify({route, sections: rows} satisfies Fragment));
}
