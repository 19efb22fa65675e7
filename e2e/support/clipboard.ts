import type {Page} from 'playwright/test';

/** Returns the text on the clipboard. */
export const clipboardOf = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
