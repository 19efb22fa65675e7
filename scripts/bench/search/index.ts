import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import MiniSearch from 'minisearch';

import type {Section} from '../../../plugins/embedded-search/section';
import {normalizeTerm, tokensOf} from '../../../plugins/embedded-search/terms';
import {buildIndex} from '../../../plugins/search-engine/buildIndex';
import {LoadedIndex} from '../../../plugins/search-engine/loadedIndex';
import {search} from '../../../plugins/search-engine/search';
import {multiply, readCorpus, readQueries, type BenchQuery} from './corpus';

/** Folder with `small.tgz`, `medium.tgz`, and their queries. */
const source = process.argv[2] ?? '.cache/search-bench';
const half = process.argv[3];

interface Engine {
  readonly name: string;
  /** Returns page routes, best first. */
  readonly find: (query: string) => Promise<string[]>;
  /** Bytes fetched since the last call, as compressed. */
  readonly takeBytes: () => number;
}

/** A fresh engine, as on the first search of a visit. */
type Start = () => Promise<Engine>;

function ours(sections: readonly Section[]): {start: Start; files: Map<string, Uint8Array>} {
  const files = buildIndex(sections);
  const routes = Array.from(new Set(sections.map(({route}) => route)));
  const sizes = new Map<string, number>();
  const sizeOf = (name: string, bytes: Uint8Array) => {
    const known = sizes.get(name) ?? gzipSync(bytes, {level: 9}).length;
    sizes.set(name, known);
    return known;
  };
  const start = async () => {
    let fetched = 0;
    const index = await LoadedIndex.open((name) => {
      const bytes = files.get(name);
      if (!bytes) return Promise.reject(new Error(name));
      fetched += sizeOf(name, bytes);
      return Promise.resolve(bytes);
    });
    return {
      name: 'embedded',
      find: async (query: string) => {
        const {pages} = await search([index], query, {synonyms: []});
        await Promise.all(pages.slice(0, 5).map(({page}) => index.fragmentOf(page)));
        return pages.map(({page}) => routes[page] ?? '');
      },
      takeBytes: () => {
        const taken = fetched;
        fetched = 0;
        return taken;
      },
    };
  };
  return {start, files};
}

function miniSearch(sections: readonly Section[]): Start {
  const index = new MiniSearch<{id: number}>({
    fields: ['heading', 'title', 'text'],
    storeFields: ['route'],
    tokenize: (text) => tokensOf(text).map((token) => token.text),
    processTerm: normalizeTerm,
    searchOptions: {
      boost: {heading: 3, title: 2},
      prefix: (_term, at, all) => at === all.length - 1,
      fuzzy: 0.2,
    },
  });
  index.addAll(
    sections.map(({titles, text, route}, id) => ({
      id,
      route,
      text,
      heading: titles.at(-1) ?? '',
      title: titles[0] ?? '',
    })),
  );
  let bytes = gzipSync(JSON.stringify(index), {level: 9}).length;
  return () =>
    Promise.resolve({
      name: 'minisearch',
      find: (query) =>
        Promise.resolve(Array.from(new Set(index.search(query).map((hit) => String(hit.route))))),
      takeBytes: () => {
        const taken = bytes;
        bytes = 0;
        return taken;
      },
    });
}

const prefixOf = (query: string) =>
  query.replace(/\S+$/, (word) => word.slice(0, Math.max(1, Math.ceil(word.length * 0.6))));

async function measure(
  start: Start,
  queries: readonly BenchQuery[],
): Promise<Record<string, string | number>> {
  const engine = await start();
  const base = engine.takeBytes();
  const times: number[] = [];
  const rankOf = async (query: string, {target, exclude}: BenchQuery) => {
    const before = performance.now();
    const routes = await engine.find(query);
    times.push(performance.now() - before);
    return routes.filter((route) => !exclude.includes(route)).indexOf(target) + 1;
  };
  const ranks = async (kind: string, text: (query: BenchQuery) => string | undefined) => {
    const found: number[] = [];
    for (const query of queries) {
      const typed = query.kind === kind && text(query);
      if (typed) found.push(await rankOf(typed, query));
    }
    return found;
  };
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
  const mrr = (list: readonly number[]) =>
    mean(list.map((rank) => (rank > 0 && rank <= 10 ? 1 / rank : 0)));
  const within = (list: readonly number[], most: number) =>
    mean(list.map((rank) => (rank > 0 && rank <= most ? 1 : 0)));
  const anchor = await ranks('anchor', ({q}) => q);
  const figures = {
    anchor: mrr(anchor),
    'R@5': within(anchor, 5),
    typo: mrr(await ranks('anchor', ({typo}) => typo)),
    prefix: mrr(await ranks('anchor', ({q}) => prefixOf(q))),
    desc: mrr(await ranks('desc', ({q}) => q)),
    'phrase P@1': within(await ranks('phrase', ({q}) => q), 1),
    'title P@1': within(await ranks('title', ({q}) => q), 1),
  };
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value.toFixed(3)]),
  );
  const firsts: number[] = [];
  for (const query of queries.filter(({kind}) => kind === 'anchor').slice(0, 30)) {
    const fresh = await start();
    await fresh.find(query.q);
    firsts.push(fresh.takeBytes() || base);
  }
  const sorted = times.sort((a, b) => a - b);
  return {
    engine: engine.name,
    ...rounded,
    'core k': Math.round(base / 1000),
    'first result k': Math.round(mean(firsts) / 1000),
    'p95 ms': (sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1),
  };
}

async function main() {
  for (const size of (process.argv[4] ?? 'small,medium,large').split(',')) {
    const corpus = size === 'large' ? 'medium' : size;
    const folder = path.join(os.tmpdir(), `search-bench-${corpus}`);
    const pages = readCorpus(path.join(source, `${corpus}.tgz`), folder);
    const sections = size === 'large' ? multiply(pages, 5) : pages;
    const all = readQueries(path.join(source, `${corpus}-queries.jsonl`));
    const queries = half ? all.filter((_, at) => at % 2 === Number(half)) : all;
    const before = performance.now();
    const {start, files} = ours(sections);
    const built = performance.now() - before;
    console.log(
      `\n${size}: ${new Set(sections.map(({route}) => route)).size} pages, ${sections.length} sections, ${files.size} files, built in ${(built / 1000).toFixed(1)} s`,
    );
    const rivals = size === 'large' ? [start] : [start, miniSearch(sections)];
    const rows = [];
    for (const rival of rivals) rows.push(await measure(rival, queries));
    console.table(rows);
  }
}

void main();
