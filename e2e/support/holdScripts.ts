import type {Page} from 'playwright/test';

/**
 * Holds back all scripts that are asked for from now on, as a slow network would.
 *
 * @returns lets them come
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
