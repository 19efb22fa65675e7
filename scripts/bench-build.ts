import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {helpCategoryCards} from '../src/data/help';
import {copySite} from '../test/copies/copySite';

/**
 * Builds this site and a stock Docusaurus site with the same generated articles, one after another and without caches,
 * and prints what a page and an added article cost. `--sizes 200,1000` sets the numbers of articles.
 */
const {values} = parseArgs({options: {sizes: {type: 'string', default: '200,1000,3000'}}});
const sizes = values.sizes.split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 8)) {
  throw new Error('--sizes takes numbers of at least 8, such as --sizes 200,1000.');
}

const root = path.join(__dirname, '..');
const words =
  'campaign lead sequence domain record message reply inbox score contact mailbox signal plan team setting report limit sender policy bounce list template test field account owner status rule window step'.split(
    ' ',
  );

interface Article {
  readonly slug: string;
  readonly category: number;
  readonly related: readonly string[];
  readonly body: string;
}

/** The same article for the same number, 400 to 600 words. */
function article(at: number, count: number): Article {
  let seed = at + 1;
  const pick = () => words[(seed = (seed * 48271) % 2147483647) % words.length] ?? '';
  const sentence = (length: number) => {
    const text = Array.from({length}, pick).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({length: 3 + (at % 2)}, () => sentence(14)).join(' ');
  const sections = Array.from({length: 6}, (_, part) =>
    [
      `## ${sentence(4).slice(0, -1)} ${part + 1}`,
      paragraph(),
      part % 2 === 0
        ? [1, 2, 3].map((step) => `${step}. ${sentence(7)}`).join('\n')
        : `Read \`${pick()}.${pick()}\` and **${pick()}** first.`,
    ].join('\n\n'),
  );
  const table = ['Field', '---', ...Array.from({length: 5}, pick)].map(
    (cell) => `| ${cell} | ${cell === '---' ? cell : sentence(5)} |`,
  );
  const slug = (n: number) => `generated-${(n + count) % count}`;
  return {
    slug: slug(at),
    category: at % helpCategoryCards.length,
    related: [slug(at - 8), slug(at + 8), slug(at + 1)],
    body: [paragraph(), ...sections, table.join('\n'), ''].join('\n\n'),
  };
}

const front = (fields: Record<string, unknown>) =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n`;
const headOf = ({slug}: Article) => ({
  title: `Generated article ${slug}`,
  description: `Steps, settings, and limits of ${slug}, in the length of a real article.`,
});

function ours(count: number): string {
  const site = copySite('bench');
  fs.cpSync(path.join(root, '.generated'), path.join(site, '.generated'), {recursive: true});
  for (let at = 0; at < count; at++) {
    const one = article(at, count);
    const category = helpCategoryCards[one.category]?.name;
    const facts = {difficulty: 'Beginner', readMinutes: 3, views: '1.2k', helpful: '94%'};
    const fields = {
      ...headOf(one),
      category,
      ...facts,
      updated: '2026-01-15',
      related: one.related,
    };
    fs.writeFileSync(path.join(site, `help/article/${one.slug}.mdx`), front(fields) + one.body);
  }
  return site;
}

function stock(count: number): string {
  const site = path.join(root, '.cache/copies/bench-stock');
  fs.rmSync(site, {recursive: true, force: true});
  fs.mkdirSync(path.join(site, 'docs'), {recursive: true});
  const docs = {routeBasePath: '/'};
  const config = {
    ...{title: 'Stock', url: 'https://stock.example', baseUrl: '/', trailingSlash: false},
    ...{onBrokenLinks: 'throw', onBrokenAnchors: 'throw', future: {v4: true, faster: true}},
    presets: [['classic', {docs, blog: false}]],
  };
  fs.writeFileSync(
    path.join(site, 'docusaurus.config.js'),
    `module.exports = ${JSON.stringify(config)};\n`,
  );
  fs.writeFileSync(path.join(site, 'docs/index.mdx'), front({slug: '/', title: 'Home'}));
  for (let at = 0; at < count; at++) {
    const one = article(at, count);
    const folder = path.join(site, 'docs', helpCategoryCards[one.category]?.slug ?? '');
    fs.mkdirSync(folder, {recursive: true});
    const links = one.related.map((slug) => `- [Article ${slug}](/article/${slug})`).join('\n');
    fs.writeFileSync(
      path.join(folder, `${one.slug}.mdx`),
      `${front({...headOf(one), slug: `/article/${one.slug}`})}${one.body}## Related\n\n${links}\n`,
    );
  }
  return site;
}

interface Cost {
  readonly wall: number;
  readonly cpu: number;
  /** Peak resident memory in MB. Docusaurus renders in threads, so its process is nearly the whole build. */
  readonly memory: number;
}

/** Reports the resources of the process when it ends; threads load it, too, and stay silent. */
const reporter = `import {isMainThread} from 'node:worker_threads'; import fs from 'node:fs';
if (isMainThread) process.on('exit', () => fs.writeFileSync(process.env.BENCH_REPORT, JSON.stringify(process.resourceUsage())));`;

async function build(site: string): Promise<Cost> {
  const report = path.join(site, 'bench.json');
  const started = performance.now();
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const load = `data:text/javascript,${encodeURIComponent(reporter)}`;
  const output: Buffer[] = [];
  const child = spawn(process.execPath, ['--import', load, docusaurus, 'build'], {
    cwd: site,
    env: {...process.env, BENCH_REPORT: report, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (data: Buffer) => output.push(data));
  child.stderr.on('data', (data: Buffer) => output.push(data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0)
    throw new Error(`The build of ${site} failed.\n${Buffer.concat(output).toString()}`);
  const wall = (performance.now() - started) / 1000;
  const usage = JSON.parse(fs.readFileSync(report, 'utf8')) as NodeJS.ResourceUsage;
  const cpu = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  return {wall, cpu, memory: usage.maxRSS / 1024};
}

async function main(): Promise<void> {
  for (const [name, make] of Object.entries({ours, stock})) {
    const rows: Record<string, object> = {};
    const added: number[] = [];
    let last: (Cost & {readonly count: number}) | undefined;
    for (const count of sizes) {
      const cost = await build(make(count));
      const per = (value: keyof Cost) =>
        last ? (1000 * (cost[value] - last[value])) / (count - last.count) : undefined;
      const cpu = per('cpu');
      if (cpu) added.push(cpu);
      rows[count] = {
        'wall s': cost.wall.toFixed(1),
        'CPU s': cost.cpu.toFixed(1),
        'peak MB': cost.memory.toFixed(0),
        'CPU ms per article': ((1000 * cost.cpu) / count).toFixed(1),
        'added: wall ms': per('wall')?.toFixed(1),
        'added: CPU ms': cpu?.toFixed(1),
        'added: MB': ((per('memory') ?? 0) / 1000).toFixed(2),
      };
      last = {...cost, count};
    }
    console.log(`\n${name}`);
    console.table(rows);
    const [first, second] = added.slice(-2);
    if (first && second) {
      console.log(
        `An added article costs ${(second / first).toFixed(2)} times what it cost before.`,
      );
    }
  }
}

void main();
