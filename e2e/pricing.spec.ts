import type {Page} from 'playwright/test';

import {
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  yearlySaving,
  type BillingCycle,
  type Plan,
} from '../src/data/plans';
import {expect, test} from './support/test';
import {openPlans} from './support/waitlist';

const section = (page: Page) => page.locator('#pricing');
const monthly = (page: Page) => section(page).getByRole('radio', {name: 'Monthly'});
const yearly = (page: Page) =>
  section(page).getByRole('radio', {name: `Yearly Save ${yearlySaving}`});
/** Returns a plan's price and the notes below it, as screen readers read them. */
const priceText = (name: Plan['name'], cycle: BillingCycle) => {
  const plan = planNamed(name);
  return [`${formatPrice(plan.price[cycle])} a month`, ...priceNotes(plan, cycle)].join(' ');
};
const column = (page: Page, name: string) =>
  section(page)
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name})});

test('yearly billing can be switched on and off, by keyboard too, and survives a reload', async ({
  page,
}) => {
  const path = '/pricing';
  await openPlans(page, path);
  await expect(monthly(page)).toBeChecked();
  await expect(column(page, 'Pro')).toContainText(formatPrice(planNamed('Pro').price.monthly));
  await yearly(page).check();
  await expect(page).toHaveURL(`${path}?billing=yearly`);
  const seen = async (name: string) => (await column(page, name).innerText()).replace(/\s+/g, ' ');
  for (const {name} of plans) expect(await seen(name)).toContain(priceText(name, 'yearly'));
  expect(await seen('Free')).not.toContain('Saves');

  await openPlans(page, page.url());
  await expect(yearly(page), 'after a reload').toBeChecked();
  await monthly(page).check();
  await expect(page).toHaveURL(path);
  expect(await seen('Pro')).toContain(priceText('Pro', 'monthly'));
  await monthly(page).press('ArrowRight');
  await expect(yearly(page)).toBeChecked();
  await expect(yearly(page)).toBeFocused();
});

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
