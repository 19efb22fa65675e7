import fs from 'node:fs/promises';
import {gunzipSync} from 'node:zlib';

import {indexFile, manifestPath, type ManifestEntry} from '../../plugins/embedded-search/files';
import {searchSections} from '../../plugins/embedded-search/searchSections';
import {LoadedIndex} from '../../plugins/search-engine/loadedIndex';
import {helpArticles, straightQuotes} from './articles';
import {customerQueries} from './customerQueries';
import {developerQueries} from './developerQueries';
import {fileOf, textOf} from './site';

/** Returns a text whose longest word has two neighboring inner letters swapped, as in fast typing. */
function withMisspelledWord(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const [longest = ''] = [...words].sort((a, b) => b.length - a.length);
  const middle = Math.min(Math.floor(longest.length / 2), longest.length - 3);
  // Looks from the middle to the end for the first pair of different letters.
  for (let at = middle; at < longest.length - 2; at++) {
    const [one = '', other = ''] = longest.slice(at, at + 2);
    if (one !== other) {
      return text.replace(longest, longest.slice(0, at) + other + one + longest.slice(at + 2));
    }
  }
  throw new Error(`"${text}" has no word to misspell.`);
}

/** Hits visible in the search dialog on a laptop without scrolling. */
const FIRST_HITS = 5;

/** Returns the names of all properties, parameters, and headers in a part of an OpenAPI document. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (key === 'example' || key === 'examples') return [];
    const isOfNames = ['properties', 'headers'].includes(key) && typeof value === 'object';
    const own = isOfNames && value !== null ? Object.keys(value) : [];
    const named = key === 'in' && 'name' in part && typeof part.name === 'string' && part.name;
    return [...own, ...(named ? [named] : []), ...namesIn(value)];
  });
}

/** Opens the indexes that a reader of the current version searches. */
function openIndexes(): Promise<LoadedIndex[]> {
  const manifest = JSON.parse(textOf(`/${manifestPath}`)) as ManifestEntry[];
  const current = manifest.filter(({docusaurus_tag: tag}) => /^default$|-current$/.test(tag));
  return Promise.all(
    current.map(({folder}) =>
      LoadedIndex.open(async (name) =>
        gunzipSync(await fs.readFile(fileOf(`/${indexFile(folder, name)}`))),
      ),
    ),
  );
}

export function checkSearchIndex(): void {
  const indexes = openIndexes();
  const hitsOf = async (query: string, pages = 10) =>
    (await searchSections(await indexes, query, 0, pages)).hits;

  test.each(helpArticles())(
    '$slug is found by its title, its question, a misspelled word of its title, and a heading',
    async ({path, title, question, headings}) => {
      expect((await hitsOf(title))[0]?.route).toBe(path);
      for (const query of [question, withMisspelledWord(title)]) {
        const routes = (await hitsOf(query)).map(({route}) => route);
        expect([query, routes]).toEqual([query, expect.arrayContaining([path])]);
      }
      const heading = headings[Math.floor(headings.length / 2)] ?? '';
      // Several articles may have the same heading.
      const hit = (await hitsOf(heading, 40)).find(({route, titles}) => {
        return route === path && straightQuotes(titles.at(-1) ?? '') === heading;
      });
      expect([heading, hit?.anchor]).toEqual([heading, expect.stringMatching(/./)]);
    },
  );

  const queries = new Set(Object.values(developerQueries).flat());
  test.each([...queries])('"%s" finds a page that answers it first', async (query) => {
    const answers = Object.keys(developerQueries).filter((page) =>
      developerQueries[page]?.includes(query),
    );
    expect(answers).toContain((await hitsOf(query))[0]?.route);
  });

  test.each(
    Object.entries(customerQueries).flatMap(([page, all]) => all.map((query) => [query, page])),
  )('"%s" finds %s among the first three', async (query, page) => {
    const routes = (await hitsOf(query)).map(({route}) => route);
    expect([...new Set(routes)].slice(0, 3)).toContain(page);
  });

  test('every name in the API contract is found by searching for it', async () => {
    const contract = JSON.parse(textOf('/api/openapi.json')) as {
      paths: object;
      webhooks: object;
      components: Record<string, object>;
    };
    // Only the contents of `components` are rendered; the keys don't appear on pages.
    const components = Object.values(contract.components).flatMap((kind) => [
      ...(Object.values(kind) as unknown[]),
    ]);
    const names = new Set(namesIn([contract.paths, contract.webhooks, components]));
    expect(names.size).toBeGreaterThan(40);
    const missed: string[] = [];
    for (const name of names) {
      const first = (await hitsOf(name)).slice(0, FIRST_HITS);
      const isFound = first.some(({group, titles}) => group === 'API' && titles.at(-1) === name);
      if (!isFound) missed.push(`${name}: ${first.map(({titles}) => titles.at(-1)).join(', ')}`);
    }
    expect(missed).toEqual([]);
  });
}
