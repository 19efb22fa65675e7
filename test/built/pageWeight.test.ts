import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';

import {budgetOf, overruns} from './budgets';
import {loadedFiles, pageScale, type PageWeight, type WeighedFile} from './pageWeight';

const files = {
  '/assets/main.1.js': 'let main;',
  '/assets/runtime.2.js': 'let runtime;',
  '/assets/all.css': `
    @font-face {font-family: 'Body'; src: url("/fonts/body.woff2") format("woff2"), url(/fonts/body.ttf)}
    @font-face {font-family: Fallback; src: local(Arial)}
    @font-face {font-family: Unused; src: url(/fonts/unused.woff2)}
    :root {--text: "Body", Fallback}`,
  '/fonts/body.woff2': 'x'.repeat(1000),
  '/fonts/headline.woff2': 'x'.repeat(2000),
  '/fonts/unused.woff2': 'x'.repeat(3000),
  '/logo.png': 'x'.repeat(500),
  '/below.png': 'x'.repeat(500),
};

const head = `
  <style>@font-face {font-family: Headline; src: url(/fonts/headline.woff2)} h1 {font-family: Headline}</style>
  <link rel="preload" href="/fonts/headline.woff2" as="font">
  <link rel="stylesheet" href="/assets/all.css">
  <script type="application/ld+json">{}</script>`;
const images = '<img src="/logo.png"><img src="/below.png" loading="lazy">';

const pages = {
  '/': `${head}<script>let early;</script>${images}
    <script src="/assets/main.1.js" defer></script><script src="/assets/runtime.2.js" defer></script>`,
  '/asleep': `${head}${images}
    <style data-href="/assets/all.css">${files['/assets/all.css']}</style>
    <script data-scripts="/assets/runtime.2.js /assets/main.1.js">let early;</script>`,
};

let build: string;

beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'weights-'));
  for (const folder of ['assets', 'fonts']) mkdirSync(path.join(build, folder));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(build, name), text);
  writeFileSync(path.join(build, 'index.html'), pages['/']);
  writeFileSync(path.join(build, 'asleep.html'), pages['/asleep']);
});
afterAll(() => rmSync(build, {recursive: true}));

const weigh = (address: keyof typeof pages) =>
  pageScale(build)({path: address, $: load(pages[address])});
const names = (weighed: readonly WeighedFile[]) => weighed.map(({name}) => name);

describe('pageScale', () => {
  test('weighs what the HTML loads, each file once', () => {
    expect(names(loadedFiles(weigh('/'))).sort()).toEqual([
      '/assets/all.css',
      '/assets/main.1.js',
      '/assets/runtime.2.js',
      '/fonts/body.woff2',
      '/fonts/headline.woff2',
      '/index.html',
      '/logo.png',
    ]);
  });

  test('weighs fonts as they are, and text compressed', () => {
    const {fonts, html} = weigh('/');
    expect(fonts.map(({bytes}) => bytes)).toEqual([2000, 1000]);
    expect(html[0]!.bytes).toBeLessThan(pages['/'].length);
  });

  test('counts inline styles and scripts that run, and no data', () => {
    const {css, scripts} = weigh('/asleep');
    expect(names(css)).toEqual([
      'inline style 1',
      'the stylesheets in the page',
      '/assets/all.css',
    ]);
    expect(names(scripts)).toEqual(['inline script 1']);
  });

  test('takes the scripts of an awake page from its list', () => {
    expect(names(weigh('/asleep').awake)).toEqual(['/assets/runtime.2.js', '/assets/main.1.js']);
    expect(names(weigh('/').awake)).toEqual(['/assets/main.1.js', '/assets/runtime.2.js']);
  });
});

describe('overruns', () => {
  const none = {html: [], css: [], fonts: [], images: [], scripts: [], awake: []};
  const weight = (bytes: number): PageWeight => ({...none, css: [{name: '/a.css', bytes}]});
  const {budget} = budgetOf('/pricing');

  test('accepts a page that uses all of its budget', () => {
    expect(overruns(new Map([['/a', weight(budget.css)]]), budget)).toEqual([]);
  });

  test('names the heaviest page, the type, both figures, and the largest file', () => {
    const weights = new Map([
      ['/a', weight(19_000)],
      ['/b', weight(1)],
      ['/c', weight(20_000)],
    ]);
    expect(overruns(weights, {...budget, css: 18_500})).toEqual([
      '/c and 1 more: css: 20,000 bytes, budget 18,500 (/a.css 20,000)',
    ]);
  });
});

test.each([
  ['/', 'home'],
  ['/help', 'help category'],
  ['/help/2.4/article/setup-account', 'help article'],
  ['/docs/guides/migrate', 'docs guide'],
  ['/apiary', 'marketing'],
  ['/privacy', 'policy'],
])('budgetOf: %s is a page of the kind "%s"', (address, kind) => {
  expect(budgetOf(address).kind).toBe(kind);
});
