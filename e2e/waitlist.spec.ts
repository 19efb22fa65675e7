import type {Page} from 'playwright/test';

import {outcomeTexts} from '../src/features/waitlist/entryTexts';
import {hydrated} from './support/layout';
import {collectSubmissions} from './support/submissions';
import {expect, test} from './support/test';

async function openForm(page: Page) {
  await page.goto('/pricing#waitlist');
  await hydrated(page);
  return {
    email: page.getByLabel('Work email'),
    submit: page.getByRole('button', {name: 'Reserve My Spot'}),
  };
}

test('the waitlist form rejects an invalid email and logs a double-clicked submission once', async ({
  page,
  log,
}) => {
  const submissions = collectSubmissions(page, log);
  const {email, submit} = await openForm(page);
  await expect(submit).toBeDisabled();
  await email.fill('ada at lovelace');
  await submit.click();
  await expect(email, 'the browser rejects it').toBeFocused();
  expect(submissions).toEqual([]);
  await email.fill('ada@lovelace.example');
  await page.getByLabel('Plan', {exact: true}).selectOption('Ultimate');
  await page.getByLabel('Billing', {exact: true}).selectOption('monthly');
  const sent: string[] = [];
  page.on('request', (request) => {
    // Links in view prefetch their pages, but no request may contain the input.
    const {pathname, search} = new URL(request.url());
    if (request.method() !== 'GET' || `${pathname}${search}`.includes('lovelace'))
      sent.push(request.url());
  });
  await submit.dblclick();

  const form = page.locator('#waitlist');
  await expect(form.getByText(outcomeTexts.logged.title)).toBeVisible();
  await expect(form.getByRole('definition')).toHaveText([
    'ada@lovelace.example',
    'Ultimate, billed monthly',
  ]);
  await expect
    .poll(() => submissions)
    .toEqual([
      {
        form: 'waitlist',
        fields: {email: 'ada@lovelace.example', plan: 'Ultimate', billingCycle: 'monthly'},
      },
    ]);
  expect(sent).toEqual([]);

  await page.getByRole('button', {name: 'Done'}).click();
  await expect(email).toHaveValue('');
  await expect(submit).toBeDisabled();
});
