import {navGroups} from '../src/data/navigation';
import {dropdownOf, headerOf} from './support/header';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

test('dropdowns open on hover and on focus', async ({page}) => {
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

test(
  "the phone's menu button leads to the links of the footer",
  {tag: '@phone-only'},
  async ({page}) => {
    await page.goto('/about');
    await headerOf(page).getByRole('link', {name: 'Menu'}).tap();
    await expect(page).toHaveURL('/about#site-links');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    await footer.locator('a[href="/pricing"]').tap();
    await expect(page).toHaveURL('/pricing');
  },
);

test('on the home page every section is readable, and links work', async ({page}) => {
  await page.goto('/');
  const ticker = page.getByRole('region', {name: 'Highlights'});
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

test('the search of the help center is a link', async ({page}) => {
  await page.goto('/help');
  await expect(page.getByRole('main').locator('a[href="/search"]')).toBeVisible();
});
