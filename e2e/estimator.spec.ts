import type {Page} from 'playwright/test';

import {billedAnnually, formatPrice, planNamed, type Plan} from '../src/data/plans';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const part = (page: Page) => page.locator('#estimator');
const field = (page: Page, name: string) => part(page).getByRole('spinbutton', {name});
const plan = (page: Page) => part(page).getByRole('status').last();

/** `12 × $5.84= $70.08`, as the row of the yearly bill reads. */
const yearlySum = (name: Plan['name']) => {
  const shown = planNamed(name);
  return `12 × ${formatPrice(shown.price.yearly)}= $${billedAnnually(shown)}`;
};

async function open(page: Page, query = '') {
  await page.goto(`/pricing${query}#estimator`);
  await hydrated(page);
}

test('figures find a plan, stay in the URL and in the copied link, and the plan is claimed', async ({
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

test('usage beyond every plan leads to sales', async ({page}) => {
  await open(page, '?automations=30001');
  await part(page).getByRole('link', {name: 'Talk to sales'}).click();
  await expect(page).toHaveURL('/contact?topic=sales');
});

test('"Print" opens the browser’s print', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page);
  await part(page).getByRole('button', {name: 'Print'}).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const query of [
    '',
    '?leads=2000000',
    '?automations=40000&leads=999999999&users=999999999',
  ]) {
    test(`on paper from ${colorScheme}, "${query}": the estimate alone, on one page`, async ({
      page,
      baseURL,
    }) => {
      await page.emulateMedia({colorScheme, media: 'print'});
      await open(page, query);
      const text = await page.locator('body').innerText();
      expect(text).toContain(`${baseURL}/pricing?leads=`);
      expect(text).toMatch(/as of \d{1,2} [A-Z][a-z]+ 20\d\d/);
      for (const other of ['Copy link', 'Reserve', 'Which plan fits?', 'Save 35%', 'Sign in']) {
        expect(text).not.toContain(other);
      }
      const ink = await plan(page).evaluate((element) => getComputedStyle(element).color);
      expect(ink).toBe('rgb(0, 0, 0)');
      for (const format of ['A4', 'Letter'] as const) {
        const margin = {top: '1.5cm', bottom: '1.5cm', left: '1.5cm', right: '1.5cm'};
        const pdf = (await page.pdf({format, margin})).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
      }
    });
  }
}
