import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {search} from '../plugins/embedded-search/engine';
import {loadIndex} from '../plugins/embedded-search/searchIndex';
import {expect, test} from './support/test';

test.skip(({isMobile}) => isMobile, 'The width makes no difference.');

const BUILD = path.join(__dirname, '../build');

/** Hits that are seen without scrolling in the modal on a laptop. */
const FIRST_HITS = 5;

/** The names of all properties, parameters and headers below a part of an OpenAPI document. */
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

test('every name in the contract of the API is found by it', () => {
  const contract = JSON.parse(readFileSync(path.join(BUILD, 'api/openapi.json'), 'utf8')) as {
    paths: object;
    webhooks: object;
    components: Record<string, object>;
  };
  // The keys of `components` are known to the document alone; what stands in them is shown.
  const components = Object.values(contract.components).map((kind): unknown[] =>
    Object.values(kind),
  );
  const names = new Set(namesIn([contract.paths, contract.webhooks, components]));
  expect(names.size, 'names in the contract').toBeGreaterThan(40);

  const folder = path.join(BUILD, 'search-index');
  const indexes = readdirSync(folder)
    .filter((file) => /^en-(default|docs-\w+-current)\.json$/.test(file))
    .map((file) => loadIndex(readFileSync(path.join(folder, file), 'utf8')));
  expect(indexes).toHaveLength(4);

  for (const name of names) {
    const first = search(indexes, name).slice(0, FIRST_HITS);
    expect
      .soft(
        first.filter(({group}) => group === 'API').map(({titles}) => titles.at(-1)),
        `${name}: among ${first.map(({titles}) => titles.at(-1)).join(', ')}`,
      )
      .toContain(name);
  }
});
