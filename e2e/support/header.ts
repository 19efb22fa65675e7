import {expect, type Locator, type Page} from 'playwright/test';

export const headerOf = (page: Page): Locator => page.locator('header.navbar');

export const colorToggleOf = (page: Page): Locator =>
  headerOf(page).getByRole('button', {name: /^Switch between dark and light mode/});

/** Returns a header menu's button and links. */
export function dropdownOf(page: Page, name: string): {button: Locator; links: Locator} {
  const button = headerOf(page).getByRole('button', {name, exact: true});
  return {button, links: button.locator('xpath=following-sibling::*//a')};
}

export async function openMenu(page: Page): Promise<Locator> {
  await headerOf(page).getByRole('button', {name: 'Menu'}).click();
  const menu = page.getByRole('dialog', {name: 'Menu'});
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens the help center in another version. */
export async function chooseVersion(page: Page, label: string, isMobile = false): Promise<void> {
  const menu = isMobile ? await openMenu(page) : headerOf(page);
  if (!isMobile) await menu.getByRole('button', {name: /^\d+\.\d+$/}).hover();
  await menu.getByRole('link', {name: label, exact: true}).click();
}

/** Expects an element to be in view below the sticky header. */
export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  await expect
    .poll(async () => {
      const header = await headerOf(page).boundingBox();
      const box = await element.boundingBox();
      return header && box ? Math.round(box.y - (header.y + header.height)) : -1;
    }, 'pixels between header and element')
    .toBeGreaterThanOrEqual(0);
}
