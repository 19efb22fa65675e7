import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright/test';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {covers} from '../src/features/cookies/storedEntries';
import {axeViolations} from './support/axe';
import {headerOf, openMenu} from './support/header';
import {hydrated, overflowingElements} from './support/layout';
import {modalOf, openSearch, searchFor} from './support/search';
import {expect, test} from './support/test';

const article = '/help/article/troubleshoot-bounces';

const listOf = (page: Page) => page.getByRole('list', {name: 'Keys in your browser’s storage'});
const rowOf = (page: Page, key: string) =>
  listOf(page)
    .locator('> li')
    .filter({has: page.locator('p > code', {hasText: key})});
const clear = (page: Page, key: string) =>
  page.getByRole('button', {name: `Clear ${key}`, exact: true});
const noteOf = (page: Page) => page.getByRole('main').locator('p[role="status"]');
const themeToggle = (page: Page) =>
  headerOf(page).getByRole('button', {name: /Switch between dark and light mode/});

async function openCookies(page: Page) {
  await page.goto('/cookies');
  await hydrated(page);
  await expect(page.getByText(/^Right now this site stores/)).toBeVisible();
}

/** Saves an article, and chooses a theme; an announcement is noted by itself. */
async function storeSomething(page: Page) {
  await page.goto(article);
  await hydrated(page);
  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
  await themeToggle(page).click();
}

/** Every key that a page of this tab writes from now on, with its area in front. */
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

async function closeLiveActivity(page: Page) {
  const widget = page.locator('aside[aria-label="Live activity"]');
  await expect(widget).toHaveAttribute('data-place', /full|slim|none/);
  for (let top = 0; top < 4000; top += 120) {
    await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
    await page.waitForTimeout(100);
    if ((await widget.getAttribute('data-place')) !== 'none') break;
  }
  await widget.getByRole('button', {name: 'Close live activity'}).click();
  await expect(widget).toHaveCount(0);
}

async function chooseVersion(page: Page, isMobile: boolean) {
  const place: Locator = isMobile ? await openMenu(page) : headerOf(page);
  if (!isMobile) await place.getByRole('button', {name: /^2\.\d+$/}).hover();
  await place.getByRole('link', {name: '2.4', exact: true}).click();
  await expect(page).toHaveURL(/\/help\/2\.4\//);
}

test('whatever a visit stores is on the list', async ({page, isMobile}) => {
  test.slow();
  const written = await noteWrites(page);
  const isAnnounced = isCampaignOn(campaign, new Date());

  await page.goto('/');
  await hydrated(page);
  if (isAnnounced) await page.getByRole('button', {name: 'Close announcement'}).click();
  await themeToggle(page).click();
  await closeLiveActivity(page);

  await openSearch(page);
  await searchFor(page, 'bounce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/bounce/);
  await page.goto(article);
  await openSearch(page);
  await modalOf(page)
    .getByRole('button', {name: /^Save this search/})
    .click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
  await page.getByRole('region', {name: 'Feedback'}).getByRole('button', {name: 'Yes'}).click();
  await chooseVersion(page, isMobile);
  for (const path of ['/pricing', '/demo', '/radar', '/integrations', '/api', '/search?q=lead']) {
    await page.goto(path);
    await hydrated(page);
  }

  await openCookies(page);
  const listed = await listOf(page)
    .locator('> li')
    .evaluateAll((rows) =>
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
    ...['local help-saved-articles', 'local help-article-votes', 'session live-activity-closed'],
    ...['local theme*', 'local docs-preferred-version-*', 'local __TEST_KEY__'],
    ...['local __DOCSEARCH_RECENT_SEARCHES__*', 'local __DOCSEARCH_FAVORITE_SEARCHES__*'],
    ...(isAnnounced ? ['local docusaurus.announcement.*'] : []),
  ];
  expect(listed).toEqual(expect.arrayContaining(expected));
  const silent = expected.filter((entry) => !writes.some((write) => covers(entry, write)));
  expect(silent, 'the visit stored what it was meant to').toEqual([]);

  const held = await page.evaluate(() => [
    ...Object.keys(window.localStorage),
    ...Object.keys(window.sessionStorage),
  ]);
  expect(held.length).toBeGreaterThan(5);
  for (const key of held) await expect(listOf(page), key).toContainText(key);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
});

test('one entry is cleared by keyboard, and the focus stays where it was', async ({page}) => {
  await storeSomething(page);
  await openCookies(page);
  const row = rowOf(page, 'help-saved-articles');
  await expect(row).toContainText('["troubleshoot-bounces"]');
  await clear(page, 'help-saved-articles').focus();
  await page.keyboard.press('Enter');
  await expect(noteOf(page)).toHaveText('Removed 1 item: help-saved-articles.');
  await expect(row).toContainText('Nothing stored');
  await expect(row).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clear(page, 'theme*')).toBeFocused();

  await page.goto('/help');
  await hydrated(page);
  await expect(page.getByRole('heading', {name: 'Saved on this device'})).toBeHidden();
});

test('a cleared theme is gone from the page at once', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await storeSomething(page);
  await openCookies(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await clear(page, 'theme*').click();
  await expect(page.locator('html'), "the system's").toHaveAttribute('data-theme', 'dark');
  await expect(rowOf(page, 'theme*')).toContainText('Nothing stored');
});

test('all is cleared, and it is said what', async ({page}) => {
  await storeSomething(page);
  await openCookies(page);
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(noteOf(page)).toContainText(/^Removed \d items: .*help-saved-articles.*theme/);
  await expect(noteOf(page)).toBeFocused();
  await expect(page.getByText('Right now this site stores nothing on this device.')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Clear all'})).toBeDisabled();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('what another tab does is seen here', async ({page, context}) => {
  await openCookies(page);
  const other = await context.newPage();
  await storeSomething(other);
  await expect(rowOf(page, 'help-saved-articles')).toContainText('["troubleshoot-bounces"]');
  await other.getByRole('button', {name: 'Saved'}).filter({visible: true}).click();
  await expect(rowOf(page, 'help-saved-articles')).not.toContainText('troubleshoot-bounces');
});

test('the export is a JSON file of what is stored', async ({page}) => {
  await storeSomething(page);
  await openCookies(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-stored\.json$/);
  const exported: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(exported).toMatchObject({
    items: expect.arrayContaining([
      {
        key: 'help-saved-articles',
        area: 'local',
        purpose: expect.stringMatching(/saved/),
        value: '["troubleshoot-bounces"]',
      },
    ]),
  });
  await expect(noteOf(page)).toContainText(download.suggestedFilename());
});

test('blocked storage is said, and the list stays', async ({page, log}) => {
  log.allow(/^warning: Docusaurus browser storage is not available/);
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/cookies');
  await hydrated(page);
  await expect(page.getByText(/^Your browser blocks storage for this site/)).toBeVisible();
  await expect(rowOf(page, 'help-saved-articles')).toBeVisible();
  await expect(page.getByRole('button', {name: 'Clear all'})).toBeDisabled();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the keys and their purposes are there, and no button that does nothing', async ({page}) => {
    await page.goto('/cookies');
    const rows = listOf(page).locator('> li');
    expect(await rows.count()).toBeGreaterThan(5);
    await expect(rowOf(page, 'help-saved-articles')).toContainText('The help articles you saved');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
