import v8 from 'node:v8';
import vm from 'node:vm';

import type {BenchQuery} from './corpus';
import type {Engine, OpenEngine} from './engines';
import {Network} from './network';

/** Figures of an engine; the first ones don't vary between runs. */
export interface Figures {
  readonly anchor: number;
  readonly recall: number;
  readonly typo: number;
  readonly prefix: number;
  readonly desc: number;
  readonly phrase: number;
  readonly title: number;
  /** Thousands of bytes before the first results have titles and texts, on average, with the engine's code. */
  readonly firstBytes: number;
  /** Time until then in milliseconds, at the 95th percentile. */
  readonly firstMs: number;
  /** Computing time of a keystroke, at the 95th percentile. */
  readonly keyMs: number;
  /** The same with the network. */
  readonly remoteKeyMs: number;
  readonly memoryMb: number;
  /** Seconds per 1,000 pages for making the index. */
  readonly buildSeconds: number;
}

/** Queries typed from nothing, on a first visit each. */
const typedQueries = 30;

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

const mean = (list: readonly number[]) =>
  list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);

function percentile95(list: readonly number[]): number {
  const sorted = list.slice().sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** Cuts the last word to 60% of its letters, as while typing. */
const prefixOf = (query: string) =>
  query.replace(/\S+$/, (word) => word.slice(0, Math.max(1, Math.ceil(word.length * 0.6))));

export async function measure(
  engine: Engine,
  queries: readonly BenchQuery[],
  pageCount: number,
): Promise<Figures> {
  await warmUp(engine, queries[0]?.q ?? '');
  const before = await memoryOf();
  const open = await engine.open(new Network());
  const quality = await measureQuality(open, queries);
  const memoryMb = ((await memoryOf()) - before) / 1_000_000;
  const anchors = queries.filter(({kind}) => kind === 'anchor').slice(0, typedQueries);
  return {
    ...quality,
    ...(await measureFirst(engine, anchors)),
    ...(await measureTyping(engine, anchors)),
    memoryMb,
    buildSeconds: (engine.builtSeconds * 1000) / pageCount,
  };
}

/**
 * Compiles the code, which isn't memory of the index. A function of its own, because the caller's variables would keep what
 * it opens in memory.
 */
async function warmUp(engine: Engine, query: string): Promise<void> {
  const open = await engine.open(new Network());
  await open.find(query);
}

async function memoryOf(): Promise<number> {
  // What a finished task still refers to is freed in a later one.
  for (let count = 0; count < 3; count++) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  const {heapUsed, external} = process.memoryUsage();
  return heapUsed + external;
}

/** Copies of a page, in the corpus of 10,000, count as the page. */
const withoutCopy = (route: string) => route.replace(/^\/copy-\d+/, '');

async function measureQuality({find}: OpenEngine, queries: readonly BenchQuery[]) {
  const ranks = async (kind: string, text: (query: BenchQuery) => string | undefined) => {
    const found: number[] = [];
    for (const query of queries) {
      const typed = query.kind === kind && text(query);
      if (!typed) continue;
      const routes = new Set((await find(typed)).map(withoutCopy));
      const ranked = Array.from(routes).filter((route) => !query.exclude.includes(route));
      found.push(ranked.indexOf(query.target) + 1);
    }
    return found;
  };
  const reciprocal = (list: readonly number[]) =>
    mean(list.map((rank) => (rank > 0 && rank <= 10 ? 1 / rank : 0)));
  const within = (list: readonly number[], most: number) =>
    mean(list.map((rank) => (rank > 0 && rank <= most ? 1 : 0)));
  const anchor = await ranks('anchor', ({q}) => q);
  return {
    anchor: reciprocal(anchor),
    recall: within(anchor, 5),
    typo: reciprocal(await ranks('anchor', ({typo}) => typo)),
    prefix: reciprocal(await ranks('anchor', ({q}) => prefixOf(q))),
    desc: reciprocal(await ranks('desc', ({q}) => q)),
    phrase: within(await ranks('phrase', ({q}) => q), 1),
    title: within(await ranks('title', ({q}) => q), 1),
  };
}

interface Timed {
  /** Time of the processor, which hardly depends on what else the machine does. */
  readonly computeMs: number;
  readonly networkMs: number;
}

async function time(network: Network, run: () => Promise<unknown>): Promise<Timed> {
  const {ms} = network;
  const before = process.cpuUsage();
  await run();
  const {user, system} = process.cpuUsage(before);
  return {computeMs: (user + system) / 1000, networkMs: network.ms - ms};
}

async function measureFirst(engine: Engine, queries: readonly BenchQuery[]) {
  const bytes: number[] = [];
  const times: number[] = [];
  for (const {q} of queries) {
    const network = new Network();
    const {computeMs, networkMs} = await time(network, async () =>
      (await engine.open(network)).find(q),
    );
    bytes.push(network.bytes / 1000);
    times.push(computeMs + networkMs);
  }
  return {firstBytes: mean(bytes), firstMs: percentile95(times)};
}

/** Types each query letter by letter, waiting for each letter's results. */
async function measureTyping(engine: Engine, queries: readonly BenchQuery[]) {
  const times: Timed[] = [];
  for (const {q} of queries) {
    const network = new Network();
    const {find, afterFirst} = await engine.open(network);
    for (let length = 1; length <= q.length; length++) {
      times.push(await time(network, () => find(q.slice(0, length))));
      if (length === 1) await afterFirst?.();
    }
  }
  return {
    keyMs: percentile95(times.map(({computeMs}) => computeMs)),
    remoteKeyMs: percentile95(times.map(({computeMs, networkMs}) => computeMs + networkMs)),
  };
}
