import type {Locator, Page} from 'playwright/test';

import {radarLeads} from '../src/data/radarLeads';
import {axeViolations, contrastViolations} from './support/axe';
import {open, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const SARA = 'Sara Kim 94, Ledgerloom, hot now';

async function openRadar(page: Page) {
  await open(page, '/radar');
  const radar = page.locator('#radar');
  return {
    dots: radar.getByRole('button', {name: / \d+, .+, (hot|warm|cold)/}),
    dot: (name: string) => radar.getByRole('button', {name: new RegExp(`^${name}`)}),
    card: radar.getByRole('dialog'),
    sweep: radar.locator('[data-sweep]'),
  };
}

/** Returns the part of the viewport below the sticky header. */
async function freeScreen(page: Page) {
  const top = await page
    .locator('header.navbar')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  const {width, height} = page.viewportSize()!;
  return {top, width, height};
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** Waits until the smooth scroll to a docked card ends. */
async function expectInScreen(page: Page, card: Locator, name: string) {
  const {top, width, height} = await freeScreen(page);
  await expect(async () => {
    const box = await boxOf(card);
    expect(box.x, `${name}: left`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${name}: right`).toBeLessThanOrEqual(width);
    expect(box.y, `${name}: top`).toBeGreaterThanOrEqual(top - 0.5);
    expect(box.y + box.height, `${name}: bottom`).toBeLessThanOrEqual(height);
  }).toPass({timeout: 3000});
}

test("on the home page, the radar works once it's near the viewport", async ({page}) => {
  await open(page, '/');
  await page.locator('#radar').scrollIntoViewIfNeeded();
  const sara = page.locator('#radar').getByRole('button', {name: SARA});
  await expect(async () => {
    await sara.click();
    await expect(page.getByRole('dialog', {name: 'Sara Kim'})).toBeVisible({timeout: 500});
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(sara).toBeFocused();
  await page.locator('#radar').getByRole('link', {name: 'Open the radar'}).click();
  await expect(page).toHaveURL('/radar');
});

test(
  "every lead card fits the screen and doesn't cover its dot",
  {tag: '@phone'},
  async ({page}) => {
    const {dot, card} = await openRadar(page);
    for (const {name} of radarLeads) {
      await dot(name).click();
      await expect(page.getByRole('dialog', {name})).toBeVisible();
      await expectInScreen(page, card, name);
      const [box, target] = [await boxOf(card), await boxOf(dot(name))];
      const isClear =
        box.x >= target.x + target.width ||
        box.x + box.width <= target.x ||
        box.y >= target.y + target.height;
      expect(isClear, `${name}: the card doesn't cover the dot`).toBe(true);
      expect(target.width, `${name}: touch target`).toBeGreaterThanOrEqual(44);
      expect(await overflowingElements(page), name).toEqual([]);
      await page.keyboard.press('Escape');
    }
  },
);

test('no touch targets overlap on a 320 px phone', {tag: '@phone-only'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  const {dots} = await openRadar(page);
  const boxes = await dots.evaluateAll((all) =>
    all.map((dot) => {
      const {x, y} = dot.getBoundingClientRect();
      return {x, y, name: dot.getAttribute('aria-label')};
    }),
  );
  expect(boxes).toHaveLength(radarLeads.length);
  for (const a of boxes) {
    for (const b of boxes.filter((other) => other !== a)) {
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      expect(apart, `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(44);
    }
  }
});

const playStates = (sweep: Locator) =>
  sweep.evaluate((element) => element.getAnimations().map(({playState}) => playState));

test('the radar sweep runs only on screen, pauses while a card is open, and can be stopped', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const {dot, sweep} = await openRadar(page);
  const state = () => playStates(sweep);
  await dot('Sara Kim').scrollIntoViewIfNeeded();
  await expect.poll(state).toEqual(['running']);
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expect.poll(state, 'off screen').toEqual(['paused']);
  await dot('Sara Kim').scrollIntoViewIfNeeded();
  await expect.poll(state).toEqual(['running']);
  await dot('Sara Kim').click();
  await expect.poll(state, 'a card is open').toEqual(['paused']);
  await page.keyboard.press('Escape');
  await expect.poll(state).toEqual(['running']);
  await page.getByRole('button', {name: 'Stop the sweep'}).click();
  await expect.poll(state, 'stopped').toEqual(['paused']);
});

test.describe('with reduced motion', () => {
  test.use({reducedMotion: 'reduce'});

  test("the sweep doesn't run, and an open card is accessible in both color modes", async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    const {dot, card, sweep} = await openRadar(page);
    await sweep.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', {name: 'Stop the sweep'})).toBeHidden();
    expect(await playStates(sweep)).toEqual([]);

    await dot('Sara Kim').click();
    await expect(card).toBeVisible();
    expect(await axeViolations(page, '[role="dialog"]')).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(await contrastViolations(page, '[role="dialog"]')).toEqual([]);
  });
});
