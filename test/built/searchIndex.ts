import {readdirSync} from 'node:fs';

import {search} from '../../plugins/embedded-search/engine';
import {indexFolder, loadIndex} from '../../plugins/embedded-search/searchIndex';
import {helpArticles} from './articles';
import {developerQueries} from './developerQueries';
import {withMisspelledWord} from './misspell';
import {fileOf, textOf} from './site';

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

/** Loads the indexes that a reader of the current version searches. */
const readIndexes = () =>
  readdirSync(fileOf(`/${indexFolder}`))
    .filter((file) => /^en-(default|docs-\w+-current)\.json$/.test(file))
    .map((file) => loadIndex(textOf(`/${indexFolder}/${file}`)));

export function checkSearchIndex(): void {
  const indexes = readIndexes();
  const hitsOf = (query: string) => search(indexes, query);

  test.each(helpArticles())(
    '$slug is found by its title, a misspelled word of its title, and a heading',
    ({path, title, headings}) => {
      expect(hitsOf(title)[0]?.route).toBe(path);
      const misspelled = withMisspelledWord(title);
      const routes = hitsOf(misspelled).map(({route}) => route);
      expect([misspelled, routes]).toEqual([misspelled, expect.arrayContaining([path])]);
      const heading = headings[Math.floor(headings.length / 2)] ?? '';
      const hit = hitsOf(heading).find(({route, titles}) => {
        return route === path && titles.at(-1) === heading;
      });
      expect([heading, hit?.anchor]).toEqual([heading, expect.stringMatching(/./)]);
    },
  );

  const queries = new Set(Object.values(developerQueries).flat());
  test.each([...queries])('"%s" finds a page that answers it first', (query) => {
    const answers = Object.keys(developerQueries).filter((page) =>
      developerQueries[page]?.includes(query),
    );
    expect(answers).toContain(hitsOf(query)[0]?.route);
  });

  test('every name in the API contract is found by searching for it', () => {
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
    const missed = Array.from(names).flatMap((name) => {
      const first = hitsOf(name).slice(0, FIRST_HITS);
      const isFound = first.some(({group, titles}) => group === 'API' && titles.at(-1) === name);
      return isFound ? [] : [`${name}: ${first.map(({titles}) => titles.at(-1)).join(', ')}`];
    });
    expect(missed).toEqual([]);
  });
}
