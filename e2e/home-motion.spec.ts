import type {Locator, Page} from 'playwright/test';

import {highlights} from '../src/data/claims';
import {stopClock, takeClock} from './support/clock';
import {hydrated, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const tickerOf = (page: Page) => page.getByRole('region', {name: 'Highlights'});
const beltOf = (page: Page) => tickerOf(page).locator('ul').locator('..');
const isRunning = (belt: Locator, why?: string) =>
  expect(belt, why).toHaveCSS('animation-play-state', 'running');
const isStill = (belt: Locator, why?: string) =>
  expect(belt, why).toHaveCSS('animation-play-state', 'paused');

async function openHome(page: Page) {
  await page.goto('/');
  await hydrated(page);
}

test.describe('the ticker', () => {
  test('is held by the pointer, and runs on when it leaves', async ({page, isMobile}) => {
    test.skip(isMobile, 'A phone has no pointer that rests.');
    await openHome(page);
    const belt = beltOf(page);
    await tickerOf(page).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await isRunning(belt);
    await tickerOf(page).hover({position: {x: 200, y: 10}});
    await isStill(belt);
    await page.mouse.move(0, 0);
    await isRunning(belt);
  });

  test('is held by the focus, paused by Enter, and runs on by Enter although the focus is there', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A phone has no Tab key.');
    await openHome(page);
    const belt = beltOf(page);
    await page.mouse.move(0, 0);
    await page.getByRole('link', {name: 'Watch demo'}).focus();
    await page.keyboard.press('Tab');
    await expect(tickerOf(page).getByRole('button')).toBeFocused();
    await isStill(belt, 'held by the focus');
    await page.keyboard.press('Enter');
    await isStill(belt, 'paused');
    await page.keyboard.press('Enter');
    await expect(tickerOf(page).getByRole('button')).toBeFocused();
    await isRunning(belt);
  });

  test('is paused by a finger, and runs on by the next tap', async ({page, isMobile}) => {
    test.skip(!isMobile, 'A desktop has no touch screen.');
    await openHome(page);
    const belt = beltOf(page);
    await tickerOf(page).getByRole('button', {name: 'Pause the highlights'}).tap();
    await isStill(belt);
    await tickerOf(page).getByRole('button', {name: 'Let the highlights run'}).tap();
    await isRunning(belt);
  });

  test('never lets a gap run by, on the widest screen either', async ({page, isMobile}) => {
    test.skip(isMobile, 'The width is set here.');
    await page.setViewportSize({width: 2560, height: 1440});
    await openHome(page);
    const list = tickerOf(page).locator('ul');
    const width = await list.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeGreaterThanOrEqual(2560);
    const belt = await beltOf(page).evaluate((element) => element.getBoundingClientRect().width);
    expect(belt).toBeCloseTo(2 * width, 0);
  });
});

test('the letters stay when less motion is wanted, and while the hero is off the screen', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await takeClock(page);
  await openHome(page);
  await stopClock(page);
  const read = () =>
    page
      .locator('[data-letters]')
      .evaluateAll((discs) => discs.map((disc) => disc.getAttribute('data-letters')));
  const first = await read();
  await page.clock.runFor(12_000);
  expect(await read()).toEqual(first);

  await page.emulateMedia({reducedMotion: 'no-preference'});
  const readLater = async () => {
    await page.clock.runFor(3000);
    return read();
  };
  // The page learns of the wish, and of the scroll, a frame later.
  await expect.poll(readLater, 'they change otherwise').not.toEqual(first);

  await page.locator('#why').scrollIntoViewIfNeeded();
  await expect.poll(async () => (await read()).join() === (await readLater()).join()).toBe(true);
  const second = await read();
  await page.clock.runFor(12_000);
  expect(await read()).toEqual(second);
});

test('"Claim Your Spot Now" leads to the demo a second time too', async ({page}) => {
  await openHome(page);
  const claim = page.getByRole('link', {name: 'Claim Your Spot Now'});
  for (const _press of [1, 2]) {
    await claim.click();
    await expect(page).toHaveURL('/#demo');
    await expect(page.locator('#demo')).toBeFocused();
    await expect(page.locator('#demo h2')).toBeInViewport();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(claim).toBeInViewport();
  }
});

test('the counter keeps its size while it counts, within the page', async ({page}) => {
  await openHome(page);
  // Notes each figure that is drawn, with its size: a busy machine would look too late for some.
  const drawn = await page.evaluateHandle(() => {
    const notes: {count: string | null; size: string}[] = [];
    new MutationObserver((changes) => {
      const counter = changes.at(-1)?.target as Element;
      const {width, height} = counter.parentElement!.getBoundingClientRect();
      notes.push({count: counter.getAttribute('data-count'), size: `${width} × ${height}`});
    }).observe(document.querySelector('main')!, {subtree: true, attributeFilter: ['data-count']});
    return notes;
  });
  await page.locator('#lead-counter [data-count]').scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawn.evaluate((notes) => notes.at(-1)?.count), {timeout: 15_000})
    .toBe('200,000,000');
  const notes = await drawn.jsonValue();
  expect(new Set(notes.map(({count}) => count)).size, 'it counted').toBeGreaterThan(2);
  expect(Array.from(new Set(notes.map(({size}) => size)))).toHaveLength(1);
  expect(await overflowingElements(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the highlights lie in lines, all in sight, and nothing offers to pause them', async ({
    page,
  }) => {
    await page.goto('/');
    const ticker = tickerOf(page);
    await expect(ticker.getByRole('button')).toHaveCount(0);
    await expect(ticker.getByRole('listitem')).toHaveCount(highlights.length);
    await ticker.scrollIntoViewIfNeeded();
    for (const item of await ticker.getByRole('listitem').all()) {
      await expect(item).toBeInViewport({ratio: 1});
    }
  });

  test('the counter stands at its end', async ({page}) => {
    await page.goto('/');
    await expect(page.locator('#lead-counter [data-count]')).toHaveAttribute(
      'data-count',
      '200,000,000',
    );
    await expect(page.locator('#lead-counter [data-count]')).toHaveCSS('opacity', '1');
  });

  test('"Claim Your Spot Now" leads to the demo', async ({page}) => {
    await page.goto('/');
    await page.getByRole('link', {name: 'Claim Your Spot Now'}).click();
    await expect(page).toHaveURL('/#demo');
    await expect(page.locator('#demo h2')).toBeInViewport();
  });
});

for (const width of [320, 768, 1920]) {
  test(`nothing sticks out of the page at ${width} px`, async ({page, isMobile}) => {
    test.skip(isMobile, 'The width is set here.');
    await page.setViewportSize({width, height: 800});
    await openHome(page);
    expect(await overflowingElements(page)).toEqual([]);
  });
}
