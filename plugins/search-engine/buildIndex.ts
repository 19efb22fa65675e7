import type {Section} from '../embedded-search/section';
import {termsOf} from '../embedded-search/terms';
import {ByteWriter} from './bytes';
import {
  CORE_FILE,
  fragmentFile,
  INDEX_FORMAT,
  lengthStep,
  shardFile,
  type Fragment,
  type FragmentSection,
} from './format';

export interface BuildOptions {
  /** Size at which a shard of postings is full, before compression. */
  readonly shardBytes: number;
  /** Postings up to this size, before compression, are part of the core. */
  readonly inlineBytes: number;
}

/** A shard compresses to about 10 KB. */
const defaultBuildOptions: BuildOptions = {shardBytes: 14_000, inlineBytes: 60_000};

interface Posting {
  readonly section: number;
  readonly positions: number[];
  isInQuestion: boolean;
}

interface IndexedPage {
  readonly route: string;
  readonly group: string;
  readonly sections: Section[];
}

/**
 * Builds the files of one index: the core, the shards of postings, and a fragment per page.
 *
 * @param sections - the sections of all pages; those of a page follow each other
 * @returns the files by name, not compressed
 */
export function buildIndex(
  sections: readonly Section[],
  options: BuildOptions = defaultBuildOptions,
): Map<string, Uint8Array> {
  const pages = pagesOf(sections);
  const ordered = pages.flatMap((page) => page.sections);
  const postings = postingsOf(ordered);
  const terms = Array.from(postings.keys()).sort();
  const shards = shardsOf(terms, postings, options.shardBytes);
  const total = shards.reduce((sum, {bytes}) => sum + bytes.length, 0);
  const isInline = total <= options.inlineBytes;

  const files = new Map<string, Uint8Array>();
  const core = new ByteWriter();
  core.string(INDEX_FORMAT);
  writePages(core, pages);
  writeLexicon(core, terms, postings);
  core.number(shards.length);
  for (const {termCount} of shards) core.number(termCount);
  core.number(isInline ? 1 : 0);
  shards.forEach(({bytes}, number) => {
    if (isInline) core.bytes(bytes);
    else files.set(shardFile(number), bytes);
  });
  files.set(CORE_FILE, core.done());
  pages.forEach((page, number) => files.set(fragmentFile(number), fragmentOf(page)));
  return files;
}

function pagesOf(sections: readonly Section[]): IndexedPage[] {
  const pages = new Map<string, IndexedPage>();
  for (const section of sections) {
    const {route, group} = section;
    const page = pages.get(route) ?? {route, group, sections: []};
    page.sections.push(section);
    pages.set(route, page);
  }
  return Array.from(pages.values());
}

/** Heading words come first. The gap keeps a phrase from reaching from the heading into the text. */
function postingsOf(sections: readonly Section[]): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  const postingOf = (term: string, section: number) => {
    let list = postings.get(term);
    if (!list) postings.set(term, (list = []));
    const last = list.at(-1);
    if (last?.section === section) return last;
    const posting: Posting = {section, positions: [], isInQuestion: false};
    list.push(posting);
    return posting;
  };
  sections.forEach(({titles, text, question}, number) => {
    const heading = termsOf(titles.at(-1) ?? '');
    heading.forEach((term, at) => postingOf(term, number).positions.push(at));
    const start = heading.length + 1;
    termsOf(text).forEach((term, at) => postingOf(term, number).positions.push(start + at));
    for (const term of termsOf(question ?? '')) postingOf(term, number).isInQuestion = true;
  });
  return postings;
}

function writePages(core: ByteWriter, pages: readonly IndexedPage[]): void {
  const groups = Array.from(new Set(pages.map(({group}) => group)));
  core.number(groups.length);
  for (const group of groups) core.string(group);
  core.number(pages.length);
  for (const {group, sections} of pages) {
    core.number(groups.indexOf(group));
    core.number(sections.length);
  }
  // Columns of like numbers compress better than rows.
  const all = pages.flatMap(({sections}) => sections);
  for (const {titles} of all) core.number(termsOf(titles.at(-1) ?? '').length);
  for (const {titles} of all) core.number(titles.length);
  for (const {text} of all) core.number(lengthStep(termsOf(text).length));
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
  for (const term of terms) core.number(postings.get(term)?.length ?? 0);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

interface Shard {
  readonly termCount: number;
  readonly bytes: Uint8Array;
}

/** Neighbors in the alphabet share a shard, so a word's other forms and its completions cost no further request. */
function shardsOf(
  terms: readonly string[],
  postings: ReadonlyMap<string, readonly Posting[]>,
  shardBytes: number,
): Shard[] {
  const shards: Shard[] = [];
  let open = new ByteWriter();
  let termCount = 0;
  const close = () => {
    if (termCount > 0) shards.push({termCount, bytes: open.done()});
    open = new ByteWriter();
    termCount = 0;
  };
  for (const term of terms) {
    const bytes = encodePostings(postings.get(term) ?? []);
    if (open.length + bytes.length > shardBytes) close();
    open.bytes(bytes);
    termCount++;
  }
  close();
  return shards;
}

function encodePostings(list: readonly Posting[]): Uint8Array {
  const writer = new ByteWriter();
  let before = 0;
  for (const {section, positions, isInQuestion} of list) {
    writer.number(section - before);
    writer.number(positions.length * 2 + (isInQuestion ? 1 : 0));
    before = section;
    let last = 0;
    for (const position of positions) {
      writer.number(position - last);
      last = position;
    }
  }
  return writer.done();
}

function fragmentOf({route, sections}: IndexedPage): Uint8Array {
  const rows = sections.map(({anchor, titles, text}): FragmentSection => [anchor, titles, text]);
  return new TextEncoder().encode(JSON.stringify({route, sections: rows} satisfies Fragment));
}
