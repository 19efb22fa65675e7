import type {Page} from 'playwright/test';

import {brand} from '../src/data/brand';
import {axeViolations} from './support/axe';
import {holdScripts} from './support/conditions';
import {hydrated, open, overflowingElements} from './support/layout';
import {collectSubmissions} from './support/submissions';
import {expect, test} from './support/test';

const ENDPOINT = '/forms-of-a-test';

async function openContact(page: Page, query = '') {
  await open(page, `/contact${query}`);
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Name'),
    email: main.getByLabel('Email', {exact: true}),
    company: main.getByLabel('Company (optional)'),
    message: main.getByRole('textbox', {name: 'Message'}),
    topic: main.getByLabel('Topic'),
    send: main.getByRole('button', {name: /Send message|Try again|Sending/}),
    mail: main.getByRole('link', {name: /Write it as an email|Open it as an email/}),
  };
}

async function fill(form: Awaited<ReturnType<typeof openContact>>) {
  await form.name.fill('Sara');
  await form.email.fill('sara@ledgerloom.example');
  await form.message.fill('The import stops.\nAt row 12 & later.');
}

test('errors are shown next to their fields, and the first invalid field gets focus', async ({
  page,
  log,
}) => {
  const sent = collectSubmissions(page, log);
  const form = await openContact(page);
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(/\w{3}/);
  await expect(form.email).toHaveAccessibleDescription(/\w{3}/);
  await expect(form.message).toHaveAccessibleDescription(/\w{3}/);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);

  await form.name.fill('Sara');
  await form.email.fill('sara');
  await expect(form.name).toHaveAccessibleDescription('');
  await expect(form.email).toHaveAccessibleDescription(/\w{3}/);
  await form.message.fill('x');
  await page.keyboard.press('Tab');
  await form.send.press('Enter');
  await expect(form.email).toBeFocused();
  expect(sent).toEqual([]);
});

test('a message survives a reload, is logged, and can be sent as an email', async ({page, log}) => {
  const sent = collectSubmissions(page, log);
  const form = await openContact(page, '?topic=billing&article=pricing-guide');
  await expect(form.topic).toHaveValue('billing');
  await fill(form);
  await page.reload();
  await hydrated(page);
  await expect(form.name).toHaveValue('Sara');
  await expect(form.message).toHaveValue('The import stops.\nAt row 12 & later.');
  await form.send.click();
  const title = page.getByRole('heading', {name: 'One more step: send it as an email.'});
  await expect(title).toBeVisible();
  await expect(title.locator('..')).toBeFocused();
  const href = new URL((await form.mail.getAttribute('href')) ?? '');
  expect(href.pathname).toBe(brand.mail.support);
  expect(href.searchParams.get('subject')).toBe('Billing, help article: pricing guide');
  expect(href.searchParams.get('body')).toBe('The import stops.\r\nAt row 12 & later.\r\n\r\nSara');
  await expect
    .poll(() => sent)
    .toEqual([
      {
        form: 'contact',
        fields: {
          name: 'Sara',
          email: 'sara@ledgerloom.example',
          company: '',
          message: 'The import stops.\nAt row 12 & later.',
          topic: 'billing',
          article: 'pricing-guide',
        },
      },
    ]);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
});

/** Patches the bundle as if it had been built with the endpoint, which is read at build time. */
async function configureEndpoint(page: Page): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      '"formsEndpoint":null',
      `"formsEndpoint":${JSON.stringify(ENDPOINT)}`,
    );
    if (body === script) throw new Error('The bundle has no "formsEndpoint":null.');
    await route.fulfill({response, body});
  });
}

test.describe('with an endpoint', () => {
  test('a failed request keeps the message, and a retry sends it', async ({page, log}) => {
    log.allow(/status of 503/);
    await configureEndpoint(page);
    const answers = [503, 200];
    await page.route(`**${ENDPOINT}`, (route) => route.fulfill({status: answers.shift() ?? 500}));
    const form = await openContact(page);
    await fill(form);
    await form.send.click();
    await expect(page.getByRole('alert')).toContainText('What you typed is still here.');
    await expect(form.message).toHaveValue('The import stops.\nAt row 12 & later.');
    await form.send.click();
    await expect(page.getByRole('heading', {name: 'Message sent.'})).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(form.message).toHaveValue('');
  });
});

test('a partner application survives a reload and can be sent as an email', async ({page, log}) => {
  const sent = collectSubmissions(page, log);
  await open(page, '/partners');
  const apply = page.locator('#apply');
  await apply.getByRole('button', {name: 'Apply'}).click();
  await expect(apply.getByLabel('Name', {exact: true})).toBeFocused();
  await apply.getByLabel('Name', {exact: true}).fill('Sara');
  await apply.getByLabel('Email').fill('sara@ledgerloom.example');
  await apply.getByLabel('Company and website').fill('Ledgerloom');
  await apply.getByLabel(/^Who your customers are/).fill('Ten shops. By demo.');
  // A draft wakes the page by itself.
  await page.reload();
  await expect(apply.getByLabel('Company and website')).toHaveValue('Ledgerloom');
  await apply.getByRole('button', {name: 'Apply'}).click();
  await expect(apply.getByRole('link', {name: 'Open it as an email'})).toHaveAttribute(
    'href',
    new RegExp(
      `^mailto:${brand.mail.partners}\\?subject=Partner%20application&body=Name%3A%20Sara`,
    ),
  );
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({form: 'partner', fields: {company: 'Ledgerloom'}});
  expect(await overflowingElements(page)).toEqual([]);
});

test('the changelog form validates and sends a subscription', async ({page, log}) => {
  const sent = collectSubmissions(page, log);
  await open(page, '/changelog');
  const main = page.getByRole('main');
  await main.getByRole('button', {name: 'Subscribe'}).click();
  await expect(main.getByLabel('Email')).toBeFocused();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/email address/);
  await main.getByLabel('Email').fill('sara@ledgerloom.example');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', {name: 'You’re not subscribed yet.'})).toBeVisible();
  await expect
    .poll(() => sent)
    .toEqual([{form: 'changelog', fields: {email: 'sara@ledgerloom.example'}}]);
  await main.getByRole('button', {name: 'Done'}).click();
  await expect(main.getByLabel('Email')).toHaveValue('');
});

test("input typed before hydration isn't lost, and Enter sends the form only after it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact', {waitUntil: 'commit'});
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', {name: 'Message'});
  await message.fill('Typed early');
  const send = main.getByRole('button', {name: 'Send message'});
  await expect(send).toBeEnabled();
  await main.getByLabel('Name').press('Enter');
  await expect(page).toHaveURL('/contact');
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Typed early');
  await expect(main.getByLabel('Name')).toBeFocused();
  await expect(main.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('the community page', () => {
  test.use({timezoneId: 'America/New_York'});

  test("an event shows its next time in the visitor's time zone", async ({page}) => {
    await page.clock.install({time: '2026-11-21T09:00:00Z'});
    await open(page, '/community');
    // The first Tuesday at 16:00 UTC is 11:00 in New York.
    await expect(page.locator('#events time').first()).toHaveText(
      /Tuesday.*(1 December|December 1).*11:00/,
    );
  });
});
