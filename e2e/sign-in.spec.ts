import type {Locator, Page} from 'playwright/test';

import {expectBelowHeader, headerOf, openMenu} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

/** Returns the container of "Sign in" and "Get Started": the header, or its menu on a phone. */
async function toolsOf(page: Page, isMobile: boolean): Promise<Locator> {
  await page.goto('/about');
  await hydrated(page);
  return isMobile ? openMenu(page) : headerOf(page);
}

test('"Get Started" opens the waitlist', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await headerOf(page).getByRole('link', {name: 'Get Started'}).click();
  await expect(page).toHaveURL('/pricing#waitlist');
  await expectBelowHeader(page, page.locator('#waitlist').getByRole('heading').first());
});

test(
  '"Sign in" says when accounts open and links to the waitlist',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    const tools = await toolsOf(page, isMobile);
    const button = tools.getByRole('button', {name: 'Sign in'});
    const dialog = page.getByRole('dialog', {name: 'Accounts open with early access'});
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: 'Close'}).click(),
      () => page.mouse.click(3, 3),
    ]) {
      await button.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.click();
    await page.getByRole('link', {name: 'Join the waitlist'}).click();
    await expect(page).toHaveURL('/pricing#waitlist');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectBelowHeader(page, page.locator('#waitlist').getByRole('heading').first());
  },
);
