import type {Page} from 'playwright/test';

import {holdScripts} from './support/holdScripts';
import {hydrated, isLive} from './support/layout';
import {expect, test} from './support/test';

const LAST = 'main section[id] >> nth=-1';

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({top, behavior: 'instant'});
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
  });
}

test('a lazy section has its text at first and loads its code near the viewport', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const early = scripts.length;
  const text = await page.locator(LAST).innerText();
  expect(text.length).toBeGreaterThan(100);
  expect(await isLive(page, LAST)).toBe(false);

  await page.locator(LAST).scrollIntoViewIfNeeded();
  await expect.poll(() => isLive(page, LAST)).toBe(true);
  expect(scripts.length).toBeGreaterThan(early);
  expect(await page.locator(LAST).innerText()).toBe(text);
});

test('the home page has no layout shift from first paint to its end', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Element | null}[];
      })[]) {
        // Shifts below a thousandth aren't visible.
        if (entry.value < 0.001) continue;
        const nodes = entry.sources.map(({node}) => node?.outerHTML?.slice(0, 80));
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/');
  await hydrated(page);
  await scrollToEnd(page);
  expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts)).toEqual([]);
});

test("changing the color mode doesn't affect a section that hasn't loaded", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const before = await page.locator(LAST).innerText();
  await page.getByRole('button', {name: /switch between dark and light/i}).click();
  expect(await page.locator(LAST).innerText()).toBe(before);
  expect(await isLive(page, LAST)).toBe(false);
});

test('client-side navigation renders all sections together, without a layout shift', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  let delayMs = 0;
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, (delayMs += 100)));
    await route.continue();
  });
  await page.locator('header.navbar a[href="/"]').first().click();
  await page.locator('main :is(#demo, #radar, #pricing, #vendors, #audiences)').first().waitFor();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const arrived = await height();
  await expect.poll(() => isLive(page, LAST)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await height()).toBe(arrived);
});

test("a focused control keeps focus when its section's code loads", async ({page, isMobile}) => {
  test.skip(isMobile, 'A phone has no Tab key.');
  await page.goto('/');
  await hydrated(page);
  const control = page.locator(LAST).locator('a, button').first();
  const text = await control.textContent();
  await control.focus();
  await expect.poll(() => isLive(page, LAST)).toBe(true);
  await expect(page.locator(':focus')).toHaveText(text ?? '');
});

test("a click before a section's code loads isn't lost", async ({page}) => {
  // Only scripts requested after the page's first ones are delayed.
  await page.goto('/');
  await hydrated(page);
  const release = await holdScripts(page);
  const card = page.locator('#audiences').getByRole('button', {name: 'Agencies'});
  await card.click();
  await expect(card).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
});

test("a click that starts before a section's code loads isn't lost", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const release = await holdScripts(page);
  const requested = page.waitForRequest('**/assets/js/**');
  const yearly = page.locator('#pricing').getByLabel('Yearly');
  await yearly.hover();
  await requested;
  await page.mouse.down();
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.up();
  await expect(page).toHaveURL('/?billing=yearly');
  await expect(yearly).toBeChecked();
});

test('a section stays readable offline and becomes interactive when the network is back', async ({
  page,
  log,
}) => {
  log.allow(/ERR_INTERNET_DISCONNECTED|Loading chunk|ChunkLoadError/);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const text = await page.locator(LAST).innerText();
  const failed = page.waitForEvent('requestfailed');
  await page.context().setOffline(true);
  await page.locator(LAST).scrollIntoViewIfNeeded();
  await failed;
  await expect(page.locator(LAST)).toHaveText(text, {useInnerText: true});
  expect(await isLive(page, LAST)).toBe(false);
  await page.context().setOffline(false);
  await expect.poll(() => isLive(page, LAST)).toBe(true);
});
