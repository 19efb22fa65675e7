import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {covers} from '../src/features/cookies/storedEntries';
import {axeViolations} from './support/axe';
import {headerOf} from './support/header';
import {hydrated, overflowingElements} from './support/layout';
import {modalOf, openSearch, searchFor} from './support/search';
import {scrollToLiveActivity} from './support/liveActivity';
import {builtOn} from './support/sitePages';
import {expect, test} from './support/test';

const article = '/help/article/troubleshoot-bounces';

const rowsOf = (page: Page) => page.locator('main li', {has: page.locator('p > code + span')});
const rowOf = (page: Page, key: string) =>
  rowsOf(page).filter({has: page.locator('p > code', {hasText: key})});
const openOthers = (page: Page) => page.getByText(/keys? the site can write$/).click();
const clear = (page: Page, key: string) =>
  page.getByRole('button', {name: `Clear ${key}`, exact: true});
const noteOf = (page: Page) => page.getByRole('main').locator('p[role="status"]');
const themeToggle = (page: Page) =>
  headerOf(page).getByRole('button', {name: /Switch between dark and light mode/});

async function openCookies(page: Page) {
  await page.goto('/cookies');
  await hydrated(page);
  await expect(page.getByText(/^This site has stored/)).toBeVisible();
}

/** Saves an article and selects a color mode. An announcement is stored without any action. */
async function storeSomething(page: Page) {
  await page.goto(article);
  await hydrated(page);
  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
  await themeToggle(page).click();
}

/** Records every key that this tab writes from now on, prefixed with its storage area. */
async function noteWrites(page: Page): Promise<Set<string>> {
  const written = new Set<string>();
  await page.exposeFunction('noteWrite', (write: string) => void written.add(write));
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
      this: Storage,
      ...item: [key: string, value: string]
    ) => void;
    const note = (window as unknown as {noteWrite: (write: string) => void}).noteWrite;
    Storage.prototype.setItem = function (key: string, value: string) {
      note(`${this === window.sessionStorage ? 'session' : 'local'} ${key}`);
      original.call(this, key, value);
    };
  });
  return written;
}

async function chooseVersion(page: Page) {
  const header = headerOf(page);
  await header.getByRole('button', {name: /^2\.\d+$/}).hover();
  await header.getByRole('link', {name: '2.4', exact: true}).click();
  await expect(page).toHaveURL(/\/help\/2\.4\//);
}

test('/cookies lists every key that a visit stores', async ({page}) => {
  test.slow();
  const written = await noteWrites(page);
  const isAnnounced = isCampaignOn(campaign, builtOn());

  await page.goto('/');
  await hydrated(page);
  if (isAnnounced) await page.getByRole('button', {name: 'Close announcement'}).click();
  await themeToggle(page).click();
  await scrollToLiveActivity(page);
  await page.getByRole('button', {name: 'Close live activity'}).click();

  await openSearch(page);
  await searchFor(page, 'bounce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/article\//);
  await page.goto(article);
  await openSearch(page);
  await modalOf(page)
    .getByRole('button', {name: /^Save this search/})
    .click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
  await page.getByRole('region', {name: 'Feedback'}).getByRole('button', {name: 'Yes'}).click();
  await chooseVersion(page);
  for (const path of ['/pricing', '/demo', '/radar', '/integrations', '/api', '/search?q=lead']) {
    await page.goto(path);
    await hydrated(page);
  }

  await openCookies(page);
  await openOthers(page);
  const listed = await rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const [key = '', lifetime = ''] = Array.from(
        row.querySelectorAll('p > code, p > code + span'),
        (part) => part.textContent ?? '',
      );
      return `${lifetime.includes('tab') ? 'session' : 'local'} ${key}`;
    }),
  );
  const writes = Array.from(written);
  expect(writes.filter((write) => !listed.some((entry) => covers(entry, write)))).toEqual([]);

  const expected = [
    ...['local help-saved-articles', 'local help-read-articles', 'local help-article-votes'],
    ...['session live-activity-closed'],
    ...['local theme*', 'local docs-preferred-version-*', 'local __TEST_KEY__'],
    ...['local __DOCSEARCH_RECENT_SEARCHES__*', 'local __DOCSEARCH_FAVORITE_SEARCHES__*'],
    ...(isAnnounced ? ['local docusaurus.announcement.*'] : []),
  ];
  expect(listed).toEqual(expect.arrayContaining(expected));
  const silent = expected.filter((entry) => !writes.some((write) => covers(entry, write)));
  expect(silent, 'expected keys that the visit never stored').toEqual([]);

  const held = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  expect(held.length).toBeGreaterThan(5);
  const values = page.getByRole('list', {name: 'Stored in your browser'});
  for (const key of held) await expect(values, key).toContainText(key);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
});

test('/cookies exports and clears entries, and updates when another tab changes them', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openCookies(page);
  const other = await context.newPage();
  await storeSomething(other);
  await other.close();
  const row = rowOf(page, 'help-saved-articles');
  await expect(row).toContainText('troubleshoot-bounces');

  await test.step('export', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Export'}).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/-stored\.json$/);
    const exported: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
    const value = expect.stringContaining('troubleshoot-bounces') as unknown;
    const entry = {key: 'help-saved-articles', area: 'local', value};
    expect(exported).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining(entry)]),
    });
    await expect(noteOf(page)).toContainText(download.suggestedFilename());
  });

  await test.step('clear one entry by keyboard and focus the result', async () => {
    await clear(page, 'help-saved-articles').focus();
    await page.keyboard.press('Enter');
    await expect(noteOf(page)).toContainText('help-saved-articles');
    await expect(row).not.toContainText('troubleshoot-bounces');
    await expect(noteOf(page)).toBeFocused();
  });

  await test.step('clear the color mode, which applies immediately', async () => {
    // The other tab selected light mode; this tab's system uses dark mode.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await clear(page, 'theme*').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('clear all entries', async () => {
    await themeToggle(page).click();
    await page.getByRole('button', {name: 'Clear all'}).click();
    await expect(noteOf(page)).toContainText('theme');
    await expect(noteOf(page)).toBeFocused();
    await expect(page.getByRole('button', {name: 'Clear all'})).toBeDisabled();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});
