import type {Page} from 'playwright/test';

import {campaign} from '../src/data/campaign';
import {lookBeneath, looksDownThePage} from './support/covered';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const {joinedThisWeek, spotsRemaining, fewestSpotsShown} = campaign;
const atFirst = `${joinedThisWeek} joined this week, ${spotsRemaining} spots left`;
const LONGEST_DELAY_MS = 45_000;

const widgetOf = (page: Page) => page.locator('aside[aria-label="Live activity"]');
// By tag: a role is found only while the widget has room to be seen.
const linesOf = (page: Page) => widgetOf(page).locator('li');
const figures = (page: Page) => widgetOf(page).getByText('joined this week');

async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await expect(widgetOf(page)).toHaveAttribute('data-place', /full|slim|none/);
}

/** Scrolls until the widget is seen, past whatever control lies in its corner at first. */
async function findRoom(page: Page) {
  for (let top = 0; top < 4000; top += 120) {
    await page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);
    await page.waitForTimeout(100);
    if ((await widgetOf(page).getAttribute('data-place')) !== 'none') return;
  }
}

async function close(page: Page) {
  await findRoom(page);
  await page.getByRole('button', {name: 'Close live activity'}).click();
  await expect(widgetOf(page)).toHaveCount(0);
}

async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('it opens with the figures of the week and three events, and says they are samples', async ({
  page,
}) => {
  await openHome(page);
  await expect(figures(page)).toHaveText(atFirst);
  await expect(linesOf(page)).toHaveCount(3);
  await expect(linesOf(page).first()).toContainText('2 min ago');
  await expect(widgetOf(page)).toContainText('Sample activity, simulated on this page');
});

test('a new event arrives within 45 s, the three latest stay, and labels age', async ({page}) => {
  await page.clock.install();
  await openHome(page);
  await expect(linesOf(page).last()).toContainText('16 min ago');
  // Less than 15 s by what the clock has run on by itself.
  await page.clock.runFor(10_000);
  await expect(linesOf(page).first()).toContainText('2 min ago');
  await page.clock.runFor(LONGEST_DELAY_MS);
  await expect(linesOf(page)).toHaveCount(3);
  await expect(linesOf(page).first()).toContainText('Just now');
  await expect(linesOf(page).filter({hasText: '16 min ago'})).toHaveCount(0);

  // About 600 events, a fifth of them companies that join.
  await page.clock.runFor(5 * 60 * 60_000);
  const [joined, spots] = ((await figures(page).textContent()) ?? '').match(/\d+/g) ?? [];
  expect(Number(joined), 'companies joined').toBeGreaterThanOrEqual(
    joinedThisWeek + spotsRemaining - fewestSpotsShown,
  );
  expect(Number(spots), 'the fewest spots shown').toBe(fewestSpotsShown);
});

test('labels are refreshed every 30 s', async ({page}) => {
  await page.clock.install({time: 0});
  // The dice at the longest delay: an event after 45 s, and a refresh without one after 60 s.
  await page.addInitScript(() => (Math.random = () => 0.999_999));
  await openHome(page);
  // Stands still 10 s after the page was asked for, 5 to 10 s after it was taken over.
  await page.clock.pauseAt(10_000);
  await page.clock.runFor(46_000);
  await expect(linesOf(page).first()).toContainText('Just now');
  await expect(linesOf(page).nth(1)).toContainText('2 min ago');
  await page.clock.runFor(10_000);
  await expect(linesOf(page).nth(1)).toContainText('3 min ago');
});

test('closed once, it stays closed for the visit and opens on the next', async ({
  page,
  browser,
  baseURL,
}) => {
  await openHome(page);
  await close(page);
  await expect(page.getByText('Live activity is closed for this visit.')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(widgetOf(page)).toHaveCount(0);

  const nextVisit = await browser.newContext({baseURL});
  const nextPage = await nextVisit.newPage();
  await openHome(nextPage);
  await expect(widgetOf(nextPage)).toHaveCount(1);
  await nextVisit.close();
});

test('the keyboard closes it, too', async ({page, isMobile}) => {
  test.skip(isMobile, 'A phone has no keyboard.');
  await openHome(page);
  await findRoom(page);
  const button = page.getByRole('button', {name: 'Close live activity'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(widgetOf(page)).toHaveCount(0);
});

test('with blocked storage it closes until the page is left', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openHome(page);
  await close(page);
  // To another page and back, without leaving the document that remembers it.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'About'}).click();
  await expect(page).toHaveURL('/about');
  await footer.getByRole('link', {name: 'Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(widgetOf(page)).toHaveCount(0);
});

test('a hidden tab does nothing, and nothing arrives in a burst on return', async ({page}) => {
  await page.clock.install();
  await openHome(page);
  const events = () => linesOf(page).locator('> span:nth-of-type(2)').allTextContents();
  const before = await events();
  await setHidden(page, true);
  await page.clock.runFor(2 * 60 * 60_000);
  expect(await events()).toEqual(before);
  await expect(figures(page)).toHaveText(atFirst);

  await setHidden(page, false);
  await expect(linesOf(page).first()).toContainText('2 hours ago');
  await page.clock.runFor(10_000);
  expect(await events()).toEqual(before);
  await page.clock.runFor(LONGEST_DELAY_MS);
  expect(await events()).not.toEqual(before);
});

const sizes = {
  desktop: [
    {width: 1280, height: 800},
    {width: 768, height: 1024},
    {width: 1920, height: 1080},
  ],
  phone: [
    {width: 390, height: 844},
    {width: 320, height: 568},
  ],
};

for (const [device, viewports] of Object.entries(sizes)) {
  for (const viewport of viewports) {
    test(`at ${viewport.width} px it lies over no control and no figure of the hero, all the way down`, async ({
      page,
      isMobile,
    }) => {
      test.skip(isMobile !== (device === 'phone'), 'Another device has this width.');
      test.slow();
      await page.setViewportSize(viewport);
      await openHome(page);
      const looks = await looksDownThePage(page, widgetOf(page));
      for (const {at, covered} of looks) expect.soft(covered, `scrolled ${at} px`).toEqual([]);
      const seen = looks.filter(({seenPx}) => seenPx > 0);
      expect(seen.length, 'places where it is seen at all').toBeGreaterThan(0);
      expect(looks.length, 'places looked at').toBeGreaterThan(3);
    });
  }
}

test('at the top of the page it covers none of the parts that are to be seen whole', async ({
  page,
}) => {
  await openHome(page);
  await expect(page.locator('[data-keep-clear]')).toHaveCount(3);
  await page.waitForTimeout(900);
  expect((await lookBeneath(widgetOf(page))).covered).toEqual([]);
});

test('what the keyboard focuses is never beneath it', async ({page, isMobile}) => {
  test.skip(isMobile, 'A phone has no keyboard.');
  test.slow();
  await openHome(page);
  const controls = await page.locator('main :is(a, button, input, [tabindex="0"])').count();
  for (let presses = 0; presses < controls; presses++) {
    await page.keyboard.press('Tab');
    // The page glides to what is focused, and the widget fades while it does.
    await page.waitForTimeout(350);
    await expect
      .poll(async () => (await lookBeneath(widgetOf(page))).covered, {
        message: `after ${presses + 1} presses of Tab`,
        timeout: 1500,
      })
      .toEqual([]);
  }
});

test('a control that appears beneath it makes it step aside', async ({page}) => {
  await openHome(page);
  await findRoom(page);
  await expect(widgetOf(page).getByRole('button')).toBeVisible();
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {textContent: 'New'});
    button.style.cssText = 'position: fixed; bottom: 2rem; left: 2rem';
    document.querySelector('main')?.append(button);
  });
  await expect(widgetOf(page)).toHaveAttribute('data-place', 'none');
  await page.getByRole('button', {name: 'New', exact: true}).click();
  await page.evaluate(() => document.querySelector('main > button:last-child')?.remove());
  await expect(widgetOf(page).getByRole('button')).toBeVisible();
});

test('it never moves the page', async ({page}) => {
  await openHome(page);
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  await close(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const slides = reducedMotion === 'no-preference';
  test(`with "${reducedMotion}" an event ${slides ? 'slides in' : 'is just there'}`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await openHome(page);
    const newest = linesOf(page).first();
    if (slides) await expect(newest).not.toHaveCSS('animation-name', 'none');
    else await expect(newest).toHaveCSS('animation-name', 'none');
  });
}

test('it is not printed', async ({page}) => {
  await openHome(page);
  await page.emulateMedia({media: 'print'});
  await expect(widgetOf(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('it stands at the end of the page and cannot lie over anything', async ({page}) => {
    await page.goto('/');
    await expect(widgetOf(page)).toBeVisible();
    await expect(widgetOf(page)).toHaveCSS('position', 'static');
    await expect(widgetOf(page).getByRole('button')).toBeHidden();
  });
});
