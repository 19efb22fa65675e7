import {brand} from '../src/data/brand';
import {legalLinks, navGroups} from '../src/data/navigation';
import {statusSummaries} from '../src/data/status/levels';
import {statusRecord} from '../src/data/status/status';
import {overallLevel} from '../src/domain/status/history';
import {headerOf} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('the header turns translucent after 20 px of scroll', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const header = headerOf(page);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

  await scrollTo(20);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await scrollTo(21);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).toHaveCSS('background-color', /\/ 0\.\d+\)|rgba\(.*0\.\d+\)/);
  await scrollTo(0);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
});

test('the header stays in sight', async ({page}) => {
  await page.goto('/features');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({top: 1200, behavior: 'instant'}));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect((await headerOf(page).boundingBox())?.y).toBe(0);
});

test('the colour mode is chosen, remembered, and there before the scripts', async ({page, log}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/');
  await hydrated(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/dark mode/);

  await page.goto('/help');
  await hydrated(page);
  await expect(root).toHaveAttribute('data-theme', 'dark');

  log.allow(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(root).toHaveAttribute('data-has-hydrated', 'false');
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('without a choice the page follows the system', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the footer tells the state of the product and leads everywhere', async ({page, request}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const summary = statusSummaries[overallLevel(statusRecord)];
  await expect(footer.getByRole('link', {name: summary})).toHaveAttribute('href', '/status');
  await expect(footer).toContainText(brand.legalName);

  const links = [...navGroups.flatMap(({entries}) => entries), ...legalLinks];
  for (const {label, to} of links) {
    await expect(footer.getByRole('link', {name: label, exact: true})).toHaveAttribute('href', to);
    expect((await request.get(to)).status(), to).toBe(200);
  }
  for (const {name, href} of brand.social) {
    await expect(footer.getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test('every feed in the footer is there', async ({page, request}) => {
  await page.goto('/');
  const feeds = page.getByRole('contentinfo').getByRole('link', {name: /RSS/});
  expect(await feeds.count()).toBeGreaterThan(0);
  for (const feed of await feeds.all()) {
    const response = await request.get((await feed.getAttribute('href')) ?? '');
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('<rss');
  }
});
