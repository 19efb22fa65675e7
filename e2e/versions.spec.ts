import type {Page} from 'playwright/test';

import {headerOf, openMenu} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

async function chooseVersion(page: Page, label: string, isMobile = false) {
  const menu = isMobile ? await openMenu(page) : headerOf(page);
  if (!isMobile) await menu.getByRole('button', {name: /^\d+\.\d+$/}).hover();
  await menu.getByRole('link', {name: label, exact: true}).click();
}

test(
  'the version menu switches an article to an older help version and back',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await page.goto('/help/article/setup-account');
    await hydrated(page);
    await chooseVersion(page, '2.4', isMobile);
    await expect(page).toHaveURL('/help/2.4/article/setup-account');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await chooseVersion(page, '2.5', isMobile);
    await expect(page).toHaveURL('/help/article/setup-account');
  },
);

test('a version without the article explains it on its landing page, with a way back', async ({
  page,
}) => {
  await page.goto('/help/article/two-factor-authentication');
  await hydrated(page);
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.mouse.wheel(0, 600);
  await chooseVersion(page, '2.4');
  await expect(page).toHaveURL(/\/help\/2\.4#/);
  const note = page.getByRole('main').getByText(title).first();
  await expect(note).toBeInViewport();
  await page.reload();
  await expect(note, 'after a reload').toBeVisible();
  await page.getByRole('link', {name: 'Back to the article'}).click();
  await expect(page).toHaveURL('/help/article/two-factor-authentication');
  await page.goBack();
  await page.goBack();
  await expect(page, 'Back leaves the landing page').toHaveURL(
    '/help/article/two-factor-authentication',
  );
});
