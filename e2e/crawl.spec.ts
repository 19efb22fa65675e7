import {test as base, expect, type Page} from 'playwright/test';

import {
  axeViolations,
  axeViolationsButContrast,
  axeViolationsOfContent,
  contrastViolations,
} from './support/axe';
import {headingAnchors, hydrated, overflowingElements} from './support/layout';
import {allPaths, crawledPaths, templatePaths, UNKNOWN_PATH} from './support/sitePages';
import {logPage, type PageLog} from './support/test';

interface Tab {
  readonly page: Page;
  readonly log: PageLog;
  /** Paths of fonts requested since the last visit. */
  readonly fonts: string[];
}

/**
 * Widths in CSS pixels at which layouts have the least space: 1000 is the narrowest desktop with header and sidebar, 768
 * a tablet in portrait, 320 the smallest phone and also 1280 at 400% zoom (WCAG 1.4.10). The page starts at 1280, and
 * the phone project has a common phone's width.
 */
const WIDTHS = [1280, 1000, 768, 320];

/**
 * The narrowest width of both layouts, at which a page's own content, such as a long word or a wide table, overflows
 * first.
 */
const NARROWEST = [1000, 320];

/** Pages that get every check: one per template; `npm test -- --full` checks every page. */
const thorough = process.env.FULL ? allPaths() : templatePaths();

/** Reuses one tab for all pages, because opening one takes as long as a page. */
const test = base.extend<object, {tab: Tab}>({
  tab: [
    async ({browser}, use, {project}) => {
      const {baseURL = '', viewport, hasTouch, isMobile, locale, timezoneId} = project.use;
      const context = await browser.newContext({
        ...{baseURL, viewport, hasTouch, isMobile, locale, timezoneId},
        // Contrast can't be measured during a transition.
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      await use({page, log: logPage(page, baseURL), fonts});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Opens a page in light mode and returns its HTML response. It comes straight after the one before: after a blank page,
 * the browser would start a new process and compile all scripts again.
 */
async function visit(tab: Tab, path: string): Promise<string> {
  const {page, log, fonts} = tab;
  await page.emulateMedia({colorScheme: 'light'});
  log.clear();
  fonts.length = 0;
  const response = await page.goto(path);
  await hydrated(page).finally(() => expectQuiet(tab, path));
  if (path.includes('?')) await page.locator('main article').first().waitFor();
  return (await response?.text()) ?? '';
}

function expectQuiet({log}: Tab, path: string): void {
  expect.soft(log.messages, `${path}: nothing in the console`).toEqual([]);
  expect.soft(log.foreignRequests, `${path}: no request to another host`).toEqual([]);
}

/** Connections that a page prepares don't show as requests. */
const PREPARED = 'link[rel~="preconnect"], link[rel~="dns-prefetch"]';

for (const path of new Set([...thorough, ...crawledPaths()])) {
  test(`${path} has no errors`, async ({tab}) => {
    const {page} = tab;
    const html = await visit(tab, path);
    await expect.soft(page.locator('h1'), `${path}: one h1`).toHaveCount(1);
    await expect.soft(page.locator(PREPARED), `${path}: no connection ahead`).toHaveCount(0);
    const declared = Array.from(html.matchAll(/url\((\/fonts\/[^)]+)\)/g), ([, font = '']) => font);
    expect.soft(tab.fonts.sort(), `${path}: loads each font once`).toEqual(declared.sort());
    if (!path.includes('?') && path !== UNKNOWN_PATH) {
      expect.soft(await wordsNotIn(page, html), `${path}: words missing from the HTML`).toEqual([]);
    }
    const isThorough = thorough.includes(path);
    const violations = await (isThorough ? axeViolations(page) : axeViolationsOfContent(page));
    expect.soft(violations, `${path}: accessibility`).toEqual([]);
    if (isThorough) {
      await expectAnchorsBelowHeader(page, path);
      // The color mode changes only colors.
      await page.emulateMedia({colorScheme: 'dark'});
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
      expect.soft(await contrastViolations(page), `${path}: contrast in dark mode`).toEqual([]);
    }
    await expectFits(page, path, isThorough ? WIDTHS : NARROWEST);
    expectQuiet(tab, path);
  });
}

for (const path of thorough) {
  test(`${path} has no errors on a phone`, {tag: '@phone-only'}, async ({tab}) => {
    const {page} = tab;
    await visit(tab, path);
    const violations = await (process.env.FULL ? axeViolations : axeViolationsButContrast)(page);
    expect.soft(violations, `${path}: accessibility`).toEqual([]);
    expect.soft(await overflowingElements(page), `${path}: no horizontal overflow`).toEqual([]);
    await expectAnchorsBelowHeader(page, path);
    expectQuiet(tab, path);
  });
}

/**
 * Returns words in the rendered main element that are missing from the page's HTML. Ignores content that depends on the
 * visitor's clock, time zone, or device, and controls that need scripts.
 */
function wordsNotIn(page: Page, html: string): Promise<string[]> {
  return page.evaluate((source) => {
    const own = '[data-visitors-time], [data-visitors-device], [data-needs-scripts], script, style';
    const wordsOf = (root: Document, isSeen: (element: Element) => boolean) => {
      const main = root.querySelector('main');
      if (!main) return [];
      const walker = root.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const {parentElement: parent} = node;
        if (!parent || parent.closest(own) || !isSeen(parent)) continue;
        words.push(...(node.textContent ?? '').split(/\s+/).filter(Boolean));
      }
      return words;
    };
    const sent = wordsOf(new DOMParser().parseFromString(source, 'text/html'), () => true);
    if (sent.length < 2) return ['(the HTML has no words)'];
    const known = new Set(sent);
    return wordsOf(document, (element) => element.checkVisibility()).filter(
      (word) => !known.has(word),
    );
  }, html);
}

/** Expects the first and last heading to be in view below the sticky header after a jump to them. */
async function expectAnchorsBelowHeader(page: Page, path: string): Promise<void> {
  const {height} = page.viewportSize() ?? {height: 0};
  for (const id of await headingAnchors(page)) {
    await page.evaluate((hash) => (location.hash = hash), id);
    const isBelow = () =>
      page.evaluate(
        ([target, screen]) => {
          const top = document.getElementById(target)?.getBoundingClientRect().top ?? NaN;
          const header = document.querySelector('header.navbar')?.getBoundingClientRect().bottom;
          return top >= (header ?? 0) && top < screen;
        },
        [id, height] as const,
      );
    const message = `${path}: #${id} is in view below the header`;
    await expect.soft.poll(isBelow, {message, timeout: 2000}).toBe(true);
  }
}

async function expectFits(page: Page, path: string, widths: readonly number[]): Promise<void> {
  const size = page.viewportSize();
  if (!size) return;
  for (const width of widths) {
    await page.setViewportSize({...size, width});
    // Reduced motion turns every change into a transition of zero length, which paints a frame later.
    const message = `${path}, at ${width} px: no horizontal overflow`;
    await expect.soft.poll(() => overflowingElements(page), {message, timeout: 2000}).toEqual([]);
  }
  await page.setViewportSize(size);
}
