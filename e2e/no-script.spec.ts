import {navGroups} from '../src/data/navigation';
import {headerOf} from './support/header';
import {overflowingElements} from './support/layout';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

test('without scripts, the header opens every menu', {tag: '@phone'}, async ({page}) => {
  await page.goto('/about');
  for (const {label, entries} of navGroups) {
    const group = headerOf(page).locator('details').filter({hasText: label});
    const links = group.locator('a');
    await expect(links.first()).toBeHidden();
    await group.locator('summary').click();
    await expect(links).toHaveCount(entries.length);
    await expect(links.last()).toBeInViewport();
    await group.locator('summary').click();
  }
  expect(await overflowingElements(page)).toEqual([]);
});

test('without scripts, every section of the home page is readable and links work', async ({
  page,
}) => {
  await page.goto('/');
  const ticker = page.locator('#highlights');
  await expect(ticker.getByRole('button')).toHaveCount(0);
  await ticker.scrollIntoViewIfNeeded();
  for (const item of await ticker.getByRole('listitem').all()) {
    await expect(item).toBeInViewport({ratio: 1});
  }
  await expect(page.locator('#lead-counter [data-count]')).toHaveCSS('opacity', '1');
  await expect(page.locator('#comparison').getByRole('table')).toBeVisible();
  await expect(page.locator('#audiences').getByRole('list').last()).toBeVisible();
  await page.getByRole('link', {name: 'Claim Your Spot Now'}).click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.locator('#demo h2')).toBeInViewport();
});

test('without scripts, the help center links to the search page', async ({page}) => {
  await page.goto('/help');
  await expect(page.getByRole('main').locator('a[href="/search"]')).toBeVisible();
});
