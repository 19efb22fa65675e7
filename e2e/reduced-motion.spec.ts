import {dropdownOf} from './support/header';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

/** Longest animation that no one notices. */
const INVISIBLE_MS = 1;

const motions = () =>
  document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration));

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`menus open ${reducedMotion === 'reduce' ? 'instantly' : 'animated'} with "${reducedMotion}"`, async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion});
    await page.goto('/about');
    await hydrated(page);
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

test('with "reduce", no page has a visible animation', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/', '/features', '/help', '/status']) {
    await page.goto(path);
    await hydrated(page);
    const running = await page.evaluate(motions);
    expect(
      running.filter((durationMs) => durationMs > INVISIBLE_MS),
      path,
    ).toEqual([]);
  }
});
