import type {Section} from './section';
import {normalizeTerm, termsOf, wordsOf} from './terms';
import {ByteWriter} from './bytes';
import {
  CORE_FILE,
  fields,
  fragmentFile,
  fragmentParts,
  frequencyStep,
  INDEX_FORMAT,
  maxTitledPages,
  packLengths,
  placesFile,
  shardFile,
  type Fragment,
  type FragmentSection,
  type TitleRow,
} from './format';
import {rarityStep} from './ranking';
import {TermWriter} from './termWriter';

export interface BuildOptions {
  /** Size at which a shard of postings is full, before compression. */
  readonly shardBytes: number;
  /** Postings up to this size, before compression, are part of the core. */
  readonly inlineBytes: number;
}

/** A shard compresses to about 4 KB. */
const defaultBuildOptions: BuildOptions = {shardBytes: 6000, inlineBytes: 24_000};

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
  readonly terms: ReadonlyMap<string, TermWriter>;
  /** Terms of each page's title, and of its path. */
  readonly titles: readonly (readonly TermWriter[])[];
  readonly paths: readonly (readonly TermWriter[])[];
  /** Of each section. */
  readonly packedLengths: Uint8Array;
}

/**
 * Builds the files of one index: the core, the shards of postings with their positions, and the fragments of each page.
 *
 * @param sections - the sections of all pages
 * @returns the files by name, not compressed
 */
export function buildIndex(
  sections: readonly Section[],
  options: BuildOptions = defaultBuildOptions,
): Map<string, Uint8Array> {
  const content = read(pagesOf(sections));
  const terms = Array.from(content.terms.keys()).sort();
  const writers = terms.map((term) => content.terms.get(term) ?? new TermWriter());
  const shards = shardsOf(writers, options.shardBytes);
  const total = shards.reduce((sum, {bytes}) => sum + bytes.length, 0);
  const isInline = total <= options.inlineBytes;

  const files = new Map<string, Uint8Array>();
  const core = new ByteWriter();
  core.string(INDEX_FORMAT);
  writePages(core, content);
  writeLexicon(core, terms, writers);
  core.number(shards.length);
  for (const {termCount} of shards) core.number(termCount);
  core.number(isInline ? 1 : 0);
  shards.forEach(({bytes, places}, number) => {
    if (isInline) core.bytes(bytes);
    else files.set(shardFile(number), bytes);
    files.set(placesFile(number), places);
  });
  files.set(CORE_FILE, core.done());
  content.pages.forEach((page, number) => {
    const lengths = content.packedLengths.subarray(page.start, page.start + page.sections.length);
    fragmentsOf(page, fragmentParts(lengths)).forEach((fragment, part) =>
      files.set(fragmentFile(number, part), fragment),
    );
  });
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

function read(pages: readonly IndexedPage[]): Content {
  const reader = new TermReader();
  const mark = (writers: readonly TermWriter[], section: number, field: number) => {
    for (const writer of writers) writer.addField(section, field);
  };
  const linkTexts = linkTextsOf(pages);
  const paths = pathWords(pages.map(({route}) => route)).map((words) =>
    reader.of(Array.from(words).join(' ')),
  );
  const titles: TermWriter[][] = [];
  const packed: number[] = [];
  pages.forEach(({route, start, sections}, page) => {
    sections.forEach(({titles: outline, text, question}, at) => {
      const section = start + at;
      const heading = reader.of(outline.at(-1) ?? '');
      heading.forEach((writer, place) => writer.addPlace(section, place));
      mark(heading, section, fields.heading);
      const body = reader.of(text);
      // The gap keeps a phrase from reaching from the heading into the text.
      const first = heading.length + 1;
      body.forEach((writer, place) => writer.addPlace(section, first + place));
      mark(reader.of(question ?? ''), section, fields.question);
      packed.push(packLengths(heading.length, body.length));
      if (at > 0) return;
      titles.push(heading);
      mark(paths[page] ?? [], section, fields.path);
      for (const linkText of linkTexts.get(route) ?? [])
        mark(reader.of(linkText), section, fields.link);
    });
  });
  return {pages, terms: reader.terms, titles, paths, packedLengths: Uint8Array.from(packed)};
}

/** Folders that more pages than this share have in common say nothing about a page. */
const commonFolderShare = 0.1;

/** Returns the words of each route, without folders of many pages. */
function pathWords(routes: readonly string[]): Set<string>[] {
  const words = routes.map((route) => new Set(termsOf(route)));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((own) => Array.from(own)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(1, routes.length * commonFolderShare);
  return words.map(
    (own) => new Set(Array.from(own).filter((word) => (counts.get(word) ?? 0) <= most)),
  );
}

/** Splits texts into terms. Normalizing takes longest, and most words occur often. */
class TermReader {
  readonly terms = new Map<string, TermWriter>();
  private readonly known = new Map<string, TermWriter>();

  of(text: string): TermWriter[] {
    return wordsOf(text).map((word) => {
      const known = this.known.get(word);
      if (known) return known;
      const term = normalizeTerm(word);
      const writer = this.terms.get(term) ?? new TermWriter();
      this.terms.set(term, writer);
      this.known.set(word, writer);
      return writer;
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
function writePages(core: ByteWriter, {pages, titles, paths, packedLengths}: Content): void {
  const groups = Array.from(new Set(pages.map(({group}) => group)));
  core.number(groups.length);
  for (const group of groups) core.string(group);
  core.number(pages.length);
  for (const {group} of pages) core.number(groups.indexOf(group));
  for (const {sections} of pages) core.number(sections.length);
  for (const words of [...titles, ...paths]) {
    const frequencies = Array.from(new Set(words), ({frequency}) => frequency);
    core.number(rarityStep(frequencies, packedLengths.length));
  }
  core.bytes(packedLengths);
  const rows = pages.map(({route, sections}): TitleRow => [route, sections[0]?.titles[0] ?? '']);
  core.string(rows.length > maxTitledPages ? '[]' : JSON.stringify(rows));
}

/** Each term is the number of letters shared with the one before, and the rest. */
function writeLexicon(
  core: ByteWriter,
  terms: readonly string[],
  writers: readonly TermWriter[],
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
  for (const {frequency} of writers) core.number(frequencyStep(frequency));
}

/** Length of the shared beginning, in whole characters: half of one can't be encoded. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return /[\uD800-\uDBFF]/.test(one[length - 1] ?? '') ? length - 1 : length;
}

interface Shard {
  readonly termCount: number;
  readonly bytes: Uint8Array;
  readonly places: Uint8Array;
}

/** Neighbors in the alphabet share a shard, so a word's other forms and its completions cost no further request. */
function shardsOf(writers: readonly TermWriter[], shardBytes: number): Shard[] {
  const shards: Shard[] = [];
  let open = new ByteWriter();
  let openPlaces = new ByteWriter();
  let termCount = 0;
  const close = () => {
    if (termCount > 0) shards.push({termCount, bytes: open.done(), places: openPlaces.done()});
    open = new ByteWriter();
    openPlaces = new ByteWriter();
    termCount = 0;
  };
  const ownPostings = new ByteWriter();
  const ownPlaces = new ByteWriter();
  for (const writer of writers) {
    writer.write(ownPostings, ownPlaces);
    if (open.length + ownPostings.length > shardBytes) close();
    open.bytes(ownPostings.take());
    openPlaces.bytes(ownPlaces.take());
    termCount++;
  }
  close();
  return shards;
}

function fragmentsOf({route, sections}: IndexedPage, parts: Uint8Array): Uint8Array[] {
  const rows: FragmentSection[][] = [];
  sections.forEach(({anchor, titles, text}, at) => {
    (rows[parts[at] ?? 0] ??= []).push([anchor, titles, text]);
  });
  return rows.map((own) =>
    new TextEncoder().encode(JSON.stringify({route, sections: own} satisfies Fragment)),
  );
}
