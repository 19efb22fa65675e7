import {axeViolations} from './support/axe';
import {hydrated, open, overflowingElements} from './support/layout';
import {hitsOf, inputOf} from './support/search';
import {clipboardOf, expect, test, toolOf} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

const article = {
  slug: 'troubleshoot-bounces',
  path: '/help/article/troubleshoot-bounces',
  title: 'Troubleshoot email bounces',
};

test(
  'a visitor finds an article by search, votes on it, saves it, and removes it',
  {tag: '@phone-only'},
  async ({page}) => {
    await open(page, '/');
    await page.locator('.DocSearch-Button').tap();
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.type('email bounc');
    await expect(hitsOf(page).first()).toContainText(/bounc/i);
    await expect(page.locator('.DocSearch-Hit[aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`${article.path}(#.*)?$`));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(article.title);
    await expect(page.getByRole('main')).toContainText('550 5.1.1');

    const feedback = page.getByRole('region', {name: 'Feedback'});
    await feedback.getByRole('button', {name: 'Yes'}).click();
    await expect(feedback.getByRole('status').first()).toContainText('Thank you');
    await page.getByRole('button', {name: 'Save Article'}).click();
    await expect(page.getByRole('button', {name: 'Saved'})).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/help');
    const saved = page.locator('section', {
      has: page.getByRole('heading', {name: 'Saved on this device'}),
    });
    await expect(saved.getByRole('link', {name: article.title})).toHaveAttribute(
      'href',
      article.path,
    );
    await saved.getByRole('button', {name: `Remove ${article.title}`}).click();
    await expect(saved).toBeHidden();
    await expect(page.getByText(`“${article.title}” is no longer saved.`)).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(saved).toBeHidden();
  },
);

test('saving and voting last until the page closes when storage is blocked', async ({
  page,
  log,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  // Docusaurus logs messages about its own keys; the announcement bar works without them.
  log.allow(/^warning: Docusaurus browser storage is not available/);
  log.allow(/^error: Docusaurus storage error, can't set docusaurus\.announcement\./);
  await open(page, article.path);
  await page.getByRole('button', {name: 'Save Article'}).click();
  await page.getByRole('button', {name: 'Helpful'}).click();
  await page.getByRole('main').getByRole('link', {name: 'Help center'}).click();
  await page.getByRole('heading', {name: 'Saved on this device'}).waitFor();
  await page.getByRole('link', {name: article.title}).first().click();
  await expect(page.getByRole('button', {name: 'Saved'})).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', {name: 'Helpful'})).toHaveAttribute('aria-pressed', 'true');
});

test('a category shows the articles of one difficulty, and its URL does, too', async ({page}) => {
  await page.goto('/help/category/getting-started');
  const articles = page.getByRole('main').locator('ul a[href*="/article/"]');
  const all = await articles.count();
  await page.getByRole('button', {name: 'Beginner'}).click();
  await expect(page).toHaveURL(/\?level=beginner$/);
  await expect.poll(() => articles.count()).toBeLessThan(all);
  const beginners = await articles.count();
  expect(beginners).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => articles.count()).toBe(beginners);
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(all);
});

test('print shows only an article’s text, in black on white, with the URLs of other sites', async ({
  page,
}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.goto('/help/article/email-auth');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toBeVisible();
  for (const hidden of ['navigation', 'button', 'contentinfo', 'complementary'] as const) {
    await expect(page.getByRole(hidden), hidden).toHaveCount(0);
  }
  await expect(page.getByText('Related articles')).toBeHidden();
  await expect(main.locator('ol > li').first()).toHaveCSS('list-style-type', 'decimal');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(main.locator('.markdown p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  const link = main.locator('.markdown a[href^="http"]').first();
  const href = await link.getAttribute('href');
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain(href);
});

const bounce = `550-5.7.26 Your email has been blocked because the sender is unauthenticated.
550-5.7.26 Gmail requires all senders to authenticate with either SPF or DKIM.
550-5.7.26  Authentication results:
550-5.7.26  DKIM = did not pass
550-5.7.26  SPF [mail.acme.example] with ip: [192.0.2.10] = did not pass
550 5.7.26 https://support.google.com/mail/answer/81126#authentication - gsmtp`;

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
    const copied = () => clipboardOf(page);

    await open(page, '/help/tools');
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const decoder = toolOf(page, 'Bounce decoder');
    await decoder.getByLabel('Bounce message or delivery report').fill(bounce);
    await decoder.getByRole('button', {name: 'Decode'}).click();
    await expect(decoder.getByText('Blocked', {exact: true})).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    await decoder.getByRole('link', {name: 'Read the article'}).click();

    await expect(page).toHaveURL('/help/article/gmail-550-5-7-26');
    const opened = page.getByRole('article');
    await expect(opened.getByRole('heading', {name: 'Find the missing record'})).toBeVisible();
    await opened.getByRole('link', {name: 'generator'}).click();

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
    await checker.getByLabel('DNS records, one per line').fill(await copied());
    await checker.getByRole('button', {name: 'Check'}).click();
    await expect(checker.getByRole('heading')).toHaveText('The SPF record is valid');
    expect(sent).toEqual([]);
  },
);
