import {headerOf, openMenu} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const choice = /^2\.\d+$/;

for (const path of ['/help', '/help/article/setup-account', '/help/2.4/article/setup-account']) {
  test(`${path} offers the versions of the help centre`, async ({page, isMobile}) => {
    await page.goto(path);
    await hydrated(page);
    const place = isMobile ? await openMenu(page) : headerOf(page);
    if (!isMobile) await place.getByRole('button', {name: choice}).hover();
    await place.getByRole('link', {name: '2.4', exact: true}).click();
    await expect(page).toHaveURL(path.replace(/^\/help(\/2\.4)?/, '/help/2.4'));
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const path of ['/', '/docs', '/api', '/blog', '/pricing', '/no-such-page']) {
  test(`${path} offers no versions`, async ({page, isMobile}) => {
    await page.goto(path);
    await hydrated(page);
    const place = isMobile ? await openMenu(page) : headerOf(page);
    await expect(place.getByRole('link', {name: choice})).toHaveCount(0);
    await expect(place.getByRole('button', {name: choice})).toHaveCount(0);
  });
}
