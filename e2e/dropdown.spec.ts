import type {Page} from 'playwright/test';

import {navGroups} from '../src/data/navigation';
import {dropdownOf} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const group = navGroups[0]!;

async function openAbout(page: Page) {
  await page.goto('/about');
  await hydrated(page);
  return dropdownOf(page, group.label);
}

test('the dropdown opens on hover and closes when the mouse leaves', async ({page}) => {
  const {button, links} = await openAbout(page);
  await expect(links.first()).toBeHidden();
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
    const {button, links} = await openAbout(page);
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
  const {button, links} = await openAbout(page);
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
