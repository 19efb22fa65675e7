import type {Page} from 'playwright/test';

/**
 * Delays all scripts requested from now on, as on a slow network.
 *
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
