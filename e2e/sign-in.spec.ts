import type {Locator, Page} from 'playwright/test';

import {brand} from '../src/data/brand';
import {expectBelowHeader, headerOf, openMenu} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

/** Where "Sign in" and "Get Started" are: in the header, on a phone in its menu. */
async function toolsOf(page: Page, isMobile: boolean): Promise<Locator> {
  await page.goto('/about');
  await hydrated(page);
  return isMobile ? openMenu(page) : headerOf(page);
}

test('Get Started leads to the waitlist', async ({page, isMobile}) => {
  const tools = await toolsOf(page, isMobile);
  await tools.getByRole('link', {name: 'Get Started'}).click();
  await expect(page).toHaveURL('/pricing#waitlist');
  await expectBelowHeader(page, page.getByRole('heading', {name: 'Reserve a founder price.'}));
});

test('the address of the waitlist leads there, too', async ({page}) => {
  await page.goto('/pricing#waitlist');
  await hydrated(page);
  await expectBelowHeader(page, page.getByRole('heading', {name: 'Reserve a founder price.'}));
});

test.describe('Sign in', () => {
  test.skip(brand.appUrl !== null, 'Sign in is a link to the application.');

  const waysToClose = {
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'its cross': (page: Page) =>
      page.getByRole('dialog', {name: 'Accounts'}).getByRole('button', {name: 'Close'}).click(),
    'a press beside it': (page: Page) => page.mouse.click(3, 3),
  };

  for (const [way, close] of Object.entries(waysToClose)) {
    test(`says when accounts open, and is closed by ${way}`, async ({page, isMobile}) => {
      const tools = await toolsOf(page, isMobile);
      const button = tools.getByRole('button', {name: 'Sign in'});
      await button.click();
      const dialog = page.getByRole('dialog', {name: 'Accounts open with early access'});
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('leads to the waitlist', async ({page, isMobile}) => {
    const tools = await toolsOf(page, isMobile);
    await tools.getByRole('button', {name: 'Sign in'}).click();
    await page.getByRole('link', {name: 'Join the waitlist'}).click();
    await expect(page).toHaveURL('/pricing#waitlist');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectBelowHeader(page, page.getByRole('heading', {name: 'Reserve a founder price.'}));
  });
});
