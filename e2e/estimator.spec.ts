import type {Page} from 'playwright/test';

import {billedAnnually, formatPrice, planNamed, plans, type Plan} from '../src/data/plans';
import {vendors} from '../src/data/vendors';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const part = (page: Page) => page.locator('#estimator');
const field = (page: Page, name: string) => part(page).getByRole('spinbutton', {name});
const plan = (page: Page) => part(page).getByRole('status').first().locator('p').first();

/** Returns the yearly bill's row, such as `12 × $5.84= $70.08`. */
const yearlySum = (name: Plan['name']) => {
  const shown = planNamed(name);
  return `12 × ${formatPrice(shown.price.yearly)}= $${billedAnnually(shown)}`;
};

async function open(page: Page, query = '') {
  await page.goto(`/pricing${query}#estimator`);
  await hydrated(page);
}

test('the estimator finds a plan, keeps figures in the URL and the copied link, and claims the plan', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expect(plan(page)).toHaveText('Pro');
  await field(page, 'Leads').fill('20000');
  await expect(plan(page)).toHaveText('Ultimate');
  await expect(part(page)).toContainText(yearlySum('Ultimate'));
  const path = '/pricing?leads=20000&automations=2000&users=3#estimator';
  await expect(page).toHaveURL(path);
  await part(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(part(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);

  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Leads')).toHaveValue('20000');
  await expect(plan(page)).toHaveText('Ultimate');
  await field(page, 'Leads').fill('-5');
  await expect(field(page, 'Leads')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Leads').fill('20000');
  await part(page).getByRole('button', {name: 'Claim Ultimate'}).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/Ultimate$/);
});

test('print shows plans, comparison, estimate, and vendors in black on white', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  await open(page, '?leads=2000000');
  for (const id of ['pricing', 'compare-plans', 'estimator', 'vendors', 'faq']) {
    await expect(page.locator(`#${id} h2`).first()).toBeVisible();
  }
  for (const name of plans.map((each) => each.name)) {
    await expect(page.locator('#pricing').getByText(name, {exact: true}).first()).toBeVisible();
  }
  await expect(page.locator('#vendors tbody tr')).toHaveCount(vendors.length + 1);
  await expect(page.locator('#vendors tbody tr').last()).toBeVisible();
  await expect(part(page)).toContainText('/pricing?leads=2000000');
  await expect(plan(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('main button:visible:not(th button, [popovertarget])')).toHaveCount(0);
  await expect(page.locator('main input:visible')).toHaveCount(0);
});
