import type {Page} from 'playwright/test';

/** Installs a fake clock that runs until it's stopped. Call it before opening the page. */
export const takeClock = (page: Page): Promise<void> =>
  page.clock.install({time: '2026-11-21T09:00:00Z'});

/** Stops the clock. Jumping 2 min or more would time out scripts that are still loading. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-21T09:01:30Z');
