import type {Locator, Page} from 'playwright/test';

import {REST_MS} from '../src/features/live-activity/useGivesWay';
import {stopClock, takeClock} from './support/conditions';
import {headerOf} from './support/header';
import {hydrated, open} from './support/layout';
import {liveActivityOf, scrollToLiveActivity} from './support/liveActivity';
import {expect, test} from './support/test';

async function openHome(page: Page) {
  await open(page, '/');
  const widget = liveActivityOf(page);
  return {
    widget,
    line: widget.locator('button[aria-expanded]'),
    close: widget.getByRole('button', {name: 'Close live activity'}),
    events: widget.getByRole('listitem'),
  };
}

const box = async (page: Page, selector: string) =>
  (await page.locator(selector).last().boundingBox())!;

/** Lines of visible text under an element. */
const coveredText = (element: Locator) =>
  element.evaluate((widget) => {
    const box = widget.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!text.data.trim() || widget.contains(parent)) continue;
      if (!parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const {width, height} = parent.getBoundingClientRect();
      if (width <= 1 && height <= 1) continue;
      for (const line of range.getClientRects()) {
        const isUnder =
          line.left < box.right &&
          line.right > box.left &&
          line.top < box.bottom &&
          line.bottom > box.top;
        if (isUnder) covered.push(text.data);
      }
    }
    return covered;
  });

test('live activity opens, collapses, and stays closed', async ({page}) => {
  await takeClock(page);
  const {widget, line, close, events} = await openHome(page);
  await scrollToLiveActivity(page);
  await expect(line).toHaveCSS('height', '40px');
  await expect(events).toHaveCount(0);
  await page.evaluate(() => {
    const text = Object.assign(document.createElement('p'), {textContent: 'Under the panel'});
    text.style.cssText = 'position: fixed; bottom: 6rem; left: 2rem; margin: 0';
    document.querySelector('main')?.append(text);
  });
  await stopClock(page);
  // On its text, which opening replaces.
  await line.locator('b').click();
  await page.clock.runFor(1000);
  await expect(events).toHaveCount(3);
  await page.clock.resume();
  await expect(events.first()).toContainText(/ago|Just now/);
  await line.click();
  await expect(events).toHaveCount(0);
  await close.press('Enter');
  await expect(page.getByText('Live activity is closed for this visit.')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(widget).toHaveCount(0);
});

test('live activity never covers text at rest', {tag: '@phone'}, async ({page}) => {
  await takeClock(page);
  const {widget} = await openHome(page);
  await stopClock(page);
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let timesSeen = 0;
  for (let top = 300; top < bottom + 300; top += 300) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          addEventListener('scroll', resolve, {once: true});
          scrollTo({top: y, behavior: 'instant'});
        }),
      Math.min(top, bottom),
    );
    await page.clock.runFor(1000);
    // Its fading is no part of the fake time.
    const covered = async () => ((await widget.isVisible()) ? coveredText(widget) : []);
    await expect.poll(covered, {message: `at ${top} px`, timeout: 2000}).toEqual([]);
    if (await widget.isVisible()) timesSeen += 1;
  }
  expect(timesSeen).toBeGreaterThan(0);
});

test('live activity steps aside on scrolling down, and for the focused element', async ({page}) => {
  await takeClock(page);
  const {widget} = await openHome(page);
  await scrollToLiveActivity(page);
  await page.evaluate(() => scrollBy({top: 50, behavior: 'instant'}));
  await expect(widget).toBeHidden();
  await page.clock.runFor(REST_MS);
  await expect(widget).toBeVisible();
  await page.evaluate(() => {
    const target = Object.assign(document.createElement('div'), {id: 'below', tabIndex: 0});
    target.style.cssText = 'position: fixed; bottom: 2rem; left: 2rem; width: 1rem; height: 1rem';
    document.querySelector('main')?.append(target);
  });
  await page.locator('#below').focus();
  await expect(widget).toBeHidden();
  await page.locator('#below').evaluate((target) => target.remove());
  await headerOf(page).getByRole('button', {name: 'Sign in'}).focus();
  await page.clock.runFor(REST_MS);
  await expect(widget).toBeVisible();
});

test('live activity is expanded next to the text column on wide screens', async ({page}) => {
  await page.setViewportSize({width: 2048, height: 1080});
  await takeClock(page);
  const {events} = await openHome(page);
  await page.clock.runFor(REST_MS);
  await expect(events).toHaveCount(3);
  const {x, width} = await box(page, 'aside[aria-label="Live activity"]');
  expect(x + width).toBeLessThanOrEqual((await box(page, 'footer > div')).x);
});

test.describe('live activity without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is static at the end of the page', async ({page}) => {
    await page.goto('/');
    const widget = page.locator('aside[aria-label="Live activity"]');
    await expect(widget).toHaveCSS('position', 'static');
    await expect(widget.getByRole('listitem')).toHaveCount(3);
    await expect(widget.locator('button:visible')).toHaveCount(0);
  });
});
