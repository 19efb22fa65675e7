import type {Page} from 'playwright/test';

import {plans, yearlySaving} from '../src/data/plans';
import {vendors} from '../src/data/vendors';
import {open} from './support/layout';
import {openPlans} from './support/plans';
import {expect, test} from './support/test';

const section = (page: Page) => page.locator('#pricing');
const monthly = (page: Page) => section(page).getByRole('radio', {name: 'Monthly'});
const yearly = (page: Page) =>
  section(page).getByRole('radio', {name: `Yearly Save ${yearlySaving}`});
const column = (page: Page, name: string) =>
  section(page)
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name})});

test('switching the billing cycle causes no wrapping or layout shift', async ({page}) => {
  await openPlans(page, '/pricing');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({width, height: 900});
    await monthly(page).check();
    // Positions of the section's elements; hidden text layers aren't among them.
    const places = () =>
      section(page).evaluate((root) =>
        Array.from(root.querySelectorAll('article, h3, button, ul, li, label, p'), (element) => {
          const {x, y, width: w, height} = element.getBoundingClientRect();
          return `${element.localName} ${[x, y + window.scrollY, w, height].map(Math.round).join(' ')}`;
        }),
      );
    // The text next to the toggle changes its width, so it's excluded.
    const status = await section(page).getByRole('status').boundingBox();
    const before = (await places()).filter((_, index) => index >= 3);
    await yearly(page).check();
    const after = (await places()).filter((_, index) => index >= 3);
    expect(before.length).toBeGreaterThan(30);
    expect(after).toEqual(before);
    expect((await section(page).getByRole('status').boundingBox())?.height).toBe(status?.height);

    for (const plan of plans) {
      for (const price of await column(page, plan.name)
        .getByText(/^\$[\d.]+$/)
        .all()) {
        const lines = await price.evaluate((element) => element.getClientRects().length);
        expect(lines, `${plan.name}: the price fits on one line`).toBe(1);
      }
    }
  }
});

test('print shows plans, comparison, estimate, and vendors in black on white', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await open(page, '/pricing?leads=2000000#estimator');
  for (const id of ['pricing', 'compare-plans', 'estimator', 'vendors', 'faq']) {
    await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  }
  for (const name of plans.map((each) => each.name)) {
    await expect(page.locator('#pricing').getByText(name, {exact: true}).first()).toBeVisible();
  }
  await expect(page.locator('#vendors tbody tr')).toHaveCount(vendors.length + 1);
  await expect(page.locator('#vendors tbody tr').last()).toBeVisible();
  const estimator = page.locator('#estimator');
  await expect(estimator).toContainText('/pricing?leads=2000000');
  await expect(estimator.getByRole('status').first().locator('p').first()).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  await expect(page.locator('main button:visible:not(th button, [popovertarget])')).toHaveCount(0);
  await expect(page.locator('main input:visible')).toHaveCount(0);
});
