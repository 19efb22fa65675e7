import type {Page} from 'playwright/test';

import {loseScripts, SCRIPTS} from './support/conditions';
import {hydrated, open} from './support/layout';
import {inputOf} from './support/search';
import {expect, test} from './support/test';

/** Returns the scripts that load only with search. */
async function scriptsOfSearch(page: Page): Promise<Set<string>> {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const scripts = new Set<string>();
  const note = (request: {url: () => string}) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  };
  page.on('request', note);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
  page.off('request', note);
  await page.goto('about:blank');
  return scripts;
}

test('a missing chunk reloads the page only once', async ({page, log}) => {
  const gone = await scriptsOfSearch(page);
  expect(gone.size, 'search loads scripts of its own').toBeGreaterThan(0);

  // Simulates a new release during an open tab: requests for old chunks get the 404 page.
  await loseScripts(page, (url) => gone.has(url));
  log.allow(/Loading chunk|ChunkLoadError|status of 404|Refused to execute script/);
  let visits = 0;
  page.on('domcontentloaded', () => visits++);
  await open(page, '/pricing');

  const reloaded = page.waitForEvent('domcontentloaded');
  await page.keyboard.press('Control+k');
  await reloaded;
  await hydrated(page);
  expect(visits).toBe(2);

  const refused = page.waitForResponse((response) => gone.has(response.url()));
  await page.keyboard.press('Control+k');
  await refused;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1}), 'the page still works').toBeVisible();
  expect(visits, 'no second reload').toBe(2);
});

test('a link to a page with a missing chunk reloads the page', async ({page, log}) => {
  log.allow(/Loading chunk|ChunkLoadError|status of 404|Refused to execute script/);
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  const restore = await loseScripts(page);
  // Simulates the finished release: scripts load again after the reload.
  page.once('request', function stop(request) {
    if (request.isNavigationRequest()) void restore();
    else page.once('request', stop);
  });
  await page.locator('footer').getByRole('link', {name: 'Terms'}).click();
  await expect(page).toHaveURL('/terms');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toContainText(/terms/i);
});

test('a sleeping page reloads if its scripts are gone, but not if only their load fails', async ({
  page,
  log,
}) => {
  log.allow(/ERR_FAILED|status of 404|Refused to execute script/);
  let visits = 0;
  page.on('domcontentloaded', () => visits++);
  await page.route(SCRIPTS, (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  );
  await page.goto('/about');
  const answer = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.keyboard.press('Shift');
  await answer;
  await page.waitForLoadState('networkidle');
  expect(visits, 'the load failed').toBe(1);

  await page.unroute(SCRIPTS);
  await loseScripts(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.keyboard.press('Shift');
  await reloaded;
  const refused = page.waitForResponse(SCRIPTS);
  await page.keyboard.press('Shift');
  await refused;
  await page.waitForLoadState('networkidle');
  expect(visits, 'no second reload').toBe(2);
});

test('an unknown article suggests the closest articles, and a search for the words of its URL', async ({
  page,
}) => {
  let indexRequests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/page-index.json')) indexRequests++;
  });
  const response = await page.goto('/help/article/troubleshot-bounce');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Article Not Found');
  await expect(page).toHaveTitle(/^Article Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('troubleshot bounce');
  await expect(main.locator('a[href="/help/article/troubleshoot-bounces"]')).toBeVisible();
  expect(indexRequests).toBe(1);
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=troubleshot(\+|%20)bounce$/);
  await expect(page.locator('main article').first()).toContainText(/bounce/i);
});

test('a stray percent sign in the hash leaves the page as it is', async ({page}) => {
  await open(page, '/pricing');
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.evaluate(() => (location.hash = '50%'));
  await expect(page).toHaveURL('/pricing#50%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('unusual characters in a path get a working error page', async ({page, log}) => {
  // Chromium logs this for every document with an error status.
  log.allow(/the server responded with a status of 404/);
  for (const slug of ['%F0%9F%94%A5', '%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    const response = await page.goto(`/help/article/${slug}`);
    expect.soft(response?.status(), slug).toBe(404);
    await hydrated(page);
    await expect.soft(page.getByRole('heading', {level: 1}), slug).toHaveText(/Not Found$/);
  }
});

test('a page that its host serves under a path that the router can’t read works', async ({
  page,
}) => {
  const {origin} = new URL(test.info().project.use.baseURL!);
  const paths = [
    ['//pricing', '/pricing', '/pricing'],
    ['/help%2Ftools', '/help/tools', '/help/tools'],
    ['/caf%E9', '/404.html', '/caf%25E9'],
  ] as const;
  for (const [path, file, routable] of paths) {
    await open(page, file);
    const [title, heading] = [await page.title(), page.getByRole('heading', {level: 1})];
    const text = await heading.innerText();
    const body = await (await page.request.get(file)).text();
    await page.route(
      ({pathname}) => pathname === path,
      (route) => route.fulfill({contentType: 'text/html', body}),
    );
    await open(page, `${origin}${path}?q=1#main`);
    await expect(page).toHaveURL(`${routable}?q=1#main`);
    await expect(page).toHaveTitle(title);
    await expect(heading).toHaveText(text);
  }
});
