import type {Page} from 'playwright/test';

import {RESPONSE_DELAY_MS} from '../src/features/sandbox/console/consoleMachine';
import {storageKeys} from '../src/data/storageKeys';
import {axeViolations, contrastViolations} from './support/axe';
import {loseScripts} from './support/conditions';
import {open, overflowingElements} from './support/layout';
import {clipboardOf, expect, test} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

test.beforeEach(({page}) => page.clock.install());

const OPEN = '[aria-label^="Sandbox"]:not([hidden])';

function consoleOf(page: Page) {
  const sandbox = page.getByRole('region', {name: 'Sandbox'});
  return {
    sandbox,
    open: page.getByRole('button', {name: 'Try it'}),
    send: sandbox.getByRole('button', {name: /Send request|Sending/}),
    key: sandbox.getByLabel('Key', {exact: true}),
    // The response is a region of its own where there's a column next to the form.
    tab: (name: string | RegExp) =>
      page.getByRole('region', {name: /^Sandbox/}).getByRole('tab', {name, exact: true}),
    field: (name: string) => sandbox.getByLabel(name, {exact: true}),
    status: sandbox.locator('form [role="status"], p[role="status"]').first(),
    body: page.getByRole('group', {name: /^Response body/}),
  };
}

/** Clicks a button that sends, and skips the delay of the response. */
async function send(page: Page, button = consoleOf(page).send): Promise<void> {
  await button.click();
  await page.clock.fastForward(RESPONSE_DELAY_MS);
}

async function openConsole(page: Page, path: string) {
  await open(page, path);
  const it = consoleOf(page);
  await it.open.click();
  await expect(it.send).toBeVisible();
  return it;
}

test('the sandbox loads its code when it opens by keyboard, and its requests never leave the page', async ({
  page,
}) => {
  await open(page, '/api/search-leads');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const it = consoleOf(page);
  await it.open.focus();
  await page.keyboard.press('Enter');
  await expect(it.send).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(it.key).toBeFocused();
  expect(requests.some((request) => /^GET .*\/assets\/js\//.test(request))).toBe(true);

  requests.length = 0;
  await it.field('location').focus();
  await page.keyboard.press('Control+Enter');
  await page.clock.fastForward(RESPONSE_DELAY_MS);
  await expect(it.status).toHaveText(/200 OK.* \d+ ms/);
  await expect(it.field('location')).toBeFocused();
  await expect(it.body).toContainText('"company": "Ledgerloom"');
  expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(requests.filter((request) => request.includes('/v1/'))).toEqual([]);
});

test('a sandbox that can’t load leaves the page as it is, and loads on "Try again"', async ({
  page,
  log,
}) => {
  log.allow(/Loading chunk|ChunkLoadError|status of 404|Refused to execute script/);
  await open(page, '/api/search-leads');
  await page.waitForLoadState('networkidle');
  // As after a reload that didn't help.
  await page.evaluate(
    (key) => sessionStorage.setItem(key, String(Date.now())),
    storageKeys.chunkReload,
  );
  const restore = await loseScripts(page);
  const it = consoleOf(page);
  await it.open.click();
  await page.clock.fastForward(1000);
  await expect(it.sandbox.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();

  await restore();
  await it.sandbox.getByRole('button', {name: 'Try again'}).click();
  // A second attempt follows a second later.
  await page.clock.fastForward(1000);
  await expect(it.send).toBeVisible();
});

test('an error appears in the response and next to its field', async ({page}) => {
  const it = await openConsole(page, '/api/search-leads');
  await it.field('limit').fill('500');
  await send(page);
  await expect(it.status).toContainText('422');
  await expect(it.field('limit')).toHaveAccessibleDescription(/100/);
  await expect(it.field('limit')).toHaveAttribute('aria-invalid', 'true');
  await it.status.getByRole('button', {name: 'limit'}).click();
  await expect(it.field('limit')).toBeFocused();
  await expect(it.field('limit')).toBeInViewport({ratio: 1});
  expect(await axeViolations(page, OPEN)).toEqual([]);
});

test('the body can be edited as text, which the fields follow', async ({page}) => {
  const it = await openConsole(page, '/api/create-campaign');
  await it.tab('JSON').click();
  const raw = it.field('Raw body');
  await expect(raw).toHaveValue(/"name": "Q1 FinTech CFOs"/);
  await raw.fill('{"name": "From text", "daily_limit": 5000}');
  await send(page);
  await expect(it.status).toContainText('422');
  await expect(raw).toHaveAccessibleDescription(/\/daily_limit: /);
  await raw.fill('{"name": ');
  await send(page);
  await expect(it.status).toContainText('400 Bad Request');
  await it.tab('Body').click();
  await expect(it.field('name required')).toHaveValue('From text');
});

test(
  'Send is in view at both ends of the form, and covers neither the focused field nor one with invalid JSON',
  {tag: '@phone'},
  async ({page}) => {
    const it = await openConsole(page, '/api/create-campaign');
    await expect(it.send).toBeInViewport({ratio: 1});
    await it.send.dblclick();
    await expect(it.send, 'the dock is as high as before').toBeFocused();
    await page.clock.fastForward(RESPONSE_DELAY_MS);
    await expect(it.status).toContainText('201 Created');
    await expect(it.body).toBeInViewport();
    await it.field('name required').focus();
    for (let fields = 0; fields < 5; fields += 1) {
      await page.keyboard.press('Tab');
      await expect(it.send).toBeInViewport({ratio: 1});
      const covered = async () => {
        const field = await page.locator(':focus').boundingBox();
        const send = await it.send.boundingBox();
        return field!.y + field!.height > send!.y;
      };
      await expect.poll(covered, `field ${fields} is below the dock`).toBe(false);
    }

    const steps = it.field('steps required');
    await steps.fill('[{');
    await send(page);
    await expect(it.status).toContainText('Not sent');
    await expect(it.body, 'the earlier success').toHaveCount(0);
    await expect(steps).toBeFocused();
    await expect(steps).toBeInViewport();
    await expect(steps).toHaveAccessibleDescription(/valid JSON/);
  },
);

test('on a low window, a response comes into view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  const it = await openConsole(page, '/api/search-leads');
  await send(page);
  await expect(it.status).toContainText('200 OK');
  await expect(it.body).toBeInViewport({ratio: 0.3});
});

test('the sample next to the form follows it, in the reader’s language', async ({page}) => {
  const it = await openConsole(page, '/api/create-campaign');
  const sample = page.getByRole('group', {name: 'POST /v1/campaigns'}).filter({visible: true});
  await it.field('name required').fill('Seen in the sample');
  await expect(sample).toContainText('"name": "Seen in the sample"');
  await expect(sample).toBeInViewport();
  await page.getByRole('tab', {name: 'Python', exact: true}).click();
  await expect(sample).toContainText('name="Seen in the sample"');
  await page.getByRole('tab', {name: 'HTTP', exact: true}).filter({visible: true}).click();
  await expect(sample).toContainText('"name": "Seen in the sample"');
  await page.getByRole('button', {name: 'Close sandbox'}).click();
  await expect(sample).not.toContainText('Seen in the sample');
});

test('a test event appears in the playground, signed with its webhook’s secret', async ({page}) => {
  const it = await openConsole(page, '/api/create-webhook');
  await send(page);
  await expect(it.status).toContainText('201 Created');
  const created = (await it.body.textContent()) ?? '';
  const secret = /whsec_[0-9a-f]+/.exec(created)![0];
  const id = /hook_[0-9a-f]+/.exec(created)![0];
  const menu = page.locator('.theme-doc-sidebar-menu');
  await menu.locator('a[href="/api/send-test-event"]').click();
  await expect(page).toHaveURL('/api/send-test-event');
  await it.open.click();
  await it.field('webhook_id required').fill(id);
  await send(page);
  await expect(it.status).toContainText('200 OK');
  const event = /evt_[0-9a-f]+/.exec((await it.body.textContent()) ?? '')![0];
  await menu.locator('a[href="/api/webhooks"]').click();
  await expect(page).toHaveURL('/api/webhooks');
  await page.getByRole('button', {name: 'Send a test event'}).click();
  await expect(it.sandbox.getByLabel('Secret')).toHaveValue(secret);
  const body = it.sandbox.getByRole('group', {name: 'Event body, formatted'});
  await expect(body).toContainText(`"id": "${event}"`);
  await expect(body).toContainText('"is_test": true');
  await send(page, it.sandbox.getByRole('button', {name: 'Send event'}));
  await expect(it.status).toContainText('the signature matches');
});

test('a campaign created in the sandbox is listed until the sandbox is reset', async ({page}) => {
  const it = await openConsole(page, '/api/create-campaign');
  await it.field('name required').fill('A campaign of this test');
  await send(page);
  await expect(it.status).toContainText('201 Created');
  await page.locator('.theme-doc-sidebar-menu a[href="/api/list-campaigns"]').click();
  await expect(page).toHaveURL('/api/list-campaigns');
  await it.open.click();
  await send(page);
  await expect(it.body).toContainText('A campaign of this test');
  const reset = it.sandbox.getByRole('button', {name: 'Reset sandbox'});
  await reset.click();
  await expect(it.sandbox.getByText(/2 requests cleared/)).toBeInViewport();
  await it.sandbox.getByRole('button', {name: 'Undo reset'}).click();
  await expect(it.send).toBeFocused();
  await expect(it.body).toContainText('A campaign of this test');
  await reset.click();
  await send(page);
  await expect(it.status).toContainText('200 OK');
  await expect(it.body).not.toContainText('A campaign of this test');
});

test('a sandbox request can be copied as cURL and as a link', async ({page}) => {
  const it = await openConsole(page, '/api/search-leads');
  await it.field('location').fill('Møre & Romsdal');
  const clipboard = () => clipboardOf(page);

  await it.sandbox.getByRole('button', {name: 'Copy as cURL'}).click();
  await expect.poll(clipboard).toContain('curl');
  expect(await clipboard()).toContain('Møre & Romsdal');
  expect(await clipboard()).not.toContain('demo_key');

  await it.sandbox.getByRole('button', {name: 'Copy link'}).click();
  await expect.poll(clipboard).toContain('?call=searchLeads&try=');
  await open(page, await clipboard());
  await expect(it.field('location')).toHaveValue('Møre & Romsdal');
});

test('a webhook event is signed, and a changed body is detected', async ({page}) => {
  await open(page, '/api/webhooks');
  await page.getByRole('button', {name: 'Send a test event'}).click();
  const {sandbox, status} = consoleOf(page);
  const button = sandbox.getByRole('button', {name: 'Send event'});
  const headers = sandbox.getByRole('group', {name: 'Event headers'});
  await expect(status).toContainText('Not sent yet');
  await sandbox.getByLabel('Event', {exact: true}).selectOption('email.bounced');
  await expect(headers).toContainText('Webhook-Signature: t=<seconds since 1970>');
  await expect(sandbox.getByRole('group', {name: 'Event body, formatted'})).toContainText(
    '"type": "email.bounced"',
  );
  expect(await axeViolations(page, OPEN)).toEqual([]);

  await send(page, button);
  await expect(status).toContainText('Attempt 1: the signature matches');
  expect(await overflowingElements(page)).toEqual([]);
  await expect(headers).toContainText(/Webhook-Signature: t=\d{10},v1=[0-9a-f]{64}/);
  await send(page, button);
  await expect(status).toContainText('Attempt 2: the signature matches');

  await sandbox.getByLabel(/Change the body/).check({force: true});
  await expect(status).toContainText('Not sent yet');
  await send(page, button);
  await expect(status).toContainText('Attempt 3: the signature doesn’t match');
  await sandbox.getByRole('tab', {name: 'Ruby'}).click();
  await expect(sandbox.getByRole('tabpanel', {name: 'Ruby'})).toContainText('OpenSSL');
  expect(await overflowingElements(page)).toEqual([]);
});

test('a link to a sandbox request scrolls to it', async ({page}) => {
  await open(page, '/docs/quick-start?call=getAnalytics');
  await expect(page.getByRole('button', {name: 'Close sandbox'})).toBeInViewport();
});

test('the open sandbox is accessible and fits', {tag: '@phone'}, async ({page, isMobile}) => {
  const it = await openConsole(page, '/api/send-email');
  await send(page);
  await expect(it.status).toContainText(' ms.');
  expect(await axeViolations(page, OPEN)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  expect(await contrastViolations(page, OPEN)).toEqual([]);
  if (isMobile) await page.setViewportSize({width: 320, height: 600});
  expect(await overflowingElements(page)).toEqual([]);
});

test('the Quick Start leads to a sent email in the sandbox', async ({page}) => {
  await open(page, '/docs/quick-start');
  const {status, body, send: button, sandbox} = consoleOf(page);
  // Opening a sandbox closes the open one.
  const openAt = async (at: number) => {
    await page
      .getByRole('button', {name: /Try it|Close sandbox/})
      .nth(at)
      .click();
    await expect(button).toBeVisible();
  };
  await openAt(0);
  await send(page);
  await expect(status).toContainText('200 OK');
  const lead = /"id": "(lead_[0-9a-f]{6})"/.exec((await body.textContent()) ?? '')?.[1] ?? '';
  expect(lead).not.toBe('');

  await openAt(1);
  await expect(page.getByRole('button', {name: 'Close sandbox'})).toHaveCount(1);
  await expect(page.getByRole('button', {name: 'Close sandbox'})).toBeInViewport();
  await expect(button).toBeInViewport();
  await sandbox.getByLabel('to required', {exact: true}).fill(lead);
  await send(page);
  await expect(status).toContainText('202 Accepted');
  await expect(body).toContainText('"status": "queued"');

  await openAt(2);
  await send(page);
  await expect(status).toContainText('200 OK');
  const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
  await expect(body).toContainText(`"from": "${today}"`);
  // Today's demo emails count too, so there's at least the one just sent.
  const sent = /"sent": (\d+)/.exec((await body.textContent()) ?? '')?.[1];
  expect(Number(sent)).toBeGreaterThanOrEqual(1);
});
