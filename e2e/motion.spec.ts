import type {Page} from 'playwright/test';

import {industries} from '../src/data/demo/industries';
import {hottestLeads} from '../src/features/home/Ticker/hottestLeads';
import {dropdownOf} from './support/header';
import {open, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const tickerOf = (page: Page) => page.locator('#highlights');

test(
  'the ticker pauses on a tap on its button, and resumes on the next',
  {tag: '@phone-only'},
  async ({page}) => {
    await open(page, '/');
    const belt = tickerOf(page).locator('ul').locator('..');
    const button = tickerOf(page).getByRole('button');
    await button.tap();
    await expect(belt).toHaveCSS('animation-play-state', 'paused');
    await button.tap();
    await expect(belt).toHaveCSS('animation-play-state', 'running');
  },
);

test('the lead counter counts once, keeps its size, and stays within the page', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  // Records each figure with its size, because polling could miss some on a busy machine.
  const drawn = await page.evaluateHandle(() => {
    const notes: {count: string | null; size: string}[] = [];
    new MutationObserver((changes) => {
      const counter = changes.at(-1)?.target as Element;
      const {width, height} = counter.parentElement!.getBoundingClientRect();
      notes.push({count: counter.getAttribute('data-count'), size: `${width} × ${height}`});
    }).observe(document.querySelector('main')!, {subtree: true, attributeFilter: ['data-count']});
    return notes;
  });
  const counter = page.locator('#lead-counter [data-count]');
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).not.toHaveAttribute('data-count', '200,000,000');
  await page.clock.runFor(2500);
  await expect
    .poll(() => drawn.evaluate((notes) => notes.at(-1)?.count), {timeout: 15_000})
    .toBe('200,000,000');
  const notes = await drawn.jsonValue();
  expect(new Set(notes.map(({count}) => count)).size, 'counts up in steps').toBeGreaterThan(2);
  expect(Array.from(new Set(notes.map(({size}) => size)))).toHaveLength(1);
  expect(await overflowingElements(page)).toEqual([]);

  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await counter.scrollIntoViewIfNeeded();
  expect(await drawn.evaluate((later) => later.length), 'counts only once').toBe(notes.length);
});

/** Longest animation that no one notices. */
const INVISIBLE_MS = 1;

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`menus open ${reducedMotion === 'reduce' ? 'instantly' : 'animated'} with "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await open(page, '/about');
    // Records every animation and transition that starts, even very short ones.
    await page.evaluate(() => {
      const started: number[] = [];
      Object.assign(window, {started});
      for (const type of ['animationstart', 'transitionrun'] as const) {
        document.addEventListener(type, ({target}) => {
          for (const animation of (target as Element).getAnimations()) {
            started.push(Number(animation.effect?.getTiming().duration));
          }
        });
      }
    });
    const {button, links} = dropdownOf(page, 'Product');
    await button.hover();
    await expect(links.first()).toBeVisible();
    const longest = () =>
      page.evaluate(() => Math.max(0, ...(window as unknown as {started: number[]}).started));
    if (reducedMotion === 'reduce') {
      expect(await longest()).toBeLessThanOrEqual(INVISIBLE_MS);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    } else {
      await expect.poll(longest).toBeGreaterThan(100);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    }
  });
}

test.describe('with "reduce"', () => {
  test.use({reducedMotion: 'reduce'});

  test('no page has a visible animation', async ({page}) => {
    for (const path of ['/features', '/help', '/status']) {
      await open(page, path);
      await expectStill(page, path);
    }
  });

  test('the home page shows the end of each motion', async ({page}) => {
    await open(page, '/');
    await expectStill(page, '/');

    await test.step('the story has raised its lead', async () => {
      const story = page.locator('[data-story]');
      const moving = await story.evaluate((frame) => frame.getAnimations({subtree: true}).length);
      expect(moving).toBe(0);
      const leads = await story.locator('ol').getByRole('button').all();
      const tops = await Promise.all(
        leads.map(async (lead) => ({
          top: (await lead.boundingBox())!.y,
          text: (await lead.textContent()) ?? '',
        })),
      );
      tops.sort((one, other) => one.top - other.top);
      const [, , fintech] = industries;
      expect(tops[0]?.text).toContain(fintech!.leads[0].name);
      await expect(story.getByRole('button', {name: 'Play again'})).toBeHidden();
    });

    await test.step('avatar letters stay', async () => {
      const letters = page.locator('[data-letters]');
      const moving = await letters.evaluateAll(
        (all) => all.flatMap((one) => one.getAnimations()).length,
      );
      expect(moving).toBe(0);
      const shown = await letters.evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).opacity === '1')
          .map(({dataset}) => dataset['letters']),
      );
      expect(shown).toHaveLength(4);
    });

    await test.step('the ticker shows all items', async () => {
      const ticker = tickerOf(page);
      await expect(ticker.getByRole('button')).toHaveCount(0);
      await expect(ticker.getByRole('listitem')).toHaveCount(hottestLeads().length);
      await ticker.scrollIntoViewIfNeeded();
      for (const item of await ticker.getByRole('listitem').all()) {
        await expect(item).toBeInViewport({ratio: 1});
      }
    });

    await test.step('the lead counter shows its final value', async () => {
      const counter = page.locator('#lead-counter [data-count]');
      const end = await counter.getAttribute('data-count');
      await counter.scrollIntoViewIfNeeded();
      expect(await counter.getAttribute('data-count')).toBe(end);
    });
  });
});

/** Expects that no animation on the page lasts long enough to be seen. */
async function expectStill(page: Page, path: string): Promise<void> {
  const running = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
  );
  expect(
    running.filter((durationMs) => durationMs > INVISIBLE_MS),
    path,
  ).toEqual([]);
}
