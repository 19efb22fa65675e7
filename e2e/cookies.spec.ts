import type {Page} from 'playwright/test';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {covers} from '../src/features/cookies/storedEntries';
import {axeViolations} from './support/axe';
import {chooseVersion, colorToggleOf} from './support/header';
import {open, overflowingElements} from './support/layout';
import {openSearch, searchFor, searchModalOf} from './support/search';
import {scrollToLiveActivity} from './support/liveActivity';
import {builtOn} from './support/sitePages';
import {expect, test} from './support/test';

const article = '/help/article/troubleshoot-bounces';

const rowsOf = (page: Page) => page.locator('main li', {has: page.locator('p > code + span')});
const openOthers = (page: Page) => page.getByText(/keys? the site can write$/).click();

async function openCookies(page: Page) {
  await open(page, '/cookies');
  await expect(page.getByText(/^This site has stored/)).toBeVisible();
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

test('/cookies lists every key that a visit stores', async ({page}) => {
  test.slow();
  await page.clock.install();
  const written = await noteWrites(page);
  const isAnnounced = isCampaignOn(campaign, builtOn());

  await open(page, '/');
  if (isAnnounced) await page.getByRole('button', {name: 'Close announcement'}).click();
  await colorToggleOf(page).click();
  await scrollToLiveActivity(page);
  await page.getByRole('button', {name: 'Close live activity'}).click();

  await openSearch(page);
  await searchFor(page, 'bounce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/article\//);
  await page.goto(article);
  await openSearch(page);
  await searchModalOf(page)
    .getByRole('button', {name: /^Save this search/})
    .click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
  await page.getByRole('region', {name: 'Feedback'}).getByRole('button', {name: 'Yes'}).click();
  await chooseVersion(page, '2.4');
  await expect(page).toHaveURL(/\/help\/2\.4\//);
  for (const path of ['/pricing', '/demo', '/radar', '/integrations', '/api', '/search?q=lead']) {
    await open(page, path);
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

test('clearing the color mode on /cookies applies immediately, also to a choice of another tab', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openCookies(page);
  const other = await context.newPage();
  await other.goto('/about');
  await colorToggleOf(other).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', {name: 'Clear theme*', exact: true}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
