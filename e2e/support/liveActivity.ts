import {expect, type Page} from 'playwright/test';

export const liveActivityOf = (page: Page) => page.locator('aside[aria-label="Live activity"]');

/** Gives the page an empty stretch, where live activity has room, and scrolls to it. */
export async function scrollToLiveActivity(page: Page) {
  await page.addStyleTag({content: 'main { padding-bottom: 200vh }'});
  await page.evaluate(() => {
    const {bottom} = document.querySelector('main')!.getBoundingClientRect();
    scrollBy({top: bottom - 1.5 * innerHeight, behavior: 'instant'});
  });
  await expect(liveActivityOf(page)).toBeVisible();
}
