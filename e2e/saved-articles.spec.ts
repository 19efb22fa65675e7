import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {hydrated, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const path = '/help/saved';
const main = (page: Page) => page.getByRole('main');
const listOf = (page: Page, name: string) =>
  main(page).getByRole('list', {name, exact: true}).getByRole('link');
const noteOf = (page: Page) => main(page).locator('p[role="status"]');
const bounces = 'Troubleshoot email bounces';

async function save(page: Page, slug: string) {
  await page.goto(`/help/article/${slug}`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
}

test('saved articles move to another device with a file, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await save(page, 'troubleshoot-bounces');
  await save(page, 'setup-account');
  await page.goto(path);
  await expect(listOf(page, 'Saved articles')).toHaveCount(2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export'}).focus();
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const exported = readFileSync(await download.path(), 'utf8');
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect(await overflowingElements(page)).toEqual([]);

  const context = await browser.newContext({baseURL});
  const other = await context.newPage();
  await other.goto(path);
  const importFile = async (text: string) => {
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', {name: 'Import'}).focus();
    await other.keyboard.press('Enter');
    const file = {name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text)};
    await (await choosing).setFiles(file);
  };
  await importFile('<b>not a file of ours</b>');
  await expect(noteOf(other)).toContainText('Nothing was imported');
  await importFile(exported.replace('setup-account', 'no-such-article'));
  await expect(noteOf(other)).toContainText('no-such-article');
  await expect(listOf(other, 'Saved articles')).toHaveText([bounces]);
  await other.reload();
  await expect(listOf(other, 'Saved articles')).toHaveText([bounces]);
  await importFile(exported);
  await expect(listOf(other, 'Saved articles')).toHaveCount(2);
  await context.close();
});

test('a shared link adds its articles only when asked, and leaves no step for Back', async ({
  page,
}) => {
  await save(page, 'setup-account');
  await page.goto('/help');
  await page.goto(`${path}#articles=troubleshoot-bounces,setup-account,gone`);
  await expect(listOf(page, 'Shared articles')).toHaveCount(2);
  await expect(listOf(page, 'Saved articles')).toHaveCount(1);
  await page.getByRole('button', {name: 'Add 1 article'}).click();
  await expect(noteOf(page)).toBeFocused();
  await expect(listOf(page, 'Saved articles')).toHaveText([bounces, 'Set up your account']);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('the shared link of the saved articles opens them elsewhere', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await save(page, 'troubleshoot-bounces');
  await page.goto(path);
  // Desktop browsers without a share sheet copy the link.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  await page.getByRole('button', {name: 'Share link'}).click();
  await expect(noteOf(page)).not.toBeEmpty();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: `Remove ${bounces}`}).click();
  await expect(noteOf(page)).toBeFocused();
  await page.goto(link);
  await expect(listOf(page, 'Shared articles')).toHaveText([bounces]);
  await page.getByRole('button', {name: 'Don’t add'}).click();
  await expect(listOf(page, 'Shared articles')).toHaveCount(0);
  await page.reload();
  await expect(listOf(page, 'Saved articles')).toHaveCount(0);
});

test('a category leads to its booklet, which prints and leads back', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/help/category/email-deliverability');
  const articles = await main(page).locator('ul a[href*="/article/"]').count();
  await main(page)
    .getByRole('link', {name: /^Print all \d+ articles$/})
    .click();
  await expect(page).toHaveURL('/help/booklet/email-deliverability');
  await expect(page.getByRole('article')).toHaveCount(articles);
  await page.getByRole('navigation').getByRole('link').last().click();
  await expect(page.getByRole('article').last().getByRole('heading').first()).toBeInViewport();
  await page.getByRole('button', {name: 'Print'}).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  expect(await overflowingElements(page)).toEqual([]);
  await page.getByRole('link', {name: /^Back to/}).click();
  await expect(page).toHaveURL('/help/category/email-deliverability');
});
