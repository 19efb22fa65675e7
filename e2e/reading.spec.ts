import {brand} from '../src/data/brand';
import {chooseVersion} from './support/header';
import {open} from './support/layout';
import {clipboardOf, expect, test} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

test('a tag in the list of posts opens its page, and not its post', async ({page}) => {
  await page.goto('/blog');
  const tag = page.getByRole('main').locator('li a[href^="/blog/tags/"]').first();
  const path = (await tag.getAttribute('href'))!;
  await tag.click();
  await expect(page).toHaveURL(path);
});

test('a table of contents link opens its section', {tag: '@phone'}, async ({page, isMobile}) => {
  await page.goto('/blog/spf-dkim-dmarc-by-example');
  const summary = page.locator('summary', {hasText: 'On this page'});
  if (isMobile) await summary.click();
  else await expect(summary).toBeHidden();
  const contents = isMobile
    ? page.locator('details', {hasText: 'On this page'})
    : page.getByRole('complementary', {name: 'On this page'});
  const link = contents.getByRole('link').nth(1);
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(page.getByRole('heading', {name})).toBeInViewport();
});

for (const path of ['/help/article/email-auth', '/docs/guides/oauth']) {
  test(
    `the folded contents of ${path} lead to its sections`,
    {tag: '@phone-only'},
    async ({page}) => {
      await open(page, path);
      await page.getByRole('button', {name: 'On this page', expanded: false}).click();
      await expect(page.getByRole('button', {name: 'On this page', expanded: true})).toBeVisible();
      const link = page.locator('.theme-doc-toc-mobile').getByRole('link').nth(1);
      const heading = page.getByRole('heading', {name: (await link.textContent())!});
      await link.click();
      await expect(heading).toBeInViewport();
      const bar = (await page.getByRole('banner').boundingBox())!;
      await expect
        .poll(
          async () => (await heading.boundingBox())!.y - bar.height,
          'the space below the header',
        )
        .toBeLessThan(40);
    },
  );
}

test('"Copy page as Markdown" copies the page to the clipboard', async ({page}) => {
  const path = '/docs/quick-start';
  await open(page, path);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await clipboardOf(page)).toContain(`Source: ${brand.url}${path}\n`);
  await expect(page.getByRole('link', {name: 'View this page as Markdown'})).toHaveAttribute(
    'href',
    `${path}.md`,
  );
});

test(
  'the version menu switches an article to an older help version and back',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await open(page, '/help/article/setup-account');
    await chooseVersion(page, '2.4', isMobile);
    await expect(page).toHaveURL('/help/2.4/article/setup-account');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await chooseVersion(page, '2.5', isMobile);
    await expect(page).toHaveURL('/help/article/setup-account');
  },
);

test('a version without the article explains it on its landing page, with a way back', async ({
  page,
}) => {
  await open(page, '/help/article/two-factor-authentication');
  const title = await page.getByRole('heading', {level: 1}).innerText();
  await page.mouse.wheel(0, 600);
  await chooseVersion(page, '2.4');
  await expect(page).toHaveURL(/\/help\/2\.4#/);
  const note = page.getByRole('main').getByText(title).first();
  await expect(note).toBeInViewport();
  await page.reload();
  await expect(note, 'after a reload').toBeVisible();
  await page.getByRole('link', {name: 'Back to the article'}).click();
  await expect(page).toHaveURL('/help/article/two-factor-authentication');
  await page.goBack();
  await page.goBack();
  await expect(page, 'Back leaves the landing page').toHaveURL(
    '/help/article/two-factor-authentication',
  );
});
