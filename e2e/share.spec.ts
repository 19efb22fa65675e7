import type {Page} from 'playwright/test';

import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const path = '/help/article/troubleshoot-bounces';

/** Opens an article with only the given browser features, clicks Share, and returns the data they receive. */
async function openWith(page: Page, tools: readonly ('share' | 'clipboard')[]): Promise<unknown[]> {
  const handed: unknown[] = [];
  await page.exposeFunction('noteHanded', (what: unknown) => void handed.push(what));
  await page.addInitScript((names) => {
    const note = (window as unknown as {noteHanded: (what: unknown) => Promise<void>}).noteHanded;
    Object.defineProperties(navigator, {
      share: {value: names.includes('share') ? note : undefined},
      clipboard: {value: names.includes('clipboard') ? {writeText: note} : undefined},
    });
  }, tools);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', {name: 'Share'}).click();
  return handed;
}

const note = (page: Page) => page.getByRole('status').filter({hasText: /\w/}).first();

test("Share opens the system's share sheet", async ({page, baseURL}) => {
  const handed = await openWith(page, ['share', 'clipboard']);
  await expect(note(page)).toHaveText('Shared.');
  expect(handed).toEqual([{title: 'Troubleshoot email bounces', url: `${baseURL}${path}`}]);
});
