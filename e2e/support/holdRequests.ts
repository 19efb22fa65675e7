import type {Page} from 'playwright/test';

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
