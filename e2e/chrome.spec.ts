import type {Locator, Page} from 'playwright/test';

import {campaign, isCampaignOn} from '../src/data/campaign';
import {colorToggleOf, expectBelowHeader, headerOf, openMenu} from './support/header';
import {hydrated, open, overflowingElements} from './support/layout';
import {builtOn} from './support/sitePages';
import {expect, test} from './support/test';

test('the header stays in view and turns translucent after 20 px of scroll', async ({page}) => {
  await open(page, '/');
  const header = headerOf(page);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

  const translucent = /\/ 0\.\d+\)|rgba\(.*0\.\d+\)/;

  await scrollTo(20);
  await expect(header).not.toHaveCSS('background-color', translucent);
  await scrollTo(21);
  await expect(header).toHaveCSS('background-color', translucent);
  await scrollTo(1200);
  expect((await header.boundingBox())?.y).toBe(0);
  await scrollTo(0);
  await expect(header).not.toHaveCSS('background-color', translucent);
});

test(
  'the color mode follows the system until the visitor chooses one, and the choice is stored',
  {tag: '@phone'},
  async ({page, log}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/about');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({colorScheme: 'light'});
    await expect(root).toHaveAttribute('data-theme', 'light');
    const toggle = colorToggleOf(page);
    await toggle.click();
    await toggle.click();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/dark mode/);

    log.allow(/net::ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/help');
    await expect(root).toHaveAttribute('data-has-hydrated', 'false');
    await expect(root, 'before scripts run').toHaveAttribute('data-theme', 'dark');
  },
);

test('a sleeping page follows the system and a choice in another tab', async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/about');
  await page.emulateMedia({colorScheme: 'dark'});
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto('/terms');
  await colorToggleOf(other).click();
  const choice = (await other.locator('html').getAttribute('data-theme-choice')) ?? '';
  expect(choice).not.toBe('system');
  await expect(root).toHaveAttribute('data-theme-choice', choice);
});

test('the footer changes the color mode, also before the page is awake', async ({page}) => {
  await page.goto('/about');
  const root = page.locator('html');
  const toggle = page.getByRole('contentinfo').getByRole('button', {name: /dark and light/});
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await hydrated(page);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'dark');
  await expect(toggle).toHaveAccessibleName(/dark mode/);
});

test('the footer, "Get Started", and the logo open pages without a reload', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/pricing');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.getByRole('navigation', {name: 'Footer'}).getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toBeInViewport();
  await headerOf(page).getByRole('link', {name: 'Get Started'}).click();
  await expect(page).toHaveURL('/pricing#waitlist');
  await expectBelowHeader(page, page.locator('#waitlist').getByRole('heading').first());
  await page.getByRole('contentinfo').getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
  await headerOf(page).getByRole('link', {name: 'Home'}).focus();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

// The larger size is the harder case.
for (const fontSize of process.env.FULL ? [24, 32] : [32]) {
  test(`nothing overflows at a default font size of ${fontSize} px`, async ({
    browser,
    baseURL,
    launchOptions,
  }) => {
    test.slow();
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`];
    const largeText = await browser.browserType().launch({...launchOptions, args});
    const page = await largeText.newPage({baseURL});
    const paths = [
      '/',
      '/help',
      '/help/article/setup-account',
      '/pricing',
      '/docs',
      '/api',
      '/blog',
    ];
    for (const path of [...paths, '/radar', '/demo?industry=saas&lead=1&step=results']) {
      await open(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({width, height: 800});
        expect.soft(await overflowingElements(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await largeText.close();
  });
}

/** Returns the container of "Sign in" and "Get Started": the header, or its menu on a phone. */
async function toolsOf(page: Page, isMobile: boolean): Promise<Locator> {
  await open(page, '/about');
  return isMobile ? openMenu(page) : headerOf(page);
}

test(
  '"Sign in" says when accounts open and links to the waitlist',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    const tools = await toolsOf(page, isMobile);
    const button = tools.getByRole('button', {name: 'Sign in'});
    const dialog = page.getByRole('dialog', {name: 'Accounts open with early access'});
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: 'Close'}).click(),
      () => page.mouse.click(3, 3),
    ]) {
      await button.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.click();
    await page.getByRole('link', {name: 'Join the waitlist'}).click();
    await expect(page).toHaveURL('/pricing#waitlist');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectBelowHeader(page, page.locator('#waitlist').getByRole('heading').first());
  },
);

test('the announcement stays closed on every page, even before scripts run', async ({
  page,
  log,
}) => {
  await open(page, '/');
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  // The announcement depends on the build date. A unit test covers closing it too.
  if (!isCampaignOn(campaign, builtOn())) {
    await expect(bar).toHaveCount(0);
    return;
  }
  await expect(bar.getByRole('link')).toHaveAttribute('href', campaign.href);
  await bar.getByRole('button', {name: 'Close announcement'}).click();
  await expect(bar).toBeHidden();
  await open(page, '/pricing');
  await expect(bar).toBeHidden();

  // Only the inline script runs, as at first paint.
  log.allow(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.locator('.theme-announcement-bar')).toBeAttached();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});
