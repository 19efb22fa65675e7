import type {Page} from 'playwright/test';

import {hydrated, open} from './support/layout';
import {hitsOf, inputOf} from './support/search';
import {expect, test, type PageLog} from './support/test';

const ARTICLE = '/help/article/troubleshoot-bounces';
const OTHER = '/help/article/spf-too-many-lookups';

/** Opens the dialog of the page and keeps what it offers. */
async function keepPage(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Keep for offline'}).click();
  const dialog = page.getByRole('dialog', {name: 'Keep for offline'});
  await expect(dialog.getByRole('status')).toContainText(/\d (KB|MB)/);
  await dialog.getByRole('button', {name: 'Keep'}).click();
  const remove = dialog.getByRole('button', {name: 'Remove'});
  // Without intervals, this would look only once a second.
  await expect.poll(() => remove.isVisible(), {intervals: [100], timeout: 30_000}).toBe(true);
  await dialog.getByRole('button', {name: 'Close'}).last().click();
  await expect(page.getByRole('button', {name: 'Kept for offline'})).toBeFocused();
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const NOTHING = {caches: 0, workers: 0};

/** The browser reports each request that fails without a network. */
function expectOnlyOffline(log: PageLog): void {
  expect(log.messages.filter((text) => !/ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(text))).toEqual(
    [],
  );
  log.clear();
}

test('a kept article works without a network, with its tool and the search, until it’s removed', async ({
  page,
  context,
  log,
}) => {
  await open(page, ARTICLE);
  expect(await stored(page), 'before').toEqual(NOTHING);
  await keepPage(page);
  expect(await stored(page), 'kept').toEqual({caches: 1, workers: 1});

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrated(page);
  await page.getByRole('button', {name: 'Paste a bounce, and decode it'}).click();
  await expect(page.getByLabel('Bounce message or delivery report')).toBeFocused();
  await page.keyboard.type('550 5.1.1 no such user');
  await page.getByRole('button', {name: 'Decode'}).click();
  await expect(page.getByText('Hard bounce', {exact: true})).toBeVisible();

  await page.keyboard.press('Control+k');
  await inputOf(page).fill('bounce');
  await expect(hitsOf(page).first()).toContainText(/bounc/i);
  await page.keyboard.press('Escape');

  await page.goto(OTHER);
  await expect(page.getByRole('heading', {level: 1})).toContainText('offline');
  const kept = page.getByRole('list', {name: 'Pages kept for offline'});
  await kept.getByRole('link').first().click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expectOnlyOffline(log);

  await context.setOffline(false);
  await open(page, '/cookies');
  await kept.getByRole('button', {name: /^Remove/}).click();
  await expect(kept).toBeHidden();
  await expect.poll(() => stored(page), 'removed').toEqual(NOTHING);
});

test('a category keeps its articles', async ({page, context, log}) => {
  await page.goto('/help/category/email-deliverability');
  await keepPage(page);
  await context.setOffline(true);
  await page.goto(OTHER);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('button', {name: 'Kept for offline'})).toBeVisible();
  expectOnlyOffline(log);
});
