import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('an unknown article suggests the closest articles, and a search for the words of its URL', async ({
  page,
}) => {
  const response = await page.goto('/help/article/troubleshot-bounce');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Article Not Found');
  await expect(page).toHaveTitle(/^Article Not Found/);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('troubleshot bounce');
  await expect(main.locator('a[href="/help/article/troubleshoot-bounces"]')).toBeVisible();
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(page).toHaveURL(/\/search\?q=troubleshot(\+|%20)bounce$/);
  await expect(page.locator('main article').first()).toContainText(/bounce/i);
});

test('a stray percent sign in the hash leaves the page as it is', async ({page}) => {
  await page.goto('/pricing');
  await hydrated(page);
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
