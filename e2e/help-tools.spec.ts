import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {open} from './support/layout';
import {expect, test, toolOf} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

/** Checks an open tool. Another journey checks the page around it. */
const violationsIn = (page: Page, id: string) =>
  axeViolations(page, `section[aria-labelledby="${id}"]`);

test('the decoder names the code of a bounce, and helps with other text', async ({page}) => {
  await open(page, '/help/tools');
  const tool = toolOf(page, 'Bounce decoder');
  const field = tool.getByLabel('Bounce message or delivery report');
  const decode = tool.getByRole('button', {name: 'Decode'});
  await decode.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('550-5.7.26 unauthenticated');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await decode.click();
  await expect(tool.getByText('550 5.7.26', {exact: true})).toBeVisible();
  expect(await violationsIn(page, 'bounce')).toEqual([]);
  await field.fill('Dear all, lunch is at noon.');
  await expect(tool.getByRole('link', {name: 'Contact support'})).toBeVisible();
});

test('pasted records are checked, and errors marked where they are', async ({page}) => {
  await page.clock.install();
  await open(page, '/help/tools#dns');
  const tool = toolOf(page, 'SPF, DKIM, and DMARC checker');
  const field = tool.getByLabel('DNS records, one per line');
  await field.fill('v=spf1 ipv4:203.0.113.9 +all\nv=DMARC1; p=none; rua=mailto:d@acme.example');
  await tool.getByRole('button', {name: 'Check'}).click();
  await expect(tool.getByRole('heading')).toHaveText([
    'The SPF record has 2 errors',
    'The DMARC record is valid',
  ]);
  const announced = tool.getByRole('status').last();
  await page.clock.runFor(1000);
  await expect(announced).toContainText('The SPF record has 2 errors');
  await expect(tool.locator('mark')).toHaveText(['ipv4:203.0.113.9', '+all']);
  expect(await violationsIn(page, 'dns')).toEqual([]);
  await field.fill('nothing of the kind');
  await expect(tool.getByRole('heading')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(announced).toHaveText(/^(?!.*2 errors)./);
});

test('an SPF record in the hash is checked, and goes on to the generator, whose link keeps the choices', async ({
  page,
}) => {
  await page.goto('/help/tools#dns=v%3Dspf1%20mx%20-all');
  const checker = toolOf(page, 'SPF, DKIM, and DMARC checker');
  await expect(checker.getByRole('heading')).toBeInViewport();
  await checker.getByRole('link', {name: 'Add a sender to it'}).click();
  const generator = toolOf(page, 'SPF, DKIM, and DMARC generator');
  const spf = generator.getByRole('group', {name: 'New SPF record'});
  await expect(spf).toContainText('v=spf1 mx include:_spf.google.com -all');
  await expect(generator.getByRole('heading', {name: 'Your domain'})).toBeInViewport();

  await generator.getByLabel('Microsoft 365').check();
  await generator.getByRole('button', {name: 'selector2'}).click();
  await generator.getByLabel('Public key, or target').fill('selector2-acme.dkim.example');
  await generator.getByLabel('DNS provider').selectOption('DigitalOcean');
  await generator.getByLabel('Address for reports').fill('not an address');
  await expect(generator.getByText('Enter one email address')).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  await generator.getByLabel('Address for reports').fill('dmarc@acme.example');
  await expect(page).toHaveURL(/dmarc%2540acme\.example$/);
  expect(await page.evaluate(() => scrollY), 'a new hash doesn’t scroll').toBe(scrolled);

  await page.reload();
  await expect(spf).toContainText('include:spf.protection.outlook.com');
  await expect(generator.getByRole('group', {name: 'New DKIM record'})).toContainText(
    'selector2-acme.dkim.example.',
  );
  await expect(generator.getByRole('group', {name: 'New DMARC record'})).toContainText(
    'rua=mailto:dmarc@acme.example',
  );
  await generator.getByLabel('Google Workspace').uncheck();
  await generator.getByLabel('Microsoft 365').uncheck();
  await generator.getByLabel('SPF record you have now').fill('');
  await expect(generator.getByText('Choose who sends email for the domain.')).toBeVisible();
});

test('a CSV is checked in a worker', async ({page}) => {
  await open(page, '/help/tools#csv');
  const tool = toolOf(page, 'CSV checker');
  await tool.getByRole('button', {name: 'Check a file'}).click();
  const csv = (name: string, text: string) => ({
    ...{name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1')},
  });
  const file = tool.getByLabel('Choose a CSV, or drop it here');
  await file.setInputFiles(
    csv('event.csv', 'email,name\nsara@ledgerloom.example,Sara\ninfo@northquay.example,\nx,\n'),
  );
  await expect(tool.getByRole('heading')).toHaveText('event.csv is ready to import');
  await expect(tool.getByText('2 with a valid address, duplicates removed')).toBeVisible();
  expect(await violationsIn(page, 'csv')).toEqual([]);
  await file.setInputFiles(csv('old.csv', 'email;name\nsara@ledgerloom.example;Fran\u00E7ois\n'));
  await expect(tool.getByRole('heading')).toHaveText('old.csv needs a change first');
  await expect(tool.getByText('The file isn’t UTF-8')).toBeVisible();
});

test('the other tools work next to each other on one page', async ({page}) => {
  await open(page, '/help/tools');

  await test.step('an email is checked against the benchmarks', async () => {
    const tool = toolOf(page, 'Subject and body checker');
    const field = tool.getByLabel('Subject in the first line, the email below');
    await field.fill('Re: hello!\n\nHi {firstName}, any interest?');
    await tool.getByRole('button', {name: 'Check'}).click();
    await expect(tool.getByText('“{firstName}” isn’t a token.')).toBeVisible();
    expect(await violationsIn(page, 'email')).toEqual([]);
    await field.fill('');
    await expect(tool.getByText('Paste an email first')).toBeVisible();
  });

  await test.step('the score of a lead is calculated as it changes', async () => {
    const tool = toolOf(page, 'Score calculator');
    await tool.getByRole('button', {name: 'Calculate'}).press('Enter');
    await expect(tool.getByRole('heading')).toHaveText('Score 69: Warm');
    await expect(tool.locator(':focus')).toHaveCount(1);
    await tool.getByLabel('Reply').fill('1');
    await expect(tool.getByRole('heading')).toHaveText('Score 94: Hot');
    await tool.getByLabel('Reply').fill('');
    await expect(tool.getByRole('heading')).toHaveText('Score 69: Warm');
    expect(await violationsIn(page, 'score')).toEqual([]);
  });

  await test.step('overages and plans are compared', async () => {
    const tool = toolOf(page, 'Plan and overage calculator');
    await tool.getByRole('button', {name: 'Calculate'}).click();
    await expect(tool.getByRole('heading')).toHaveText(/^Starter .*\$54\.50/);
    await tool.getByLabel('Users').fill('8');
    await expect(tool.getByRole('heading')).toHaveText(/^Professional /);
    await tool.getByLabel('Users').fill('0');
    await expect(tool.getByLabel('Users')).toHaveAttribute('aria-invalid', 'true');
    expect(await violationsIn(page, 'cost')).toEqual([]);
  });

  await test.step('a warm-up is planned, and downloaded as a calendar', async () => {
    const tool = toolOf(page, 'Warm-up planner');
    await tool.getByRole('button', {name: 'Plan'}).click();
    await tool.getByLabel('First sending day').fill('2026-11-23');
    await expect(tool.getByRole('heading')).toHaveText('250 emails a day from Dec 22, 2026');
    const download = page.waitForEvent('download');
    await tool.getByRole('button', {name: 'Download calendar (.ics)'}).click();
    expect((await download).suggestedFilename()).toBe('warm-up.ics');
    await tool.getByLabel('Target emails a day').fill('9999');
    await expect(tool.getByText('Enter a number from 1 to 250.')).toBeVisible();
    // The header may cover a part of a link that has scrolled under it.
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    expect(await violationsIn(page, 'warmup')).toEqual([]);
  });
});
