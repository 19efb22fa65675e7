import type {BrowserContext, Locator, Page} from 'playwright/test';

import {holdScripts, SCRIPTS} from './support/conditions';
import {open, painted} from './support/layout';
import {
  follow,
  hitPaths,
  hitsOf,
  inputOf,
  openSearch,
  searchFor,
  searchModalOf,
} from './support/search';
import {expect, test} from './support/test';

/** A short page without motion. */
const PATH = '/about';

test(
  'three shortcuts open search, also after Escape, which returns focus to its button',
  {tag: '@phone'},
  async ({page}) => {
    await open(page, PATH);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(inputOf(page), key).toBeFocused();
      await expect(page.locator('.DocSearch-Container')).toHaveCSS('position', 'fixed');
      await page.keyboard.press('Escape');
      await expect(searchModalOf(page)).toBeHidden();
      await expect(page.locator('.DocSearch-Button')).toBeFocused();
      await expect(page.locator('.DocSearch-Button')).toHaveAccessibleName(/^Search/);
    }
  },
);

test('the page stays in place behind the search', async ({page}) => {
  await open(page, '/help/article/setup-account');
  await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
  const top = () =>
    page.getByRole('heading', {level: 1}).evaluate((h1) => h1.getBoundingClientRect().top);
  const before = await top();
  await openSearch(page);
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(searchModalOf(page)).toBeHidden();
  expect(await top()).toBe(before);
});

test('a page that Back returns to from the search can be scrolled', async ({page}) => {
  await open(page, PATH);
  await follow(page, page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}));
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await expect(searchModalOf(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('letters are for the page again after Back has closed a search that was loading', async ({
  page,
}) => {
  await open(page, PATH);
  await follow(page, page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}));
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.goBack();
  await expect(page).toHaveURL(PATH);
  await page.evaluate(() => {
    addEventListener('keydown', () => document.body.setAttribute('data-key', ''), {once: true});
  });
  release();
  const isForPage = async () => {
    await page.keyboard.press('x');
    return page.locator('body[data-key]').count();
  };
  await expect.poll(isForPage, {timeout: 3000}).toBe(1);
  await expect(searchModalOf(page)).toBeHidden();
});

test('letters typed while the search loads arrive in its field', async ({page}) => {
  await open(page, PATH);
  const release = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bounce');
  release();
  await expect(inputOf(page)).toHaveValue('bounce');
  await expect(inputOf(page)).toBeFocused();
  await expect(hitsOf(page).first()).toBeVisible();
});

test('"/" is text in a field, and ignored while a dialog is open', async ({page}) => {
  // The field scrolls into view, and the header with it until it sticks: a click could begin on a button and end below it.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/pricing');
  await page.getByLabel('Work email').pressSequentially('a/b');
  await expect(page.getByLabel('Work email')).toHaveValue('a/b');
  await expect(searchModalOf(page)).toBeHidden();

  await page.getByRole('button', {name: 'Sign in'}).click();
  await page.getByRole('dialog').getByRole('button', {name: 'Close'}).press('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(searchModalOf(page)).toBeHidden();
});

test('search works when storage is blocked', async ({page, log}) => {
  log.allow(/browser storage is not available/);
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, area, {configurable: true, get});
    }
  });
  await page.goto('/help');
  await openSearch(page);
  await searchFor(page, 'bounce');
});

test('search shows an error offline and opens when the network is back', async ({
  page,
  context,
  log,
}) => {
  log.allow(/ERR_INTERNET_DISCONNECTED/);
  const message = await openSearchOffline(page, context);
  await page.keyboard.press('Control+k');
  await expect(message).toBeVisible();
  await context.setOffline(false);
  await expect(inputOf(page)).toBeFocused();
  await expect(message).toBeHidden();
});

test('search stays closed if its error is closed during another attempt', async ({
  page,
  context,
  log,
}) => {
  log.allow(/ERR_INTERNET_DISCONNECTED/);
  const message = await openSearchOffline(page, context);
  const release = await holdScripts(page);
  const requested = page.waitForRequest(SCRIPTS);
  await context.setOffline(false);
  const request = await requested;
  await page.keyboard.press('Escape');
  await expect(message).toBeHidden();
  release();
  await request.response();
  await painted(page);
  await expect(inputOf(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
});

test('search hits are grouped, with matches marked, and Enter opens the first', async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({blockedURI}) =>
      // A console message fails the test.
      console.error(`Blocked by the content policy: ${blockedURI}`),
    ),
  );
  await page.goto(PATH);
  await openSearch(page);
  await searchFor(page, 'bounc');

  const groups = await searchModalOf(page).locator('.DocSearch-Hit-source').allTextContents();
  expect(groups.length).toBeGreaterThan(1);
  expect(new Set(groups).size, `groups aren't repeated: ${groups.join(', ')}`).toBe(groups.length);
  for (const group of groups) expect(group).toMatch(/^(Help|API|Docs|Blog|Changelog|Pages)\b/);

  const marks = await hitsOf(page).locator('mark').allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  for (const mark of marks) expect(mark.toLowerCase()).toMatch(/^bounc/);

  const [path] = await hitPaths(page);
  await page.keyboard.press('Enter');
  await expect(searchModalOf(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('search finds 2.4 articles within help 2.4 and current ones elsewhere', async ({page}) => {
  const helpHits = async () =>
    (await hitPaths(page)).filter(
      (path) => path.startsWith('/help/article/') || path.startsWith('/help/2'),
    );

  await page.goto('/help/2.4/article/setup-account');
  await openSearch(page);
  await searchFor(page, 'bounces');
  expect((await helpHits()).length).toBeGreaterThan(0);
  for (const path of await helpHits()) expect(path).toMatch(/^\/help\/2\.4\//);

  await page.goto('/pricing');
  await openSearch(page);
  await searchFor(page, 'bounces');
  expect((await helpHits()).length).toBeGreaterThan(0);
  for (const path of await helpHits()) expect(path).toMatch(/^\/help\/article\//);
});

test('the modal links to all results, on a page that keeps the query in its URL', async ({
  page,
}) => {
  await page.goto(PATH);
  await openSearch(page);
  await searchFor(page, 'bounce');
  await searchModalOf(page)
    .getByRole('link', {name: /See all \d+ results/})
    .click();
  await expect(page).toHaveURL(/\/search\?q=bounce/);
  await expect(page.locator('main article').first()).toBeVisible();

  await page.getByRole('searchbox').fill('suppression');
  await expect(page).toHaveURL(/\/search\?q=suppression$/);
  const hits = page.locator('main article');
  await expect(hits.first()).toContainText(/suppress/i);
  const count = await hits.count();

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('suppression');
  await expect(hits).toHaveCount(count);
  await expect(page.locator('h1')).toContainText('suppression');
});

test('Enter right after the last letter opens a hit of the whole query', async ({page}) => {
  await page.goto(PATH);
  await openSearch(page);
  await inputOf(page).pressSequentially('spf', {delay: 60});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/spf/);
});

// With the embedded search, embedded-search.spec.ts tests more of it.
test(
  'search finds again once the network returns',
  {tag: '@algolia-only'},
  async ({page, context, log}) => {
    log.allow(/ERR_INTERNET_DISCONNECTED|Unreachable hosts/);
    await page.goto(PATH);
    await openSearch(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await inputOf(page).fill('salesforce');
    await expect(hitsOf(page)).toHaveCount(0);
    await context.setOffline(false);
    await searchFor(page, 'salesforce');
  },
);

/** Tries to open search without a network; returns the error that's shown. */
async function openSearchOffline(page: Page, context: BrowserContext): Promise<Locator> {
  await open(page, PATH);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const message = page.getByRole('dialog', {name: 'Search couldn’t load'});
  await expect(message).toBeVisible();
  return message;
}
