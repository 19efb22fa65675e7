import type {Page} from 'playwright/test';

import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const addresses = [
  '/demo?industry=healthtech&step=leads',
  '/demo?industry=fintech&lead=1&step=lead',
  '/demo?industry=saas&lead=1&step=sequence',
  '/demo?industry=fintech&lead=1&step=results',
];

const blocksOf = (page: Page) => page.locator('#in-action').getByRole('article');

async function openBlocks(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await page.locator('#in-action').scrollIntoViewIfNeeded();
}

test('four blocks, drawn and not photographed', async ({page}) => {
  await openBlocks(page);
  await expect(blocksOf(page)).toHaveCount(4);
  await expect(blocksOf(page).getByRole('figure')).toHaveCount(4);
  await expect(blocksOf(page).locator('img')).toHaveCount(0);
  for (const figure of ['247', '89', '34']) {
    await expect(blocksOf(page).nth(3).getByText(figure, {exact: true})).toBeVisible();
  }
});

for (const [index, address] of addresses.entries()) {
  test(`block ${index + 1} leads to ${address}`, async ({page}) => {
    await openBlocks(page);
    const link = blocksOf(page).nth(index).getByRole('link');
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

test('words and pieces change sides on a desktop and stand below each other on a phone', async ({
  page,
  isMobile,
}) => {
  await openBlocks(page);
  const leftEdges = () =>
    blocksOf(page).evaluateAll((blocks) =>
      blocks.map((block) => {
        const [words, piece] = Array.from(block.children).map((side) =>
          side.getBoundingClientRect(),
        );
        return Math.sign(words!.left - piece!.left);
      }),
    );
  // The live copy of a section replaces the built one when it comes near the screen.
  await expect.poll(leftEdges).toEqual(isMobile ? [0, 0, 0, 0] : [-1, 1, -1, 1]);
});

test('another lead is chosen with the keyboard, and the link follows', async ({page}) => {
  await openBlocks(page);
  const block = blocksOf(page).nth(1);
  const leads = block.getByRole('button');
  // The live copy of a section replaces the built one when it comes near the screen.
  await expect(async () => {
    await leads.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(leads.nth(1)).toHaveAttribute('aria-pressed', 'true', {timeout: 500});
  }).toPass();
  await expect(leads.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(block.getByRole('link')).toHaveAttribute(
    'href',
    '/demo?industry=fintech&lead=2&step=lead',
  );
});
