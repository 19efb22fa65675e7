import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('an unknown article suggests the closest articles', async ({page}) => {
  const response = await page.goto('/help/article/troubleshot-bounce');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Article Not Found');
  await expect(page).toHaveTitle(/^Article Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('troubleshot bounce');
  await expect(main.locator('a[href="/help/article/troubleshoot-bounces"]')).toBeVisible();
  await main.getByRole('link', {name: 'Back to the help center'}).click();
  await expect(page).toHaveURL('/help');
});

test("the 404 page's search has the words of the URL", async ({page}) => {
  await page.goto('/help/article/bounce-codes');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('bounce codes');
  await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=bounce(\+|%20)codes$/);
  await expect(page.locator('main article').first()).toContainText(/bounce/i);
});

test('an unknown article of a frozen version gets the article 404 page', async ({page}) => {
  const response = await page.goto('/help/2.4/article/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Article Not Found');
});

test('a misspelled path suggests the intended page', async ({page}) => {
  const response = await page.goto('/pricng');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  const suggestion = page.getByRole('main').locator('a[href="/pricing"]');
  await suggestion.click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
});

test('a path with .html or a trailing slash redirects to its page', async ({page}) => {
  await page.goto('/pricing.html');
  await expect(page).toHaveURL('/pricing');
  await page.goto('/help/');
  await expect(page).toHaveURL('/help');
});

/** Paths that browsers send unchanged, with the expected status. */
const malformed = {
  '/%E0%A4%A': 400,
  '/..%2f..%2fetc%2fpasswd': 400,
  '/_headers': 404,
  '/assets/js/gone.12345678.js': 404,
  '/help/article/%F0%9F%94%A5': 404,
  '/help/article/%3Cscript%3Ealert(1)%3C%2Fscript%3E': 404,
};

test('a stray percent sign in the hash leaves the page as it is', async ({page}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.evaluate(() => (location.hash = '50%'));
  await expect(page).toHaveURL('/pricing#50%25');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('malformed paths get a working error page', async ({page, log}) => {
  // Chromium logs this for every document with an error status.
  log.allow(/the server responded with a status of 4\d\d/);
  for (const [path, status] of Object.entries(malformed)) {
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(status);
    if (status !== 404) continue;
    await hydrated(page);
    await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveText(/Not Found$/);
  }
});
