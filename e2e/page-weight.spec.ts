import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Page} from 'playwright/test';

import {budgetOf, overrun} from '../test/built/budgets';
import {compressedSize, loadedFiles, pageScale} from '../test/built/pageWeight';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const build = path.join(__dirname, '../build');
const weigh = pageScale(build);
const read = (file: string) => readFileSync(path.join(build, file));

/** Pages where most visits begin. Illustrations on the home page move by themselves, which wakes it after loading. */
const paths = ['/', '/pricing', '/help/article/setup-account', '/api/search-leads'];
const WAKES_ITSELF = '/';

interface LoadedFile {
  /** The URL's path. */
  readonly name: string;
  /** Whether it's a script that ran: scripts that were only prefetched come from a link. */
  readonly isScript: boolean;
  readonly isBeforeLoad: boolean;
  readonly isCached: boolean;
}

/** Returns the files that a page has loaded, without the page itself. */
const filesOf = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const {loadEventStart} = navigation as PerformanceNavigationTiming;
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries.map(({name, initiatorType, startTime, transferSize}) => ({
      name: new URL(name).pathname,
      isScript: initiatorType === 'script',
      isBeforeLoad: startTime < loadEventStart,
      isCached: transferSize === 0,
    }));
  });

async function wokenFilesOf(page: Page): Promise<LoadedFile[]> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return filesOf(page);
}

const names = (files: readonly LoadedFile[]) => Array.from(new Set(files.map(({name}) => name)));

for (const address of paths) {
  test(`${address} loads what its HTML names, wakes within its budget, and opens again from the cache`, async ({
    page,
  }) => {
    await page.goto(address);
    // An article has none but the speculation rules, which can come after the load event.
    await expect.poll(async () => (await filesOf(page)).length).toBeGreaterThan(0);
    const early = (await filesOf(page)).filter(({isBeforeLoad}) => isBeforeLoad);
    expect(names(early.filter(({isScript}) => isScript))).toEqual([]);
    const html = read(address === '/' ? 'index.html' : `${address}.html`);
    // A response header names the speculation rules.
    const named = [
      '/speculation-rules.json',
      ...loadedFiles(weigh({path: address, $: load(html)})).map(({name}) => name),
    ];
    expect(names(early).filter((name) => !named.includes(name))).toEqual([]);
    if (address !== WAKES_ITSELF) {
      await page.waitForLoadState('networkidle');
      expect(names((await filesOf(page)).filter(({isScript}) => isScript))).toEqual([]);
    }

    const loaded = await wokenFilesOf(page);
    const transferred = names(loaded.filter(({isCached}) => !isCached));
    expect(transferred.length, 'requests of the first visit').toBeGreaterThan(2);
    expect(names(loaded).filter((name) => name.endsWith('.css'))).toEqual([]);
    const scripts = loaded.filter(({isScript}) => isScript);
    const files = names(scripts).map((name) => ({name, bytes: compressedSize(read(name))}));
    expect(files.length).toBeGreaterThan(1);
    expect(overrun(`${address}: awake`, files, budgetOf(address).budget.awake)).toEqual([]);

    // Opening the same URL from the page itself would count as a reload.
    await page.goto('about:blank');
    await page.goto(address);
    await hydrated(page);
    const missing = async () => {
      const files = names(await filesOf(page));
      return names(loaded).filter((name) => !files.includes(name));
    };
    await expect.poll(missing, {message: 'files of the first visit', intervals: [100]}).toEqual([]);
    const again = await filesOf(page);
    expect(names(again.filter(({isCached}) => !isCached))).toEqual([]);
  });
}
