import type {Page} from 'playwright/test';

import {open} from './support/layout';
import {hitsOf, openSearch, searchFor} from './support/search';
import {clipboardOf, expect, test} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

const languageTab = (page: Page, name: string) =>
  page.getByRole('tablist', {name: 'Language of the sample'}).getByRole('tab', {name});

test('search finds an API field and scrolls to it', async ({page}) => {
  await page.goto('/about');
  await openSearch(page);
  await searchFor(page, 'company_size');
  await expect(hitsOf(page).first()).toHaveAttribute(
    'href',
    /\/api\/search-leads#body-company_size$/,
  );
  await hitsOf(page).first().click();
  await expect(page).toHaveURL('/api/search-leads#body-company_size');
  await expect(page.locator('#body-company_size')).toBeInViewport();
  await expect(page.locator('#body-company_size')).toHaveClass(/target/);
});

test('a hash opens the collapsed fields around its target, and a malformed hash is ignored', async ({
  page,
}) => {
  const field = page.locator('[id="200-data-totals-bounces-soft"]');
  await open(page, '/api/get-analytics');
  await page.emulateMedia({media: 'print'});
  await expect(field, 'in print').toBeVisible();
  await page.emulateMedia({media: 'screen'});
  await expect(field).toBeHidden();
  await page.evaluate(() => (location.hash = '200-data-totals-bounces-soft'));
  await expect(field).toBeInViewport();
  await expect(field).toHaveClass(/target/);

  await open(page, '/api/get-analytics#error-errors-pointer');
  await expect(page.locator('#error-errors-pointer')).toBeInViewport();

  await open(page, '/api/errors#rate-limited');
  await expect(page.locator('#rate-limited')).toBeInViewport();
  for (const path of ['/api/search-leads#%', '/api/errors#%E0']) {
    await open(page, path);
    await expect(page.locator('article h1'), path).toBeVisible();
  }
});

test('the selected language and form of samples apply to every page, without a layout shift', async ({
  page,
}) => {
  const form = (name: string) => page.getByRole('tab', {name, exact: true});
  await open(page, '/api/search-leads');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await languageTab(page, 'cURL').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(languageTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  expect(await height()).toBe(before);
  await expect(form('SDK')).toHaveAttribute('aria-selected', 'true');
  await form('HTTP').click();
  await expect(page.getByRole('tabpanel', {name: 'HTTP'})).toContainText('import urllib.request');

  await page.goto('/api/send-email');
  await expect(languageTab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'cURL'})).toBeHidden();
  await expect(form('HTTP')).toHaveAttribute('aria-selected', 'true');
  await languageTab(page, 'PHP').click();
  await expect(page.getByRole('tabpanel', {name: 'HTTP'})).toContainText('curl_init');
});

test('no tab of a sample covers another, and the selected one is in view @phone', async ({
  page,
}) => {
  for (const path of ['/api/send-email', '/docs/guides/receive-webhooks']) {
    await open(page, path);
    await page.getByRole('tab', {name: 'PHP', exact: true}).first().click();
    const tabs = ['PHP', 'SDK', 'HTTP'].map((name) =>
      page.getByRole('tab', {name, exact: true}).and(page.locator(':visible')).first(),
    );
    for (const tab of tabs) {
      const isOnTop = () =>
        tab.evaluate((element) => {
          // Only the page scrolls here: the row has to show its selected tab by itself.
          const start = element.getBoundingClientRect().top - window.innerHeight / 2;
          window.scrollBy({top: start, behavior: 'instant'});
          const {left, top, width, height} = element.getBoundingClientRect();
          return [0.25, 0.5, 0.75].every(
            (share) =>
              document.elementFromPoint(left + share * width, top + height / 2) === element,
          );
        });
      await expect.poll(isOnTop, `${await tab.textContent()} on ${path}`).toBe(true);
    }
  }
});

test('the response sample of each status can be viewed and copied', async ({page}) => {
  await open(page, '/api/send-email');
  await page.getByRole('tab', {name: '409'}).click();
  const panel = page.getByRole('tabpanel', {name: '409'});
  await panel.getByRole('button', {name: 'Copy'}).first().click();
  await expect(panel.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(JSON.parse(await clipboardOf(page))).toMatchObject({
    status: 409,
    title: 'Recipient suppressed',
  });
});

test('a field under the pointer or with the focus marks its line in the sample', async ({page}) => {
  await open(page, '/api/search-leads');
  const marked = () =>
    page.evaluate(() =>
      Array.from(CSS.highlights.get('field') ?? [], (range) => (range as Range).toString()),
    );
  await page.locator('#body-company_size').hover();
  await expect.poll(marked).toEqual([expect.stringMatching(/^"company_size": /)]);
  await languageTab(page, 'JavaScript').click();
  await page.locator('#body-industry').hover();
  await expect.poll(marked).toEqual([expect.stringMatching(/^industry: /)]);
  // The focus scrolls the page, which could put another field under the pointer.
  await page.mouse.move(0, 0);
  await page.locator('[id="200-data-total"] a').focus();
  await expect.poll(async () => (await marked())[0]).toMatch(/^"total": /);
  await page.getByRole('link', {name: 'Home'}).first().focus();
  await expect.poll(marked).toEqual([]);
});

test('a sample of usual length shows all of its lines, and a long response opens to them', async ({
  page,
}) => {
  await page.goto('/api/create-campaign');
  const hiddenIn = (name: string) =>
    page
      .getByRole('tabpanel', {name})
      .getByRole('group')
      .first()
      .evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
  await expect(page.getByRole('tabpanel', {name: 'cURL'})).toContainText('lead_ids');
  expect(await hiddenIn('cURL')).toBe(0);
  expect(await hiddenIn('201')).toBe(0);

  await page.goto('/api/send-email');
  const cut = await hiddenIn('202');
  await page.getByRole('tabpanel', {name: '202'}).locator('summary').first().click();
  // The panel still fits the window, and scrolls.
  expect(await hiddenIn('202')).toBeLessThan(cut);
});

test('the sidebar scrolls to the current page', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(page, '/api/openapi');
  const current = page.locator('.theme-doc-sidebar-container a[aria-current]');
  await expect(current).toHaveText('OpenAPI and Postman');
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const path of ['/api/create-campaign', '/docs/guides/oauth', '/help/article/inbox-rotation']) {
  test(`the text of ${path} starts in the first half of the screen @phone-only`, async ({page}) => {
    await page.goto(path);
    const topOf = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return box!.y;
    };
    const title = await topOf('article h1');
    expect(await topOf('article .markdown p:not(header *), article code + p')).toBeLessThan(420);
    const tools = page.getByRole('button', {name: /^On this page$|^Copy page/}).first();
    expect((await tools.boundingBox())!.y).toBeGreaterThan(title);
  });
}
