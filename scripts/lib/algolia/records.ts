import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {readPages} from '../../../plugins/built-pages/readPages';
import type {Facets} from '../../../plugins/embedded-search/files';
import {codeMarks, proseOf} from '../../../plugins/embedded-search/files';
import {levels, type Level} from '../../../plugins/embedded-search/response';
import {sectionsOf, type SearchablePage} from '../../../plugins/embedded-search/sections';
import type {Section} from '../../../plugins/search-engine/section';

/** A record in the shape of DocSearch's own crawler: a heading of its level, or a piece of the text below it. */
export interface AlgoliaRecord extends Facets {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  readonly content: string | null;
  /** The question that a visitor types to find the page; only on the record of its title. */
  readonly question: string | null;
  /** The section's code, found but never shown; only on the record of the heading. */
  readonly code: string | null;
  readonly weight: {readonly page: number; readonly level: number; readonly position: number};
  /** Changes with any other field, so that an unchanged record isn't sent again. */
  readonly fingerprint: string;
}

/** Characters of a record's text. Algolia's smallest plan takes records of 10 KB. */
const MOST_CHARACTERS = 1_000;
const MOST_CODE = 4_000;

/** In the order of the embedded engine, where a page of a group that isn't listed has the highest weight. */
const pageWeights: Readonly<Partial<Record<string, number>>> = {Blog: 1, Changelog: 0, Pages: 2};
const MOST_WEIGHT = 3;

interface Manifest {
  readonly site: string;
  readonly pages: readonly {readonly path: string}[];
}

/**
 * Makes the records of a built site.
 *
 * @throws when the folder has no build
 */
export async function readRecords(build: string): Promise<AlgoliaRecord[]> {
  const file = path.join(build, 'pages.json');
  if (!fs.existsSync(file)) throw new Error(`There is no ${file}. Run npm run build.`);
  const {site, pages} = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const records: AlgoliaRecord[] = [];
  const paths = pages.map((page) => page.path);
  for await (const page of readPages(build, paths)) {
    const searchable = sectionsOf(page);
    if (searchable) records.push(...recordsOf(searchable, site));
  }
  return records;
}

/** The records of one page. */
export function recordsOf(
  {language, docusaurus_tag, sections}: SearchablePage,
  origin: string,
): AlgoliaRecord[] {
  return sections.flatMap((section, position) => {
    const {route, anchor, titles, group, question} = section;
    const page = origin + route;
    const depth = Math.min(titles.length, levels.length - 1);
    const common = {
      language,
      docusaurus_tag,
      url: anchor ? `${page}#${anchor}` : page,
      url_without_anchor: page,
      anchor: anchor || null,
      hierarchy: hierarchyOf(group, titles),
      weight: {
        page: pageWeights[group] ?? MOST_WEIGHT,
        level: 100 - 10 * (depth - 1),
        position,
      },
    };
    const heading = {
      ...common,
      type: levels[depth] ?? 'lvl1',
      content: null,
      question: question ?? null,
      code: codeOf(section),
    };
    const texts = piecesOf(proseOf(section.text)).map((piece) => ({
      ...common,
      type: 'content' as const,
      content: escapeMarkup(piece),
      question: null,
      code: null,
    }));
    return [heading, ...texts].map((record, piece) => ({
      objectID: hashOf([docusaurus_tag, language, common.url, titles, position, piece]),
      ...record,
      fingerprint: hashOf(record),
    }));
  });
}

function hierarchyOf(group: string, titles: readonly string[]): Record<Level, string | null> {
  const names = [group, ...titles];
  return Object.fromEntries(levels.map((level, at) => [level, escapeMarkup(names[at])])) as Record<
    Level,
    string | null
  >;
}

/**
 * Escapes a shown text, because DocSearch shows what Algolia returns as HTML. Quotes stay: they're harmless outside of
 * attributes, and an apostrophe belongs to its word.
 */
function escapeMarkup(text: string): string;
function escapeMarkup(text: string | undefined): string | null;
function escapeMarkup(text: string | undefined): string | null {
  return text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;') ?? null;
}

const codeBlocks = new RegExp(`${codeMarks[0]}([^${codeMarks[1]}]*)${codeMarks[1]}`, 'g');

function codeOf({text}: Section): string | null {
  const code = Array.from(text.matchAll(codeBlocks), ([, block = '']) => block.trim()).join(' ');
  return code.slice(0, MOST_CODE) || null;
}

/** Cuts text between words. A word that's too long by itself is cut, too. */
function piecesOf(text: string): string[] {
  const piece = new RegExp(
    `\\S(?:.{0,${MOST_CHARACTERS - 2}}\\S)?(?=\\s|$)|\\S{1,${MOST_CHARACTERS}}`,
    'gsu',
  );
  return text.match(piece) ?? [];
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
