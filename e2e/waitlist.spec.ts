import type {Page} from 'playwright/test';

import {outcomeTexts} from '../src/features/waitlist/entry';
import {axeViolations, contrastViolations} from './support/axe';
import {hydrated, open, overflowingElements} from './support/layout';
import {openPlans} from './support/plans';
import {collectSubmissions} from './support/submissions';
import {expect, test} from './support/test';

/** Locates the modal's parts, which exist once a plan's button is clicked. */
function modalOf(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    opener: page.locator('#pricing').getByRole('button', {name: 'Claim Pro'}),
    dialog,
    email: dialog.getByLabel('Work email'),
    submit: dialog.getByRole('button', {name: 'Reserve My Spot'}),
  };
}

async function openForm(page: Page) {
  await open(page, '/pricing#waitlist');
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

const address = 'ada@lovelace.example';
const fields = {email: address, plan: 'Pro', billingCycle: 'yearly'};

test('Back closes the waitlist modal, Forward reopens it, and closing adds no history entry', async ({
  page,
}) => {
  await page.goto('/about');
  await openPlans(page, '/pricing?billing=yearly');
  const {dialog, email, opener} = modalOf(page);
  await opener.evaluate((button) => button.scrollIntoView({block: 'center', behavior: 'instant'}));
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  await opener.click();
  await email.fill(address);

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await expect(opener).toBeFocused();
  expect(await top()).toBe(before);

  await page.goForward();
  await expect(dialog).toHaveAccessibleName('Reserve your spot on Pro');
  await expect(email).toHaveValue(address);
  await page.reload();
  await hydrated(page);
  await expect(dialog).toHaveAccessibleName('Reserve your spot on Pro');

  await dialog.getByRole('button', {name: 'Close'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/pricing?billing=yearly');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('closing the waitlist modal leaves the page as it was, also at a URL with a hash', async ({
  page,
}) => {
  // Otherwise the scrolling that this forbids would take a while.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPlans(page, '/pricing#waitlist');
  const {dialog, opener} = modalOf(page);
  await opener.evaluate((button) => button.scrollIntoView({block: 'center'}));
  const top = () => page.evaluate(() => window.scrollY);
  const before = await top();
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/pricing#waitlist');
    await expect(opener).toBeFocused();
    expect(await top()).toBe(before);
  }
});

test('on the home page, the waitlist modal can be opened, filled in, sent, and closed by keyboard', async ({
  page,
  log,
}) => {
  const submissions = collectSubmissions(page, log);
  await openPlans(page, '/?billing=yearly');
  const {opener, dialog, email} = modalOf(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(outcomeTexts.logged.title);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: 'Done'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => submissions).toEqual([{form: 'waitlist', fields}]);
});

test(
  'the waitlist modal is accessible and fits the screen before and after sending',
  {tag: '@phone'},
  async ({page, log}) => {
    collectSubmissions(page, log);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await openPlans(page, '/pricing');
    const {opener, email, submit, dialog} = modalOf(page);
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
    await email.fill(address);
    await submit.click();
    await expect(dialog).toHaveAccessibleName(outcomeTexts.logged.title);
    expect(await axeViolations(page, 'dialog[open]')).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await contrastViolations(page, 'dialog[open]')).toEqual([]);
  },
);
