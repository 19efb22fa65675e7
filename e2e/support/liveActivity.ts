import {expect, type Page} from 'playwright/test';

import {REST_MS} from '../../src/features/live-activity/useGivesWay';

export const liveActivityOf = (page: Page) => page.locator('aside[aria-label="Live activity"]');

/** Gives the page an empty stretch, where live activity has room, and scrolls to it. The page needs a fake clock. */
export async function scrollToLiveActivity(page: Page) {
  await page.addStyleTag({content: 'main { padding-bottom: 200vh }'});
  await page.evaluate(async () => {
    const {bottom} = document.querySelector('main')!.getBoundingClientRect();
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
    scrollBy({top: bottom - 1.5 * innerHeight, behavior: 'instant'});
    await scrolled;
  });
  await page.clock.runFor(REST_MS);
  await expect(liveActivityOf(page)).toBeVisible();
}
