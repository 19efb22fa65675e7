import {test as base, expect, type BrowserContext, type Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {headingAnchors, hydrated, overflowingElements} from './support/layout';
import {logPage, type PageLog} from './support/pageLog';
import {allPaths} from './support/sitemap';

interface Tab {
  readonly page: Page;
  readonly log: PageLog;
}

/** Light and dark, each in a tab that is kept for all pages: opening one costs as much as a page. */
const test = base.extend<object, {themes: Readonly<Record<'light' | 'dark', Tab>>}>({
  themes: [
    async ({browser}, use, {project}) => {
      const {baseURL = '', viewport, hasTouch, isMobile, locale, timezoneId} = project.use;
      const contexts: BrowserContext[] = [];
      const open = async (colorScheme: 'light' | 'dark'): Promise<Tab> => {
        const context = await browser.newContext({
          ...{baseURL, viewport, hasTouch, isMobile, locale, timezoneId, colorScheme},
          // Colours are measured; half-way through a transition they are nobody's choice.
          reducedMotion: 'reduce',
        });
        contexts.push(context);
        const page = await context.newPage();
        return {page, log: logPage(page, baseURL)};
      };
      await use({light: await open('light'), dark: await open('dark')});
      await Promise.all(contexts.map((context) => context.close()));
    },
    {scope: 'worker'},
  ],
});

for (const path of allPaths()) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${path} in ${theme} is in order`, async ({themes}, {project}) => {
      const {page, log} = themes[theme];
      const width = project.use.viewport?.width ?? 0;
      const where = `${path}, ${theme}, ${width} px`;
      // From a blank page, so that two addresses with the same path are two visits.
      await page.goto('about:blank');
      log.clear();

      await page.goto(path);
      await hydrated(page);
      if (path.startsWith('/search?')) await page.locator('main article').first().waitFor();

      await expect.soft(page.locator('html'), where).toHaveAttribute('data-theme', theme);
      await expect.soft(page.locator('h1'), `${where}: one h1`).toHaveCount(1);
      expect.soft(await axeViolations(page), `${where}: accessibility`).toEqual([]);
      expect.soft(await overflowingElements(page), `${where}: no sideways scroll`).toEqual([]);
      if (theme === 'light') {
        await expectAnchorsBelowHeader(page, where);
        await expectFitsSmallestScreen(page, where, width);
      }

      expect.soft(log.messages, `${where}: nothing in the console`).toEqual([]);
      expect.soft(log.foreignRequests, `${where}: no foreign request`).toEqual([]);
    });
  }
}

/** After a jump the heading is in sight, below the sticky header. */
async function expectAnchorsBelowHeader(page: Page, where: string): Promise<void> {
  for (const id of await headingAnchors(page)) {
    await page.evaluate((hash) => (location.hash = hash), id);
    const headerEnd = await page
      .locator('header.navbar')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    const top = () =>
      page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top, id);
    const height = page.viewportSize()?.height ?? 0;
    await expect.soft
      .poll(top, {message: `${where}: #${id} is below the header`, timeout: 2000})
      .toBeGreaterThanOrEqual(headerEnd);
    await expect.soft
      .poll(top, {message: `${where}: #${id} is in sight`, timeout: 2000})
      .toBeLessThan(height);
  }
}

/** 320 px: the smallest phone, and 1280 px at 400 % zoom (WCAG 1.4.10). */
async function expectFitsSmallestScreen(page: Page, where: string, width: number): Promise<void> {
  const size = page.viewportSize();
  if (!size || width > 400) return;
  await page.setViewportSize({...size, width: 320});
  expect
    .soft(await overflowingElements(page), `${where}, at 320 px: no sideways scroll`)
    .toEqual([]);
  await page.setViewportSize(size);
}
