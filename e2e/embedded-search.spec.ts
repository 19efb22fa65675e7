import type {Locator, Page} from 'playwright/test';

import {holdRequests} from './support/conditions';
import {open} from './support/layout';
import {follow, hitsOf, inputOf, openSearch, searchFor, searchModalOf} from './support/search';
import {expect, test} from './support/test';

// Journeys that Algolia and its theme can't pass; the others are in search.spec.ts.

/** A short page without motion. */
const PATH = '/about';

test.describe('while the texts of hits load', () => {
  const holdTexts = (page: Page) => holdRequests(page, '**/page-*.bin');
  const placesOf = (hits: Locator) =>
    hits.evaluateAll((links) =>
      links.map((link) => {
        const {pathname} = new URL((link as HTMLAnchorElement).href);
        return `${pathname} ${link.getBoundingClientRect().top}`;
      }),
    );

  test('the modal shows titles, and no hit moves', async ({page}) => {
    const release = await holdTexts(page);
    await page.goto(PATH);
    await openSearch(page);
    await inputOf(page).fill('bounce');
    await expect(hitsOf(page).nth(5)).toBeVisible();
    await expect(hitsOf(page).locator('mark').first()).toBeVisible();
    const before = await placesOf(hitsOf(page));
    const text = await hitsOf(page).allTextContents();
    release();
    await expect(hitsOf(page)).not.toHaveText(text);
    expect(await placesOf(hitsOf(page))).toEqual(before);
  });

  test('the search page shows titles', async ({page}) => {
    const release = await holdTexts(page);
    await open(page, '/search');
    await page.getByRole('searchbox').fill('bounce');
    const articles = page.locator('main article');
    await expect(articles.first().locator('h2 mark')).toBeVisible();
    await expect(articles.locator('p')).toHaveCount(0);
    release();
    await expect(articles.locator('p').first()).toBeVisible();
  });
});

test("the search index loads with the first search, and typing doesn't prefetch pages", async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const scripts = () => paths.filter((path) => path.endsWith('.js'));
  const indexes = () => paths.filter((path) => /^\/(search-index|assets\/search)\//.test(path));

  await open(page, PATH);
  await page.waitForLoadState('networkidle');
  expect(indexes(), 'no index loads with the page').toEqual([]);
  const scriptsOfPage = scripts().length;

  await openSearch(page);
  await searchFor(page, 'bounce');
  expect(scripts().length, 'the modal loads scripts of its own').toBeGreaterThan(scriptsOfPage);
  expect(indexes().length, 'the first search loads an index').toBeGreaterThan(0);

  await page.waitForLoadState('networkidle');
  paths.length = 0;
  await inputOf(page).fill('');
  await inputOf(page).pressSequentially('deliverability');
  await expect(hitsOf(page).first()).toContainText(/deliverability/i);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => !path.startsWith('/assets/search/'))).toEqual([]);
});

test('search says that it needs a network, hides earlier hits, and finds more once it returns', async ({
  page,
  context,
  log,
}) => {
  log.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto(PATH);
  await openSearch(page);
  await searchFor(page, 'bounce');
  await context.setOffline(true);
  await inputOf(page).fill('salesforce');
  await expect(searchModalOf(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  await page.clock.runFor(1000);
  await expect(searchModalOf(page).getByRole('status')).toContainText('couldn’t load');
  await expect(hitsOf(page).filter({visible: true})).toHaveCount(0);
  await inputOf(page).fill('bounce');
  await expect(hitsOf(page).first()).toBeVisible();
  await inputOf(page).fill('salesforce');
  await expect(searchModalOf(page).getByRole('button', {name: 'Try again'})).toBeVisible();
  await context.setOffline(false);
  await expect(hitsOf(page).first()).toContainText(/salesforce/i);
});

const damages = [
  {damage: 'missing', files: '**/assets/search/**', response: {status: 404, body: ''}},
  {
    damage: 'truncated',
    files: '**/assets/search/*/shard-*',
    response: {status: 200, body: Buffer.from([0x1f, 0x8b, 8, 0, 0])},
  },
];

for (const {damage, files, response} of damages) {
  test(`search recovers from an index that is ${damage}`, async ({page, log}) => {
    log.allow(/404/);
    await page.route(files, (route) => route.fulfill(response));
    await page.goto('/search?q=bounce');
    const retry = page.getByRole('main').getByRole('button', {name: 'Try again'});
    await expect(retry).toBeVisible();
    await openSearch(page);
    await inputOf(page).fill('bounce');
    await expect(searchModalOf(page).getByRole('button', {name: 'Try again'})).toBeVisible();
    await page.unroute(files);
    await searchModalOf(page).getByRole('button', {name: 'Try again'}).click();
    await expect(hitsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await retry.click();
    await expect(page.locator('main article').first()).toBeVisible();
  });
}

test('a query without hits suggests others, and a person gets it', async ({page}) => {
  await page.clock.install();
  await page.goto(PATH);
  await openSearch(page);
  const combobox = (expanded: boolean) => searchModalOf(page).getByRole('combobox', {expanded});
  await expect(combobox(false)).toBeFocused();
  await inputOf(page).fill('zalesforce');
  await searchModalOf(page).getByRole('button', {name: 'salesforce', exact: true}).click();
  await expect(hitsOf(page).first()).toContainText(/salesforce/i);
  await expect(combobox(true)).toBeVisible();

  await inputOf(page).fill('qqxyzzyqq');
  await expect(hitsOf(page)).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(searchModalOf(page).getByRole('status')).toContainText('qqxyzzyqq');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('missed-searches')))
    .toContain('"qqxyzzyqq"');
  await searchModalOf(page).getByRole('link', {name: 'Send us this question'}).click();
  await expect(searchModalOf(page)).toBeHidden();
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue(/qqxyzzyqq/);
});

test('the empty search offers questions and actions to the arrow keys, and Enter opens the first', async ({
  page,
}) => {
  await page.goto(PATH);
  await openSearch(page);
  const items = searchModalOf(page).locator('[data-palette-item]');
  await expect(items.first(), 'looks selected').not.toHaveCSS('background-image', 'none');
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('b');
  await expect(inputOf(page)).toHaveValue('b');

  await inputOf(page).fill('');
  const path = (await items.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(searchModalOf(page)).toBeHidden();
  await expect(page).toHaveURL(path);
});

test('a bounce message opens the decoder with the message in it', async ({page}) => {
  await page.goto(PATH);
  await openSearch(page);
  const message = '550-5.7.26 Unauthenticated email is not accepted & <b>x</b>';
  await searchFor(page, message);
  await expect(hitsOf(page).first()).toContainText('Bounce decoder');
  await expect(searchModalOf(page).locator('.DocSearch-Hit b')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/tools#bounce=/);
  await expect(page.getByLabel('Bounce message or delivery report')).toHaveValue(message);
});

test('a hit highlights its words on the page until Escape', async ({page}) => {
  const highlighted = () => page.evaluate(() => CSS.highlights.get('search-words')?.size ?? 0);
  await page.goto(PATH);
  await openSearch(page);
  await searchFor(page, 'soft bounce');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/article\//);
  await expect.poll(highlighted).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await highlighted()).toBe(0);
});

test('chips and prefixes limit the search page to a part of the site, and Back returns', async ({
  page,
}) => {
  await open(page, '/search?q=webhook');
  const main = page.getByRole('main');
  const groups = () =>
    main
      .locator('article h2 + span')
      .evaluateAll((all) => [...new Set(all.map(({textContent}) => textContent?.split(' ')[0]))]);
  await expect.poll(async () => (await groups()).length).toBeGreaterThan(1);
  const parts = main.getByRole('group', {name: 'Part of the site'});
  await expect(parts.getByRole('button', {name: /^Everything \d+$/})).toBeVisible();
  await parts.getByRole('button', {name: /^API \d+$/}).click();
  await expect(page).toHaveURL(/q=api%3A(\+|%20)webhook/);
  await expect.poll(groups).toEqual(['API']);
  await main.getByRole('searchbox').fill('blog: webhook');
  await expect(parts.getByRole('button', {name: /^Blog/})).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('webhook');
  await expect.poll(async () => (await groups()).length).toBeGreaterThan(1);
});

for (const isLoaded of [true, false]) {
  test(`a search ${isLoaded ? 'stays open' : 'opens'} when a page arrives that was followed before`, async ({
    page,
  }) => {
    await open(page, PATH);
    const link = page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'});
    if (isLoaded) {
      await openSearch(page);
      await page.keyboard.press('Escape');
    }
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await link.click();
    await page.keyboard.press('Control+k');
    if (isLoaded) await expect(inputOf(page)).toBeFocused();
    await page.keyboard.type('bounce');
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('heading', {level: 1, includeHidden: true})).toContainText('$');
    await expect(inputOf(page)).toHaveValue('bounce');
    await expect(inputOf(page)).toBeFocused();
    await expect(hitsOf(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchModalOf(page)).toBeHidden();
  });
}

test('removing the last stored search keeps the focus in the modal', async ({page}) => {
  await open(page, PATH);
  await openSearch(page);
  await searchFor(page, 'bounce');
  await follow(page, hitsOf(page).first());
  await openSearch(page);
  const remove = searchModalOf(page).getByRole('button', {name: 'Remove this search'});
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).not.toHaveAttribute('aria-activedescendant');
});
