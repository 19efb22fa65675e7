import {expect, type Page} from 'playwright/test';

import {isLive, open} from './layout';

/**
 * Opens a page with plans and waits until they're interactive; on the home page, their code loads near the viewport.
 */
export async function openPlans(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect.poll(() => isLive(page, '#pricing')).toBe(true);
}
