import {readFileSync} from 'node:fs';
import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {open, overflowingElements} from './support/layout';
import {clipboardOf, expect, test} from './support/test';

const SAVED = '/help/saved';
const main = (page: Page) => page.getByRole('main');
const listOf = (page: Page, name: string) =>
  main(page).getByRole('list', {name, exact: true}).getByRole('link');
const noteOf = (page: Page) => main(page).locator('p[role="status"]');
const bounces = 'Troubleshoot email bounces';

async function save(page: Page, slug: string) {
  await open(page, `/help/article/${slug}`);
  await page.getByRole('button', {name: 'Save Article'}).filter({visible: true}).click();
}

test('saved articles move to another device with a file, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  await save(page, 'troubleshoot-bounces');
  await save(page, 'setup-account');
  await page.goto(SAVED);
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
  await other.goto(SAVED);
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
  await page.goto(`${SAVED}#articles=troubleshoot-bounces,setup-account,gone`);
  await expect(listOf(page, 'Shared articles')).toHaveCount(2);
  await expect(listOf(page, 'Saved articles')).toHaveCount(1);
  await page.getByRole('button', {name: 'Add 1 article'}).click();
  await expect(noteOf(page)).toBeFocused();
  await expect(listOf(page, 'Saved articles')).toHaveText([bounces, 'Set up your account']);
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(page).toHaveURL(SAVED);
  await page.goBack();
  await expect(page).toHaveURL('/help');
});

test('the shared link of the saved articles opens them elsewhere', async ({page}) => {
  await save(page, 'troubleshoot-bounces');
  await page.goto(SAVED);
  // Desktop browsers without a share sheet copy the link.
  await page.evaluate(() => Object.defineProperty(navigator, 'share', {value: undefined}));
  await page.getByRole('button', {name: 'Share link'}).click();
  await expect(noteOf(page)).not.toBeEmpty();
  const link = await clipboardOf(page);
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
  await page.emulateMedia({reducedMotion: 'reduce'});
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

const article = '/help/article/setup-account';
const KEY = 'help-read-articles';

interface Read {
  slug: string;
  readAt: string;
  sections: string[];
}

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Read[], KEY);
const notes = (page: Page) => page.getByText(/^Changed since/);

test('an article marks the sections that changed since the last visit, once', async ({page}) => {
  await open(page, article);
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  await expect(notes(page), 'on the first visit').toHaveCount(0);
  const [first] = await stored(page);
  expect(first?.sections.length).toBeGreaterThan(3);

  const [, changed = '', ...rest] = first?.sections ?? [];
  const before = {...first, readAt: '2026-11-03T10:00:00.000Z', sections: ['000000', ...rest]};
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify([before]),
  ] as const);
  // No one touches the page: it wakes because the device has a record of it.
  await page.goto(article);
  const heading = page.locator(`h2[data-hash="${changed}"]`);
  await expect(heading).toContainText('Changed since Nov 3, 2026');
  await expect(page.locator('h2').getByText(/^Changed since/)).toHaveCount(1);
  const line = page.getByRole('article').getByRole('status').filter({hasText: 'Nov 3, 2026'});
  await expect(line).toContainText('the introduction');
  const id = await heading.getAttribute('id');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(`${article}#${id}`);
  await expect(heading).toBeInViewport();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect(await overflowingElements(page)).toEqual([]);

  const [after] = await stored(page);
  expect(after?.sections).toEqual(first?.sections);
  await open(page, article);
  await expect(notes(page), 'on the next visit').toHaveCount(0);
});

test('each article that a visitor opens by links is recorded once, latest first', async ({
  page,
}) => {
  await open(page, article);
  const related = page.getByRole('article').locator('section').last().getByRole('link').first();
  await related.click();
  await expect(page).not.toHaveURL(article);
  const slug = new URL(page.url()).pathname.split('/').pop();
  await expect
    .poll(async () => (await stored(page)).map((read) => read.slug))
    .toEqual([slug, 'setup-account']);
  await expect(notes(page)).toHaveCount(0);
  await page.goto(SAVED);
  const read = page.getByRole('list', {name: 'Recently read'}).getByRole('link');
  await expect(read).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear history'}).click();
  await expect(read).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});
