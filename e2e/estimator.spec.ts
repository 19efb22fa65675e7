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

test('typed figures find the plan, show the sums and stay in the address', async ({page}) => {
  await open(page);
  await expect(plan(page)).toHaveText('Pro');
  await expect(part(page)).toContainText(`12 × ${formatPrice(planNamed('Pro').price.monthly)}= $`);
  await expect(part(page)).toContainText(yearlySum('Pro'));
  await expect(part(page)).toContainText(/From the \d+(st|nd|rd|th) month on, yearly is cheaper/);

  await field(page, 'Leads').fill('20000');
  await expect(plan(page)).toHaveText('Ultimate');
  await expect(part(page)).toContainText(yearlySum('Ultimate'));
  await expect(page).toHaveURL('/pricing?leads=20000&automations=2000&users=3#estimator');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Leads')).toHaveValue('20000');
  await expect(plan(page)).toHaveText('Ultimate');
});

test('arrow keys step by what is sensible', async ({page}) => {
  await open(page);
  for (const [name, value] of [
    ['Leads', '5500'],
    ['Automations a month', '2250'],
    ['Users', '4'],
  ] as const) {
    await field(page, name).focus();
    await page.keyboard.press('ArrowUp');
    await expect(field(page, name)).toHaveValue(value);
  }
});

test('nonsense is answered beside the field and never becomes NaN', async ({page}) => {
  await open(page, '?leads=abc&automations=-4&users=1e9');
  await expect(field(page, 'Leads')).toHaveValue('5000');
  await expect(plan(page)).toHaveText('Pro');
  for (const text of ['', '-5', '2.5', '1e9', '99999999999999999999']) {
    await field(page, 'Leads').fill(text);
    await expect(field(page, 'Leads'), text).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Leads'), text).toHaveAccessibleDescription(/Enter /);
    await expect(plan(page), text).toHaveText('Pro');
    await expect(part(page), text).not.toContainText(/NaN|Infinity|undefined/);
  }
  await field(page, 'Leads').fill('200');
  await expect(field(page, 'Leads')).toHaveAttribute('aria-invalid', 'false');
});

test('what no plan covers leads to sales', async ({page}) => {
  await open(page, '?automations=30001');
  await expect(plan(page)).toHaveText('No founder plan covers this');
  await part(page).getByRole('link', {name: 'Talk to sales'}).click();
  await expect(page).toHaveURL('/contact?topic=sales');
});

test('the plan found can be claimed', async ({page}) => {
  await open(page, '?billing=yearly&leads=20000');
  await part(page).getByRole('button', {name: 'Claim Ultimate'}).click();
  const dialog = page.getByRole('dialog', {name: 'Reserve your spot on Ultimate'});
  await expect(dialog).toContainText('Billed annually $780.00');
});

test('the link copied shows the same estimate', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?users=9');
  await part(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(part(page).getByRole('button', {name: 'Copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/pricing?leads=5000&automations=2000&users=9#estimator`);
  await page.goto(link);
  await hydrated(page);
  await expect(plan(page)).toHaveText('Ultimate');
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
