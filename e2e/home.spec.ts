import {audiences} from '../src/data/audiences';
import {hottestLeads} from '../src/features/home/Ticker/hottestLeads';
import {hydrated, isLive} from './support/layout';
import {collectSubmissions} from './support/submissions';
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
    expect(after.filter((letters, index) => letters !== before[index])).toHaveLength(1);
  }
});

test('"Claim Your Spot Now" scrolls to the demo and focuses it each time', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
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

test('with reduced motion, the ticker shows all items and the counter its final value', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  await hydrated(page);
  const ticker = page.locator('#highlights');
  await expect(ticker.getByRole('button')).toHaveCount(0);
  await expect(ticker.getByRole('listitem')).toHaveCount(hottestLeads().length);
  await ticker.scrollIntoViewIfNeeded();
  for (const item of await ticker.getByRole('listitem').all()) {
    await expect(item).toBeInViewport({ratio: 1});
  }
  const counter = page.locator('#lead-counter [data-count]');
  const end = await counter.getAttribute('data-count');
  await counter.scrollIntoViewIfNeeded();
  expect(await counter.getAttribute('data-count')).toBe(end);
});

test('audience cards open one at a time and open the waitlist', async ({page, log}) => {
  const submissions = collectSubmissions(page, log);
  await page.goto('/');
  await hydrated(page);
  const section = page.locator('#audiences');
  const opened = section.getByRole('button', {expanded: true});
  await section.scrollIntoViewIfNeeded();
  await expect.poll(() => isLive(page, '#audiences')).toBe(true);
  for (const {title, benefits} of audiences.slice(1)) {
    await section.getByRole('button', {name: title}).press('Enter');
    await expect(opened).toHaveCount(1);
    await expect(section.getByText(benefits[0] ?? '')).toBeVisible();
  }

  const {id, cta, plan} = audiences.at(-1)!;
  await section.getByRole('button', {name: cta}).click();
  const dialog = page.getByRole('dialog');
  const email = 'ada@lovelace.example';
  await dialog.getByLabel('Work email').fill(email);
  await dialog.getByRole('button', {name: 'Reserve My Spot'}).click();
  const fields = {email, plan, billingCycle: 'monthly', audience: id};
  await expect.poll(() => submissions).toEqual([{form: 'waitlist', fields}]);
  await dialog.getByRole('button', {name: 'Done'}).click();
  await expect(section.getByRole('button', {name: cta})).toBeFocused();
  await opened.click();
  await expect(opened).toHaveCount(0);
});

test("a feature block's link opens the selected lead in the demo", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('#in-action').scrollIntoViewIfNeeded();
  const block = page.locator('#in-action').getByRole('article').nth(1);
  const leads = block.getByRole('button');
  // The static section becomes interactive when it comes near the viewport.
  await expect(async () => {
    await leads.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(leads.nth(1)).toHaveAttribute('aria-pressed', 'true', {timeout: 500});
  }).toPass();
  await expect(leads.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await block.getByRole('link').click();
  await expect(page).toHaveURL('/demo?industry=fintech&lead=2&step=lead');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
