import type {Page} from 'playwright/test';

/** Installs a fake clock that runs until it's stopped. Call it before opening the page. */
export const takeClock = (page: Page): Promise<void> =>
  page.clock.install({time: '2026-11-21T09:00:00Z'});

/** Stops the clock. Jumping 2 min or more would time out scripts that are still loading. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-21T09:01:30Z');

/**
 * Delays all files of the pattern that are requested from now on, as on a slow network.
 *
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

export const holdScripts = (page: Page) => holdRequests(page, '**/assets/js/**');

/** Runs in the page before its scripts: a browser that saves data, so the page fetches nothing ahead. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}
