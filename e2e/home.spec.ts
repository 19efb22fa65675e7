import {open} from './support/layout';
import {expect, test} from './support/test';

test('avatar letters change every 3 s, one disc at a time, without scripts', async ({page}) => {
  await page.goto('/');
  /** The visible letters at a time of the animation. */
  const lettersAt = (seconds: number) =>
    page.locator('[data-letters]').evaluateAll(
      (all, ms) =>
        all
          .filter((letters) => {
            for (const animation of letters.getAnimations()) {
              animation.pause();
              animation.currentTime = ms;
            }
            return Number(getComputedStyle(letters).opacity) > 0.5;
          })
          .map(({dataset}) => dataset['letters']),
      seconds * 1000,
    );
  for (let seconds = 1; seconds < 40; seconds += 3) {
    const [before, after] = [await lettersAt(seconds), await lettersAt(seconds + 3)];
    expect(before).toHaveLength(4);
    expect(new Set(before).size).toBe(4);
    expect(after.filter((letters, index) => letters !== before[index])).toHaveLength(1);
  }
});

test("the ticker's button pauses all that moves on its own", async ({page}) => {
  await open(page, '/');
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({effect, playState}) =>
              playState === 'running' && effect?.getTiming().iterations === Infinity,
          ).length,
    );
  expect(await moving()).toBeGreaterThan(1);
  await page.getByRole('button', {name: 'Pause motion'}).click();
  await expect.poll(moving).toBe(0);
});

test('"Claim Your Spot Now" scrolls to the demo and focuses it each time', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/');
  const claim = page.getByRole('link', {name: 'Claim Your Spot Now'});
  for (const activate of [() => claim.click(), () => claim.press('Enter')]) {
    await activate();
    await expect(page).toHaveURL('/#demo');
    await expect(page.locator('#demo')).toBeFocused();
    await expect(page.locator('#demo h2')).toBeInViewport();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(claim).toBeInViewport();
  }
  await page.locator('#demo').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Watch the guided tour'})).toBeFocused();
});
