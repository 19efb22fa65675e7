import type {Locator, Page} from 'playwright/test';

/** Returns a tool of the help center, by its name. */
export const toolOf = (page: Page, name: string): Locator => page.getByRole('group', {name});
