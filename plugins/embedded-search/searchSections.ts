import type {LoadedIndex} from '../search-engine/loadedIndex';
import {search, type SearchResult} from '../search-engine/search';
import {isInScope, parseScope, scopeOf, scopes, type Scope} from '../../src/domain/searchScope';
import type {Section} from '../search-engine/section';
import {termsOf} from '../search-engine/terms';

type PageMatch = SearchResult['pages'][number];

export interface SectionHit extends Omit<Section, 'question'> {
  /** Terms of the indexed text that matched. */
  readonly matchedTerms: readonly string[];
  /** Terms of the query; a matched term may be a longer or corrected form of one. */
  readonly queryTerms: readonly string[];
  /** Whether the section's heading (or the page's title) matched, not only its text. */
  readonly isHeadingMatch: boolean;
}

export interface FoundSections {
  /** Number of all matching pages. */
  readonly pageCount: number;
  /** Number of matching pages in each part of the site, whichever part the query asks for. */
  readonly scopeCounts: Readonly<Partial<Record<Scope, number>>>;
  /** Sections of the requested pages, in the order of the pages. */
  readonly hits: readonly SectionHit[];
}

/** Sections shown of a page: the best one, and others whose headings match. */
const sectionsPerPage = 3;

/** Pages whose text is loaded to tell fields from other sections; the engine has loaded it to rank them. */
const readPages = 5;

/** Number of other pages above API fields, unless the query is spelled like a field. */
const pagesBeforeFields = 3;

/**
 * Weight by group. Most people search to solve a problem, so articles rank above
 * guides, and guides above other pages and news.
 */
const groupFactors: Readonly<Partial<Record<string, number>>> = {
  Docs: 0.8,
  Pages: 0.7,
  Blog: 0.5,
  Changelog: 0.4,
};

/**
 * Searches several indexes as one.
 *
 * @param query may begin with a part of the site, such as `api:`; its last word may be unfinished
 * @param from number of the first page to return
 * @param onTitles gets the titles of small indexes' pages while their texts load, when called: few searches show them.
 *   Their final order may differ.
 * @throws when a file of an index can't be loaded
 */
export async function searchSections(
  indexes: readonly LoadedIndex[],
  query: string,
  from: number,
  count: number,
  onTitles: (found: () => FoundSections) => void = () => undefined,
): Promise<FoundSections> {
  const {scope, text} = parseScope(query);
  const inScope = (pages: readonly PageMatch[]) =>
    pages.filter((page) => isInScope(groupOf(page), scope));
  const sectionsFrom = (pages: readonly PageMatch[]) =>
    Promise.all(pages.slice(from, from + count).map((page) => sectionsOf(page)));
  const fieldIn = async (pages: readonly PageMatch[]) =>
    from === 0 ? fieldNamed(text.trim(), pages) : null;
  const isPlain = isPlainText(text);
  const doFieldsGiveWay = isPlain && scope === null;
  const result = await search(indexes, text, {
    groupFactor: (group) => groupFactors[group] ?? 1,
    onMatched(matched) {
      const likely = inScope(matched.pages);
      // Only loads them. What fails is tried again below.
      void Promise.allSettled([sectionsFrom(likely), fieldIn(likely)]);
      // Only texts show which field has the name.
      if (!isPlain) return;
      const ordered = doFieldsGiveWay ? giveWay(likely, isLikelyField) : likely;
      const titles = ordered.slice(from, from + count).map(titleOf);
      if (titles.length > 0 && titles.every((title) => title !== null))
        onTitles(() => foundIn(matched, likely.length, titles));
    },
  });
  const found = inScope(result.pages);
  const ordered = doFieldsGiveWay ? await fieldsGiveWay(found) : found;
  const hits = (await sectionsFrom(ordered)).flat();
  const field = await fieldIn(found);
  return foundIn(
    result,
    found.length,
    field ? withField(hits, field, isPlain ? pagesBeforeFields : 0) : hits,
  );
}

const foundIn = (
  {pages, ...terms}: SearchResult,
  pageCount: number,
  hits: readonly OwnSection[],
): FoundSections => ({
  pageCount,
  scopeCounts: countScopes(pages),
  hits: hits.map((hit) => ({...hit, ...terms})),
});

/** In one pass: every letter typed searches again, and many pages may match. */
function countScopes(pages: readonly PageMatch[]): Record<Scope, number> {
  const counts = Object.fromEntries(Object.keys(scopes).map((scope) => [scope, 0]));
  for (const page of pages) {
    const scope = scopeOf(groupOf(page));
    if (scope) counts[scope]! += 1;
  }
  return counts as Record<Scope, number>;
}

type OwnSection = Omit<SectionHit, 'matchedTerms' | 'queryTerms'>;

const groupOf = ({index, page}: Pick<PageMatch, 'index' | 'page'>) =>
  index.pages[page]?.group ?? '';

/** True unless the query has an identifier, such as `daily_limit`, `Retry-After`, or `sendEmail`. HubSpot isn't one. */
const isPlainText = (query: string) =>
  !/_|[\p{L}\p{N}][.-][\p{L}\p{N}]|(?<!\p{L})[a-z]+[A-Z]/u.test(query);

const isApi = (page: PageMatch) => groupOf(page) === 'API';

const isField = ({group, titles}: Pick<OwnSection, 'group' | 'titles'>) =>
  group === 'API' && titles.length > 2;

/** Plain words are usually support questions, so this ranks API fields below articles and guides. */
async function fieldsGiveWay(pages: readonly PageMatch[]): Promise<readonly PageMatch[]> {
  const first = await Promise.all(
    pages.slice(0, readPages).map(async (page) => (await sectionsOf(page))[0]),
  );
  return giveWay(pages, (page, at) => {
    const best = first[at];
    return best ? isField(best) : isApi(page);
  });
}

function giveWay(
  pages: readonly PageMatch[],
  isFieldAt: (page: PageMatch, at: number) => boolean,
): readonly PageMatch[] {
  const ahead = pages.filter((page, at) => !isFieldAt(page, at)).slice(0, pagesBeforeFields);
  return [...ahead, ...pages.filter((page) => !ahead.includes(page))];
}

/** Tells without the page's text. */
const isLikelyField = (match: PageMatch) =>
  isApi(match) && match.sections[0]?.section !== match.index.pages[match.page]?.start;

function titleOf({index, page}: PageMatch): OwnSection | null {
  const row = index.titles[page];
  if (!row) return null;
  const [route, title] = row;
  const group = groupOf({index, page});
  return {route, anchor: '', titles: [title], text: '', group, isHeadingMatch: true};
}

/** Returns the API field with exactly this name, of several the one in the same case, then the least nested. */
async function fieldNamed(name: string, pages: readonly PageMatch[]): Promise<OwnSection | null> {
  const words = termsOf(name).length;
  const candidates = pages.filter(isApi).flatMap((page) => {
    const sections = page.sections.filter(
      ({section, isHeadingMatch}) => isHeadingMatch && page.index.headingLengths[section] === words,
    );
    return sections.length > 0 ? [{...page, sections}] : [];
  });
  const loaded = await Promise.all(
    candidates.slice(0, readPages).map((page) => sectionsOf(page, Infinity)),
  );
  const named = loaded
    .flat()
    .filter((hit) => isField(hit) && hit.titles.at(-1)?.toLowerCase() === name.toLowerCase());
  const isSameCase = ({titles}: OwnSection) => titles.at(-1) === name;
  return (
    named.sort(
      (a, b) => Number(isSameCase(b)) - Number(isSameCase(a)) || a.titles.length - b.titles.length,
    )[0] ?? null
  );
}

function withField(hits: readonly OwnSection[], field: OwnSection, most: number): OwnSection[] {
  const isSame = (hit: OwnSection) => hit.route === field.route && hit.anchor === field.anchor;
  const before = hits.findIndex(isSame);
  const at = before < 0 ? most : Math.min(before, most);
  const others = hits.filter((hit) => !isSame(hit));
  return [...others.slice(0, at), field, ...others.slice(at)];
}

async function sectionsOf(
  {index, page, sections}: PageMatch,
  most: number = sectionsPerPage,
): Promise<OwnSection[]> {
  const group = groupOf({index, page});
  return Promise.all(
    sections
      .filter(({isHeadingMatch}, at) => at === 0 || isHeadingMatch)
      .slice(0, most)
      .map(async ({section, isHeadingMatch}) => ({
        ...(await index.textOf(section)),
        ...{group, isHeadingMatch},
      })),
  );
}
