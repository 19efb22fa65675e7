import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {load} from 'cheerio';

import {pageScale, sum} from '../../test/built/pageWeight';
import {docusaurus, ours, stock} from './sites';

/**
 * Builds this site and a stock Docusaurus site with the same generated articles, sequentially and without caches, and
 * prints the cost of each, and what one of the articles loads. `--sizes 200,1000` sets the numbers of articles.
 */
const {values} = parseArgs({options: {sizes: {type: 'string', default: '200,1000,3000'}}});
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 20)) {
  throw new Error('--sizes takes whole numbers of at least 20, such as --sizes 200,1000.');
}

interface Cost {
  readonly 'wall s': number;
  readonly 'CPU s': number;
  /** Peak resident memory. Docusaurus bundles and renders in threads, so this one process is the whole build. */
  readonly 'peak MB': number;
}

/** Bytes that an article loads, compressed. */
interface Loaded {
  /** When the page is awake. */
  readonly 'article JS': number;
  readonly 'article CSS': number;
}

/** Writes the process's resource usage when it exits. Threads load this file too but don't report. */
const reporter = `import {isMainThread} from 'node:worker_threads'; import fs from 'node:fs';
if (isMainThread) process.on('exit', () => fs.writeFileSync(process.env.BENCH_REPORT, JSON.stringify(process.resourceUsage())));`;

async function build(site: string): Promise<Cost> {
  const report = path.join(site, 'bench.json');
  const load = `data:text/javascript,${encodeURIComponent(reporter)}`;
  const started = performance.now();
  await promisify(execFile)(process.execPath, ['--import', load, docusaurus, 'build'], {
    cwd: site,
    env: {...process.env, BENCH_REPORT: report, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  const usage = JSON.parse(fs.readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  return {
    'wall s': (performance.now() - started) / 1000,
    'CPU s': (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    'peak MB': usage.maxRSS / 1024,
  };
}

function weigh(site: string, article: string): Loaded {
  const folder = path.join(site, 'build');
  const $ = load(fs.readFileSync(path.join(folder, `${article}.html`)));
  const {awake, css} = pageScale(folder)({path: article, $});
  return {'article JS': sum(awake), 'article CSS': sum(css)};
}

const total = (loaded: Loaded) => loaded['article JS'] + loaded['article CSS'];

/** Returns the cost of each added article since the next smaller site, in milliseconds and KB. */
function addedCost(cost: Cost, last: Cost, articles: number) {
  const per = (name: keyof Cost) => Math.round((1000 * (cost[name] - last[name])) / articles);
  return {
    'added: wall ms': per('wall s'),
    'added: CPU ms': per('CPU s'),
    'added: KB': per('peak MB'),
  };
}

async function main(): Promise<void> {
  const sites = [
    {name: 'this site', make: ours, article: '/help/article/generated-0'},
    {name: 'stock', make: stock, article: '/article/generated-0'},
  ];
  for (const {name, make, article} of sites) {
    const rows: Record<string, object> = {};
    const added: number[] = [];
    let last: {readonly cost: Cost; readonly count: number} | undefined;
    const loads: Loaded[] = [];
    for (const count of sizes) {
      const site = make(count);
      const cost = await build(site);
      const loaded = weigh(site, article);
      loads.push(loaded);
      const difference = last && addedCost(cost, last.cost, count - last.count);
      if (difference) added.push(difference['added: CPU ms']);
      const rounded = Object.entries(cost).map(([unit, value]) => [
        unit,
        Math.round(value as number),
      ]);
      const row = {...(Object.fromEntries(rounded) as Cost), ...difference, ...loaded};
      // The next size can take minutes, and more memory than there is.
      console.log(`${name}, ${count} articles:`, row);
      rows[`${count} articles`] = row;
      last = {cost, count};
    }
    console.log(`\n${name}`);
    console.table(rows);
    const [fewest, most] = [loads[0], loads.at(-1)];
    if (fewest && most && fewest !== most) {
      console.log(
        `JS and CSS of an article with ${sizes.at(-1)} articles: ${(total(most) / total(fewest)).toFixed(3)} times those with ${sizes[0]} (goal: 1.05)`,
      );
    }
    const [before, after] = added.slice(-2);
    if (before && after) {
      console.log(
        `Growth: an added article takes ${(after / before).toFixed(2)} times the CPU time it took before.`,
      );
    }
  }
}

void main();
