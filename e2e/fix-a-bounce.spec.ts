import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {hydrated, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const toolOf = (page: Page, name: string) => page.getByRole('form', {name}).locator('..');

const bounce = `550-5.7.26 Your email has been blocked because the sender is unauthenticated.
550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.
550-5.7.26  Authentication results:
550-5.7.26  DKIM = did not pass
550-5.7.26  SPF [mail.acme.example] with ip: [192.0.2.10] = did not pass
550 5.7.26 https://support.google.com/mail/answer/81126#authentication - gsmtp`;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test(
  'a Gmail bounce leads to its article, a new record, and the check of it',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    const colorScheme = isMobile ? 'dark' : 'light';
    await page.emulateMedia({colorScheme});
    const sent: string[] = [];
    page.on('request', (request) => {
      const text = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`);
      if (/did not pass|acme\.example|v=spf1/.test(text)) sent.push(text);
    });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await page.goto('/help/tools');
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const decoder = toolOf(page, 'Bounce decoder');
    await decoder.getByLabel('Bounce message or delivery report').fill(bounce);
    await decoder.getByRole('button', {name: 'Decode'}).click();
    await expect(decoder.getByText('Blocked', {exact: true})).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    await decoder.getByRole('link', {name: 'Read the article'}).click();

    await expect(page).toHaveURL('/help/article/gmail-550-5-7-26');
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', {name: 'Find the missing record'})).toBeVisible();
    await article.getByRole('link', {name: 'generator'}).click();

    await expect(page).toHaveURL('/help/tools#records');
    const generator = toolOf(page, 'SPF, DKIM, and DMARC generator');
    await generator.getByRole('button', {name: 'Create records'}).click();
    await generator.getByLabel('Domain', {exact: true}).fill('acme.example');
    await generator.getByLabel('Subdomain you send from').fill('mail.acme.example');
    await generator.getByLabel('DNS provider').selectOption('Amazon Route 53');
    await generator.getByLabel('SPF record you have now').fill('v=spf1 ip4:203.0.113.9 -all');
    const record = generator.getByRole('group', {name: 'New SPF record'});
    await expect(record).toContainText('include:_spf.google.com');
    expect(await overflowingElements(page)).toEqual([]);
    expect(await axeViolations(page, 'main')).toEqual([]);
    await record.getByRole('button', {name: 'Copy Record name'}).click();
    await expect.poll(copied).toBe('mail');
    await record.getByRole('button', {name: 'Copy Value'}).click();
    const value = '"v=spf1 ip4:203.0.113.9 include:_spf.google.com -all"';
    await expect.poll(copied).toBe(value);

    const checkerName = 'SPF, DKIM, and DMARC checker';
    // Phones fold the tools.
    if (isMobile) await page.locator('summary', {hasText: checkerName}).click();
    const checker = toolOf(page, checkerName);
    await checker.getByLabel('DNS records, one in each line').fill(await copied());
    await checker.getByRole('button', {name: 'Check'}).click();
    await expect(checker.getByRole('heading')).toHaveText('The SPF record is valid');
    expect(sent).toEqual([]);
  },
);
