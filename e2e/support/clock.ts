import type {Page} from 'playwright/test';

/** Puts the clock into the test's hands. Before the page is opened; it runs on until it's stopped. */
export const takeClock = (page: Page): Promise<void> =>
  page.clock.install({time: '2026-11-21T09:00:00Z'});

/** Stops the clock. A leap of 2 min or more would run out the time limit of the scripts being fetched. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-21T09:01:30Z');
