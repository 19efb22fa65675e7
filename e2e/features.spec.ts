import type {Page} from 'playwright/test';

import {features, uniqueFeatures, type Feature} from '../src/data/features';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const all: readonly Feature[] = [...uniqueFeatures, ...features];

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name: title, exact: true})});

async function openFeatures(page: Page) {
  await page.goto('/features');
  await hydrated(page);
}

test('ten features are shown, and two of them are marked as unique', async ({page}) => {
  await openFeatures(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const unique = cards.filter({has: page.getByText('Unique', {exact: true})});
  await expect(unique.getByRole('heading', {level: 3})).toHaveText(
    uniqueFeatures.map(({title}) => title),
  );
  for (const badge of await unique.getByText('Unique', {exact: true}).all()) {
    await expect(badge).toBeVisible();
  }
});

for (const {title, seeIt, readMore} of all) {
  test(`"${title}" leads to where it is shown or explained`, async ({page}) => {
    for (const link of [seeIt, readMore]) {
      if (!link) continue;
      await openFeatures(page);
      await cardOf(page, title).getByRole('link', {name: link.label, exact: true}).click();
      await expect(page).toHaveURL(link.to);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/not found/i);
      const anchor = new URL(page.url()).hash;
      if (anchor) await expect(page.locator(anchor)).toBeInViewport();
    }
  });
}

test('the draft can be read in another tone, by pointer and by keyboard', async ({page}) => {
  await openFeatures(page);
  const card = cardOf(page, 'Live inbox AI');
  const draft = card.getByRole('tabpanel');
  await expect(draft).toContainText('Fifteen minutes will do.');
  await card.getByRole('tab', {name: 'Brief'}).click();
  await expect(draft).toContainText('no change to approvals');
  await expect(draft).toContainText('Jonas');
  await page.keyboard.press('ArrowRight');
  await expect(card.getByRole('tab', {name: 'Formal'})).toBeFocused();
  await expect(draft).toContainText('Dear Ms Kim');
});
