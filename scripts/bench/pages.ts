import {parseArgs} from 'node:util';
import {chromium, type Browser} from 'playwright';

import {listen} from '../lib/listen.mjs';
import {createSiteServer} from '../lib/server.mjs';
import {launchOptions, runLighthouse, type Metrics} from './lighthouse';
import {buildSites, siteFolders, type SiteName} from './pageSites';
import {measureFirstPress, measureRepeatView, measureTransfer, type Transferred} from './visits';

/**
 * Measures pages of this site, of a stock Docusaurus site, and of a Starlight site, and prints medians. It takes turns
 * between the pages, so that a busy machine slows all of them. `--runs 5` sets the number of runs; `--reuse` measures the
 * sites that the last run built.
 */
const {values} = parseArgs({
  options: {runs: {type: 'string', default: '3'}, reuse: {type: 'boolean', default: false}},
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number, such as 5.');

interface MeasuredPage {
  readonly site: SiteName;
  readonly path: string;
  /** Also measure how long the first click on a menu takes. */
  readonly hasMenu?: boolean;
  /** The longest blocking time to reach, in milliseconds. */
  readonly blocks?: number;
}

/**
 * A browser that's driven notes where each error is created. React creates some when its module is evaluated, and to know
 * the line, V8 would parse main.js again, which takes 13 ms. V8 can note all lines when it compiles instead.
 */
const likeVisitors = {
  ...launchOptions,
  args: [...(launchOptions.args ?? []), '--js-flags=--no-enable-lazy-source-positions'],
};

/** Thousands of bytes to reach on our pages. */
const goals = {upToLoad: {JS: 5, all: 70}, awake: {JS: 140}};

const pages = {
  'our article': {site: 'ours', path: '/help/article/setup-account', hasMenu: true, blocks: 20},
  'our article, same text': {site: 'ours', path: '/help/article/generated-100'},
  'Starlight article': {site: 'starlight', path: '/article/generated-100'},
  'stock article': {site: 'stock', path: '/article/generated-100'},
  'our home': {site: 'ours', path: '/', hasMenu: true, blocks: 50},
  'stock hero': {site: 'stock', path: '/'},
  'our pricing': {site: 'ours', path: '/pricing'},
  'our API operation': {site: 'ours', path: '/api/search-leads', hasMenu: true},
} satisfies Record<string, MeasuredPage>;

type PageName = keyof typeof pages;
const names = Object.keys(pages) as PageName[];

/** Pairs whose ratio counts, with the one to reach: absolute times depend on the machine. */
const compared: readonly (readonly [PageName, PageName, number])[] = [
  ['our article', 'Starlight article', 1],
  ['our article, same text', 'Starlight article', 1],
  ['our article', 'stock article', 1],
  ['our home', 'stock hero', 0.6],
];

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

const medians = <Key extends string>(measured: readonly Readonly<Record<Key, number>>[]) =>
  Object.fromEntries(
    Object.keys(measured[0] ?? {}).map((key) => [
      key,
      median(measured.map((one) => one[key as Key])),
    ]),
  ) as Record<Key, number>;

const thousands = (bytes: number) => Math.round(bytes / 100) / 10;

const inThousands = ({js, css, all, requests}: Transferred) => ({
  JS: thousands(js),
  CSS: thousands(css),
  all: thousands(all),
  requests,
});

async function printTransfers(browser: Browser, urlOf: (name: PageName) => string): Promise<void> {
  const upToLoad: Record<string, object> = {};
  const inTotal: Record<string, object> = {};
  for (const name of names) {
    const measured = await measureTransfer(browser, urlOf(name));
    const isOurs = pages[name].site === 'ours';
    upToLoad[name] = {
      ...inThousands(measured.upToLoad),
      ...(isOurs && {'goal: JS': goals.upToLoad.JS, 'goal: all': goals.upToLoad.all}),
    };
    inTotal[name] = {
      ...inThousands(measured.inTotal),
      ...(isOurs && {'goal: JS': goals.awake.JS}),
      'requests of a repeat view': await measureRepeatView(browser, urlOf(name)),
      ...(isOurs && {'goal: requests': 0}),
    };
  }
  console.log('\nThousands of bytes up to the load event of a first visit');
  console.table(upToLoad);
  console.log('\nThousands of bytes in total, after a tap');
  console.table(inTotal);
}

async function printFirstPresses(
  browser: Browser,
  urlOf: (name: PageName) => string,
): Promise<void> {
  const rows: Record<string, object> = {};
  for (const name of names.filter((each) => 'hasMenu' in pages[each])) {
    const presses = [];
    for (let run = 0; run < runs; run += 1) {
      presses.push({...(await measureFirstPress(browser, urlOf(name)))});
    }
    const {menu, react, reactSinceScripts} = medians(presses);
    rows[name] = {
      'menu, from the click': Math.round(menu),
      'React’s answer, from the click': Math.round(react),
      'React’s answer, from the last script': Math.round(reactSinceScripts),
    };
  }
  console.log(
    '\nFirst click on a header menu, with a CPU that’s 4 times slower, until its answer is painted, in ms (goal: 300)',
  );
  console.table(rows);
}

async function printLighthouse(folder: string, urlOf: (name: PageName) => string): Promise<void> {
  const measured = new Map<PageName, Metrics[]>(names.map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) measured.get(name)?.push(await runLighthouse(folder, urlOf(name)));
  }
  const results = new Map(Array.from(measured, ([name, all]) => [name, medians(all)]));
  const rows = Array.from(results, ([name, {FCP, LCP, TBT, CLS, speed, ...scores}]) => {
    const times = {FCP: Math.round(FCP), LCP: Math.round(LCP), TBT: Math.round(TBT)};
    const page: MeasuredPage = pages[name];
    const goal = page.blocks ? {'goal: TBT': page.blocks} : {};
    return [
      name,
      {...times, ...goal, CLS: Math.round(CLS * 1000) / 1000, ...scores, 'machine’s speed': speed},
    ] as const;
  });
  console.log(`\nLighthouse, mobile, median of ${runs}, times in ms`);
  console.table(Object.fromEntries(rows));
  for (const [name, other, goal] of compared) {
    const ratio = results.get(name)!.LCP / results.get(other)!.LCP;
    console.log(`LCP of ${name}: ${ratio.toFixed(2)} times that of ${other} (goal: ${goal})`);
  }
}

async function main(): Promise<void> {
  const folder = buildSites({isReusing: values.reuse});
  const origins = {} as Record<SiteName, string>;
  const servers = [];
  for (const [site, root] of Object.entries(siteFolders) as [SiteName, string][]) {
    const server = createSiteServer({root});
    servers.push(server);
    origins[site] = `http://localhost:${await listen(server, {port: 0, host: 'localhost'})}`;
  }
  const urlOf = (name: PageName) => origins[pages[name].site] + pages[name].path;
  try {
    await printLighthouse(folder, urlOf);
    const browser = await chromium.launch(likeVisitors);
    await printTransfers(browser, urlOf);
    await printFirstPresses(browser, urlOf);
    await browser.close();
  } finally {
    for (const server of servers) server.close();
  }
}

void main();
