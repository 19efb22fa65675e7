import {load} from 'cheerio';
import type {Page} from 'playwright/test';

import {navGroups} from '../src/data/navigation';
import {helpArticles} from './support/articles';
import {dropdownOf, headerOf} from './support/header';
import {hydrated} from './support/layout';
import {sitemapPaths} from './support/sitemap';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

/** So many pages a test: it visits each of them twice. */
const PAGES_A_TEST = 20;

const parts = Array.from({length: Math.ceil(sitemapPaths().length / PAGES_A_TEST)}, (_, part) =>
  sitemapPaths().slice(part * PAGES_A_TEST, (part + 1) * PAGES_A_TEST),
);

for (const paths of parts) {
  test(`pages say without scripts what they say with them: ${paths[0]} to ${paths.at(-1)}`, async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    test.skip(isMobile, 'The width makes no difference.');
    test.slow();
    const withScripts = await browser.newPage({
      javaScriptEnabled: true,
      baseURL,
      viewport: page.viewportSize(),
    });
    for (const path of paths) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await expect.soft(page.locator('h1'), path).toBeVisible();
      const words = await wordsOf(page);
      await withScripts.goto(path);
      await hydrated(withScripts);
      expect.soft(words.length, `${path}: words`).toBeGreaterThan(1);
      const missing = (await wordsOf(withScripts)).filter((word) => !words.includes(word));
      expect.soft(missing, `${path}: words that only scripts show`).toEqual([]);
    }
    await withScripts.close();
  });
}

/** All words but those that only the visitor's own clock, time zone and device can give, and those of controls that do nothing without scripts. */
async function wordsOf(page: Page): Promise<string[]> {
  const own = await page
    .locator('main :is([data-visitors-time], [data-visitors-device], [data-needs-scripts])')
    .allInnerTexts();
  const text = await page.locator('main').innerText();
  return own
    .reduce((rest, time) => rest.replace(time, ''), text)
    .split(/\s+/)
    .filter(Boolean);
}

test('every link leads somewhere', async ({request, isMobile}) => {
  test.skip(isMobile, 'The width makes no difference.');
  test.slow();
  const targets = new Map<string, string>();
  for (const path of sitemapPaths()) {
    const $ = load(await (await request.get(path)).text());
    // An <a> without href is a heading of the sidebar, not a link.
    const hrefs = Array.from($('a[href]'), (link) => $(link).attr('href') ?? '');
    expect.soft(hrefs.length, `${path}: links`).toBeGreaterThan(0);
    const odd = hrefs.filter((href) => !/^(\/|#.|https:\/\/|mailto:.)/.test(href));
    expect.soft(odd, `${path}: addresses that are none`).toEqual([]);
    for (const href of hrefs) {
      if (href.startsWith('/')) targets.set(href.replace(/[?#].*/, ''), path);
    }
  }
  expect(targets.size).toBeGreaterThan(sitemapPaths().length / 2);
  for (const [target, path] of targets) {
    expect.soft((await request.get(target)).status(), `${target}, linked from ${path}`).toBe(200);
  }
});

for (const {slug, path, title, headings, lastParagraph} of helpArticles()) {
  test(`the article ${slug} is complete`, async ({page}) => {
    expect(lastParagraph.length, 'the article was read').toBeGreaterThan(20);
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    const article = page.getByRole('article').first();
    const text = (await article.innerText()).replace(/\s+/g, ' ');
    for (const heading of headings) expect(text).toContain(heading);
    expect(text).toContain(lastParagraph);
  });
}

test('dropdowns open by hover and by focus', async ({page, isMobile}) => {
  test.skip(isMobile, 'A phone has the menu instead.');
  await page.goto('/');
  for (const {label, entries} of navGroups) {
    const {button, links} = dropdownOf(page, label);
    await expect(links.first()).toBeHidden();
    await button.hover();
    await expect(links).toHaveCount(entries.length);
    await expect(links.first()).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(links.first()).toBeHidden();

    await button.focus();
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await button.blur();
  }
});

test("the phone's menu leads to the links of the footer", async ({page, isMobile}) => {
  test.skip(!isMobile, 'A desktop has dropdowns instead.');
  await page.goto('/about');
  await headerOf(page).getByRole('link', {name: 'Menu'}).tap();
  await expect(page).toHaveURL('/about#site-links');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeInViewport();
  await footer.locator('a[href="/pricing"]').tap();
  await expect(page).toHaveURL('/pricing');
});

test('the search of the help centre is a link', async ({page}) => {
  await page.goto('/help');
  const box = page.getByRole('main').locator('a[href="/search"]');
  await expect(box).toBeVisible();
});
