import type {Page} from 'playwright/test';

import {
  billedAnnually,
  formatPrice,
  planNamed,
  plans,
  priceNotes,
  yearlySaving,
  type BillingCycle,
  type Plan,
} from '../src/data/plans';
import {vendors} from '../src/data/vendors';
import {hydrated} from './support/layout';
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

const estimator = (page: Page) => page.locator('#estimator');
const field = (page: Page, name: string) => estimator(page).getByRole('spinbutton', {name});
const bestPlan = (page: Page) => estimator(page).getByRole('status').first().locator('p').first();

/** Returns the yearly bill's row, such as `12 × $5.84= $70.08`. */
const yearlySum = (name: Plan['name']) => {
  const shown = planNamed(name);
  return `12 × ${formatPrice(shown.price.yearly)}= $${billedAnnually(shown)}`;
};

async function openEstimator(page: Page, query = '') {
  await page.goto(`/pricing${query}#estimator`);
  await hydrated(page);
}

test('the estimator finds a plan, keeps figures in the URL and the copied link, and claims the plan', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEstimator(page);
  await expect(bestPlan(page)).toHaveText('Pro');
  await field(page, 'Leads').fill('20000');
  await expect(bestPlan(page)).toHaveText('Ultimate');
  await expect(estimator(page)).toContainText(yearlySum('Ultimate'));
  const path = '/pricing?leads=20000&automations=2000&users=3#estimator';
  await expect(page).toHaveURL(path);
  await estimator(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(estimator(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);

  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Leads')).toHaveValue('20000');
  await expect(bestPlan(page)).toHaveText('Ultimate');
  await field(page, 'Leads').fill('-5');
  await expect(field(page, 'Leads')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Leads').fill('20000');
  await estimator(page).getByRole('button', {name: 'Claim Ultimate'}).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Ultimate$/);
});

test('print shows plans, comparison, estimate, and vendors in black on white', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await openEstimator(page, '?leads=2000000');
  for (const id of ['pricing', 'compare-plans', 'estimator', 'vendors', 'faq']) {
    await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  }
  for (const name of plans.map((each) => each.name)) {
    await expect(page.locator('#pricing').getByText(name, {exact: true}).first()).toBeVisible();
  }
  await expect(page.locator('#vendors tbody tr')).toHaveCount(vendors.length + 1);
  await expect(page.locator('#vendors tbody tr').last()).toBeVisible();
  await expect(estimator(page)).toContainText('/pricing?leads=2000000');
  await expect(bestPlan(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main button:visible:not(th button, [popovertarget])')).toHaveCount(0);
  await expect(page.locator('main input:visible')).toHaveCount(0);
});
