import {hydrated} from './support/layout';
import {hitsOf, inputOf} from './support/search';
import {expect, test} from './support/test';

const article = {
  slug: 'troubleshoot-bounces',
  path: '/help/article/troubleshoot-bounces',
  title: 'Troubleshoot email bounces',
};

test(
  'a visitor finds an article by search, votes on it, saves it, and removes it',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await page.goto('/');
    await hydrated(page);
    if (isMobile) await page.locator('.DocSearch-Button').tap();
    else await page.keyboard.press('Control+k');
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
    await page.reload();
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
  await page.goto(article.path);
  await hydrated(page);
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
