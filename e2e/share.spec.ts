import type {Page} from 'playwright/test';

import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const path = '/help/article/troubleshoot-bounces';

/** Gives the page the browser features named, and returns what they receive. */
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

test('Share opens the share sheet of the system', async ({page, baseURL}) => {
  const handed = await openWith(page, ['share', 'clipboard']);
  await expect(note(page)).toHaveText('Shared.');
  expect(handed).toEqual([{title: 'Troubleshoot email bounces', url: `${baseURL}${path}`}]);
});
