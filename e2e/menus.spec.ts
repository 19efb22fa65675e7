import type {Locator, Page} from 'playwright/test';

import {navGroups} from '../src/data/navigation';
import {holdScripts} from './support/conditions';
import {dropdownOf, headerOf, openMenu} from './support/header';
import {open} from './support/layout';
import {expect, test} from './support/test';

async function openAbout(page: Page): Promise<void> {
  await open(page, '/about');
}

test(
  'the phone menu fills the screen, keeps the focus, and closes with Escape, with its button, and past the breakpoint',
  {tag: '@phone-only'},
  async ({page}) => {
    await openAbout(page);
    const menu = await openMenu(page);
    const size = page.viewportSize();
    const box = async () => Object.values((await menu.boundingBox()) ?? {}).map(Math.round);
    await expect.poll(box, 'x, y, width, height').toEqual([0, 0, size?.width, size?.height]);
    await expectFocusInside(page, menu);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    const button = headerOf(page).getByRole('button', {name: 'Menu'});
    await expect(button).toBeFocused();
    await openMenu(page);
    await menu.getByRole('button', {name: 'Close'}).tap();
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(menu).toBeHidden();
    await expect(headerOf(page).getByRole('link', {name: 'Home'})).toBeFocused();
  },
);

/** Expects Tab to reach the menu's controls and nothing else of the page. */
async function expectFocusInside(page: Page, menu: Locator): Promise<void> {
  const controls = await menu.locator('a, button').count();
  expect(controls).toBeGreaterThan(navGroups.length);
  const visited = new Set<string>();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const where = await menu.evaluate((dialog) => {
      const focused = document.activeElement;
      // After the last control, focus moves to the browser's own toolbar, which the page reports as its body.
      if (focused === document.body) return 'browser';
      return dialog.contains(focused) ? (focused?.textContent ?? '') : 'OUTSIDE';
    });
    visited.add(where);
  };
  for (let at = 0; at < 3; at++) await press('Shift+Tab');
  for (let at = 0; at < controls + 3; at++) await press('Tab');
  expect(visited).not.toContain('OUTSIDE');
  expect(visited.size, 'focus reached the controls').toBeGreaterThanOrEqual(controls - 1);
}

test(
  'following a link closes the phone menu, even a link to the current page',
  {tag: '@phone-only'},
  async ({page}) => {
    await openAbout(page);
    let menu = await openMenu(page);
    await expect(menu.locator('a[aria-current="page"]')).toHaveAttribute('href', '/about');
    await menu.locator('a[href="/about"]').tap();
    await expect(menu).toBeHidden();

    menu = await openMenu(page);
    await menu.locator('a[href="/pricing"]').tap();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toBeHidden();
  },
);

test('Back closes the phone menu', {tag: '@phone-only'}, async ({page}) => {
  // Both pages share a layout, so React keeps the menu mounted.
  await page.goto('/help/article/email-deliverability');
  await page.getByRole('main').locator('a[href="/help/article/troubleshoot-bounces"]').last().tap();
  await expect(page).toHaveURL('/help/article/troubleshoot-bounces');
  const menu = await openMenu(page);
  const current = menu.getByRole('navigation', {name: 'Main menu'}).locator('a[aria-current]');
  await expect(current).toHaveAttribute('href', '/help');
  await page.goBack();
  await expect(page).toHaveURL('/help/article/email-deliverability');
  await expect(menu).toBeHidden();
});

test.describe('before its links are loaded', () => {
  test.beforeEach(async ({page}) => {
    // Turns the browser's cache off.
    await page.route('**/*.js', (route) => route.continue());
    // Keeps them from loading while the page is idle. A browser that's never idle runs only what has a time limit, which
    // is over immediately here.
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, {timeout} = {}) =>
        timeout === undefined ? 0 : window.setTimeout(callback);
    });
    await openAbout(page);
  });

  test(
    'the phone menu opens offline, and says why it’s empty',
    {tag: '@phone-only'},
    async ({page, context, log}) => {
      log.allow(/ERR_INTERNET_DISCONNECTED/);
      await context.setOffline(true);
      const menu = await openMenu(page);
      await expect(menu).toContainText('Check your connection');
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await openMenu(page);
      await expect(menu.locator('a[href="/pricing"]')).toBeVisible();
      await expect(menu).not.toContainText('Check your connection');
    },
  );

  test(
    'the phone menu opens immediately, and fills when they arrive',
    {tag: '@phone-only'},
    async ({page}) => {
      const release = await holdScripts(page);
      const menu = await openMenu(page);
      await expect(menu.getByRole('button', {name: 'Close'})).toBeFocused();
      release();
      await expect(menu.locator('a[href="/pricing"]')).toBeVisible();
    },
  );
});

const group = navGroups[0]!;

async function openDropdown(page: Page) {
  await openAbout(page);
  return dropdownOf(page, group.label);
}

test('the dropdown opens on hover and closes when the mouse leaves', async ({page}) => {
  const {button, links} = await openDropdown(page);
  await expect(links.first()).toBeHidden();
  await button.hover();
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links.first(), 'a key closes it, though the focus is elsewhere').toBeHidden();
  await page.mouse.move(0, 0);
  await button.hover();
  await expect(links.first()).toBeVisible();
  await button.click();
  await expect(links.first(), 'a click keeps it open').toBeVisible();
  await links.last().hover();
  await expect(links.last(), 'stays open while the mouse crosses the gap').toBeVisible();
  await page.mouse.move(0, 0);
  await expect(links.first()).toBeHidden();
});

test.describe('the dropdown with touch', () => {
  test.use({hasTouch: true});

  test('opens on a tap and closes on the next', async ({page}) => {
    const {button, links} = await openDropdown(page);
    await button.tap();
    await expect(links.first()).toBeVisible();
    await button.tap();
    await expect(links.first()).toBeHidden();
    await button.tap();
    await links.first().tap();
    await expect(page).toHaveURL(group.entries[0]?.to ?? '');
    await expect(links.first()).toBeHidden();
  });
});

test('the dropdown opens, moves focus, and closes by keyboard', async ({page}) => {
  const {button, links} = await openDropdown(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.last(), 'stays on the last link').toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(links.nth(0)).toBeHidden();

  await page.keyboard.press('Enter');
  const {entries, pictured = []} = group;
  await expect(links).toHaveCount(entries.length + pictured.length);
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dropdownOf(page, navGroups[1]?.label ?? '').button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(group.entries[0]?.to ?? '');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(links.nth(0)).toHaveAttribute('aria-current', 'page');
});
