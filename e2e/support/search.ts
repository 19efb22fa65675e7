import {expect, type Locator, type Page} from 'playwright/test';

import {hydrated} from './layout';

export const searchModalOf = (page: Page): Locator => page.locator('.DocSearch-Modal');
export const inputOf = (page: Page): Locator => searchModalOf(page).locator('.DocSearch-Input');
export const hitsOf = (page: Page): Locator => searchModalOf(page).locator('.DocSearch-Hit a');

export async function openSearch(page: Page): Promise<void> {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(inputOf(page)).toBeFocused();
}

/** Types into the open modal and waits for this query's hits. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await inputOf(page).fill('');
  await expect(hitsOf(page)).toHaveCount(0);
  await inputOf(page).fill(query);
  await expect(hitsOf(page).first()).toBeVisible();
}

export async function hitPaths(page: Page): Promise<string[]> {
  return hitsOf(page).evaluateAll((links) =>
    links.map((link) => {
      const {pathname, hash} = new URL((link as HTMLAnchorElement).href);
      return pathname + hash;
    }),
  );
}

/** Follows a link, and waits until its page replaces this one, which closes the search. */
export async function follow(page: Page, link: Locator): Promise<void> {
  const title = page.getByRole('heading', {level: 1});
  const before = (await title.textContent()) ?? '';
  await link.click();
  await expect(title).not.toHaveText(before);
}
