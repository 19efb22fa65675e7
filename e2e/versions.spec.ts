import {headerOf, openMenu} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test(
  'the version menu switches an article to an older help version',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await page.goto('/help/article/setup-account');
    await hydrated(page);
    const menu = isMobile ? await openMenu(page) : headerOf(page);
    if (!isMobile) await menu.getByRole('button', {name: /^\d+\.\d+$/}).hover();
    await menu.getByRole('link', {name: '2.4', exact: true}).click();
    await expect(page).toHaveURL('/help/2.4/article/setup-account');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  },
);
