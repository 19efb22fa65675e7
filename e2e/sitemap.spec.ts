import {test as base, expect, type Page} from 'playwright/test';

import {axeViolations, contrastViolations} from './support/axe';
import {headingAnchors, hydrated, overflowingElements} from './support/layout';
import {logPage, type PageLog} from './support/pageLog';
import {allPaths} from './support/sitemap';

interface Tab {
  readonly page: Page;
  readonly log: PageLog;
}

/**
 * Widths at which a layout has the least room, in CSS pixels. 320 is the smallest phone, and 1280 at 400 % zoom
 * (WCAG 1.4.10); 768 a tablet held upright, the widest that has the phone's header; 1000 the narrowest with the
 * header and the sidebar of a desktop.
 */
const tightWidths: Readonly<Record<string, readonly number[]>> = {
  phone: [320, 768],
  desktop: [1000],
};

/** A tab that is kept for all pages: opening one costs as much as a page. */
const test = base.extend<object, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const {baseURL = '', viewport, hasTouch, isMobile, locale, timezoneId} = project.use;
      const context = await browser.newContext({
        ...{baseURL, viewport, hasTouch, isMobile, locale, timezoneId},
        // Colours are measured; half-way through a transition they are nobody's choice.
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await use({page, log: logPage(page, baseURL)});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

for (const path of allPaths()) {
  test(`${path} is in order`, async ({tab: {page, log}}, {project}) => {
    const width = project.use.viewport?.width ?? 0;
    const where = `${path}, ${width} px`;
    // From a blank page, so that two addresses with the same path are two visits.
    await page.goto('about:blank');
    await page.emulateMedia({colorScheme: 'light'});
    log.clear();

    await page.goto(path);
    await hydrated(page);
    if (path.startsWith('/search?')) await page.locator('main article').first().waitFor();

    await expect.soft(page.locator('html'), where).toHaveAttribute('data-theme', 'light');
    await expect.soft(page.locator('h1'), `${where}: one h1`).toHaveCount(1);
    expect.soft(await axeViolations(page), `${where}: accessibility`).toEqual([]);
    expect.soft(await overflowingElements(page), `${where}: no sideways scroll`).toEqual([]);
    await expectAnchorsBelowHeader(page, where);
    await expectFits(page, where, tightWidths[project.name]);

    // The theme changes colours and nothing else.
    await page.emulateMedia({colorScheme: 'dark'});
    await expect.soft(page.locator('html'), where).toHaveAttribute('data-theme', 'dark');
    expect.soft(await contrastViolations(page), `${where}: contrast in the dark`).toEqual([]);

    expect.soft(log.messages, `${where}: nothing in the console`).toEqual([]);
    expect.soft(log.foreignRequests, `${where}: no foreign request`).toEqual([]);
  });
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

async function expectFits(page: Page, where: string, widths: readonly number[] = []) {
  const size = page.viewportSize();
  if (!size) return;
  for (const width of widths) {
    await page.setViewportSize({...size, width});
    // With less motion every change is a transition of no length, which is drawn a frame later.
    await expect.soft
      .poll(() => overflowingElements(page), {
        message: `${where}, at ${width} px: no sideways scroll`,
        timeout: 2000,
      })
      .toEqual([]);
  }
  await page.setViewportSize(size);
}
