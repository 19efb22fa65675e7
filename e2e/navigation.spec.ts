import type {Locator, Page} from 'playwright/test';

import {holdRequests} from './support/conditions';
import {headerOf} from './support/header';
import {hydrated, open, painted} from './support/layout';
import {expect, test} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

const ARTICLE = '/help/article/setup-account';

/** Returns a page's texts, links, and head, without parts that depend on the clock. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const own = '[data-visitors-time], [data-visitors-device]';
    const linesOf = (selector: string) =>
      Array.from(document.querySelectorAll(selector))
        .filter((element) => element.checkVisibility() && !element.closest(own))
        .map((element) => `${element.textContent?.trim()} ${element.getAttribute('href') ?? ''}`);
    const inHead = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute);
    return {
      title: document.title,
      description: inHead('meta[name="description"]', 'content'),
      canonical: inHead('link[rel="canonical"]', 'href'),
      markdown: inHead('link[type="text/markdown"]', 'href'),
      classes: Array.from(document.documentElement.classList).sort(),
      texts: linesOf('main :is(h1, h2, h3, h4, p, li, td, a)'),
      sidebar: linesOf('.theme-doc-sidebar-container a'),
      versions: linesOf('header nav[aria-label=Versions] a'),
    };
  });

/** Opens pages by client-side navigation and compares each with the page that the server sends. */
async function openVisit(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  const sent = new Map<string, Awaited<ReturnType<typeof contentOf>>>();
  let other: Page | undefined;
  /** Returns what another tab shows at this path, after a full load. */
  async function sentAt(at: string) {
    other ??= await page.context().newPage();
    await other.goto(at);
    const content = await contentOf(other);
    expect(content.texts.length).toBeGreaterThan(2);
    return content;
  }
  /** Expects the tab to show what another tab shows at this path. */
  async function expectPage(at: string) {
    await expect(page).toHaveURL(at);
    const expected = sent.get(at) ?? (await sentAt(at));
    sent.set(at, expected);
    await expect.poll(() => contentOf(page), at).toEqual(expected);
    expect(await isSameDocument(), `${at} opened without a full load`).toBe(true);
  }
  return {
    isSameDocument,
    expectPage,
    /** Follows a link and returns its path. */
    async follow(link: Locator): Promise<string> {
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expectPage(href);
      return href;
    },
  };
}

test('pages opened by links, Back, and Forward are the pages that the server sends', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const footer = page.locator('footer');
  const visit = await openVisit(page, ARTICLE);
  await visit.expectPage(ARTICLE);

  await test.step('related article, category, article', async () => {
    const related = await visit.follow(main.locator('article li a[href^="/help/article/"]').last());
    const category = await visit.follow(sidebar.getByRole('link', {name: 'Troubleshooting'}));
    const article = await visit.follow(main.locator('a[href^="/help/article/"]').first());
    await page.goBack();
    await visit.expectPage(category);
    await page.goBack();
    await visit.expectPage(related);
    await page.goForward();
    await page.goForward();
    await visit.expectPage(article);
  });

  await test.step('help center, article, older version, and its help center', async () => {
    const helpCenter = main.getByRole('link', {name: 'Help center'});
    await visit.follow(helpCenter);
    await visit.follow(main.locator('a[href="/help/article/troubleshoot-bounces"]').first());
    await headerOf(page)
      .getByRole('button', {name: /^\d+\.\d+$/})
      .hover();
    await visit.follow(headerOf(page).getByRole('link', {name: '2.4', exact: true}));
    await visit.follow(helpCenter);
  });

  await test.step('docs, the next page, and a hash', async () => {
    await visit.follow(footer.locator('a[href="/docs"]'));
    const start = await visit.follow(main.locator('a[href="/docs/quick-start"]').first());
    const heading = page.locator('.table-of-contents a').last();
    const section = start + ((await heading.getAttribute('href')) ?? '');
    await heading.click();
    await expect(page).toHaveURL(section);
    await visit.follow(page.locator('.pagination-nav__link--next'));
    await page.goBack();
    await expect(page).toHaveURL(section);
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  await test.step('API, blog, changelog, and a page', async () => {
    for (const path of ['/api', '/blog', '/changelog', '/terms']) {
      await visit.follow(footer.locator(`a[href="${path}"]`).first());
    }
    await page.goBack();
    await page.goBack();
    await visit.expectPage('/blog');
    await visit.follow(main.locator('h2 a[href^="/blog/"]').first());
  });
});

test('the 404 page leads to pages without a full load, and Back returns to it', async ({page}) => {
  await open(page, '/no-such-page');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page.locator('footer a[href="/terms"]').click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', {level: 1})).toContainText(/terms/i);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Back in a reloaded page that sleeps shows the page of the URL', async ({page}) => {
  await open(page, '/terms');
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText(/terms/i);
});

test('two links selected in a row lead to the last page', async ({page}) => {
  const visit = await openVisit(page, ARTICLE);
  const titles: string[] = [];
  await page.exposeFunction('noteTitle', (title: string) => void titles.push(title));
  await page.evaluate(() => {
    const {noteTitle} = window as unknown as {noteTitle: (title: string) => void};
    const note = () => noteTitle(document.title);
    new MutationObserver(note).observe(document.head, {subtree: true, childList: true});
  });
  // The first page is ready while the URL is already the last one's.
  const releases: (() => void)[] = [];
  for (const path of ['/privacy', '/terms']) {
    releases.push(await holdRequests(page, path));
    const requested = page.waitForRequest(`**${path}`);
    await page.locator(`footer a[href="${path}"]`).dispatchEvent('click');
    await requested;
  }
  const [releaseFirst, releaseLast] = releases;
  const first = page.waitForResponse('**/privacy');
  releaseFirst!();
  await (await first).finished();
  await painted(page);
  releaseLast!();
  await visit.expectPage('/terms');
  expect(titles.filter((title) => title.includes('Not Found'))).toEqual([]);
});

test('a link to a page of a newer build loads the page in full', async ({page, log}) => {
  log.allow(/is from another build/);
  const visit = await openVisit(page, ARTICLE);
  // Data that the router fetches comes from another build; documents come from the server.
  await page.route('/terms', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/"build":"\w+"/, '"build":"newer"');
    return route.fulfill({response, body});
  });
  await page.locator('footer a[href="/terms"]').click();
  await expect.poll(() => visit.isSameDocument().catch(() => true)).toBe(false);
  await hydrated(page);
  await expect(page).toHaveURL('/terms');
  await page.goBack();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('browsers may prerender pages, by rules that have the right type', async ({page, request}) => {
  const response = await page.goto('/');
  const rulesPath = /^"(\/[^"]+)"$/.exec(response?.headers()['speculation-rules'] ?? '')?.[1] ?? '';
  const rules = await request.get(rulesPath);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  const {prerender} = (await rules.json()) as {prerender: {where: {and: object[]}}[]};
  const selectors = prerender.flatMap(({where}) =>
    where.and.flatMap((one) => ('selector_matches' in one ? [String(one.selector_matches)] : [])),
  );
  expect(selectors).toHaveLength(1);
  const matching = () => page.locator(selectors[0] ?? '').count();
  await hydrated(page);
  expect(await matching(), 'none once the router opens pages').toBe(0);
  await page.evaluate(() => document.documentElement.setAttribute('data-has-hydrated', 'false'));
  expect(await matching()).toBeGreaterThan(10);
});

test('a prerendered page does nothing until the visitor opens it', async ({page}) => {
  // Playwright turns prerendering off, so this simulates its state and its event.
  await page.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', {get: () => isPrerendering});
    Object.assign(window, {
      activate() {
        isPrerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  for (const path of ['/', ARTICLE, '/status']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    const stored = () => page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(await stored(), `${path}: stored entries`).toBe(0);
    await page.evaluate(() => (window as unknown as {activate: () => void}).activate());
    await hydrated(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});
