import path from 'node:path';
import {parseArgs} from 'node:util';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';

import {multiply, readCorpus, readQueries} from './corpus';
import {embedded, miniSearch} from './engines';
import {measure, type Figures} from './measure';
import {missedTargets, regressions} from './targets';

/**
 * Measures quality, bytes, time, and memory of the search engine next to MiniSearch, with the corpora in a
 * folder: `small.tgz`, `medium.tgz`, and their queries. Fails when quality or bytes are worse than before.
 *
 * `--half 0` or `--half 1` takes every other query. `--sizes small,medium,large` and `--engines embedded,MiniSearch`
 * choose what's measured.
 */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    half: {type: 'string'},
    sizes: {type: 'string', default: 'small,medium,large'},
    engines: {type: 'string', default: 'embedded,MiniSearch'},
  },
});
const source = positionals[0] ?? '.cache/search-bench';

const row = ({
  firstBytes,
  firstMs,
  keyMs,
  remoteKeyMs,
  memoryMb,
  buildSeconds,
  ...quality
}: Figures) => ({
  ...Object.fromEntries(Object.entries(quality).map(([name, value]) => [name, value.toFixed(3)])),
  'first kB': Math.round(firstBytes),
  'first ms': Math.round(firstMs),
  'key ms': Math.round(keyMs),
  'key 40 ms': Math.round(remoteKeyMs),
  MB: memoryMb.toFixed(1),
  's/1,000': buildSeconds.toFixed(2),
});

async function measureSize(size: string): Promise<void> {
  const corpus = size === 'large' ? 'medium' : size;
  const read = readCorpus(path.join(source, `${corpus}.tgz`));
  const sections = size === 'large' ? multiply(read, 5) : read;
  const queries = readQueries(path.join(source, `${corpus}-queries.jsonl`)).filter(
    (_, at) => !values.half || at % 2 === Number(values.half),
  );
  const pageCount = new Set(sections.map(({route}) => route)).size;
  console.log(`\n${size}: ${pageCount} pages, ${sections.length} sections`);
  const makers: Record<string, () => ReturnType<typeof embedded>> = {
    embedded: () => embedded(sections),
    MiniSearch: () => miniSearch(sections),
  };
  const rows: Record<string, ReturnType<typeof row>> = {};
  for (const name of values.engines.split(',')) {
    const make = makers[name];
    if (!make) throw new Error(`There's no engine ${name}.`);
    const figures = await measure(await make(), queries, pageCount);
    rows[name] = row(figures);
    if (name !== 'embedded') continue;
    for (const target of missedTargets(size, figures)) console.log(`  target missed: ${target}`);
    // Half of the queries have other figures.
    if (values.half) continue;
    for (const worse of regressions(size, figures)) {
      console.error(`  worse than before: ${worse}`);
      process.exitCode = 1;
    }
  }
  console.table(rows);
}

/** The window that shows the results loads apart from the engine, whichever it is. */
async function modalSize(): Promise<number> {
  const {outputFiles} = await build({
    stdin: {contents: `export {DocSearchModal} from '@docsearch/react/modal';`, resolveDir: '.'},
    ...{bundle: true, minify: true, format: 'esm', write: false},
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return gzipSync(outputFiles[0]?.contents ?? '', {level: 9}).length;
}

async function main() {
  const modal = Math.round((await modalSize()) / 1000);
  console.log(`DocSearch's modal, not counted below: ${modal} kB without React`);
  for (const size of values.sizes.split(',')) await measureSize(size);
}

void main();
