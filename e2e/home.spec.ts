import {audiences} from '../src/data/audiences';
import {campaign} from '../src/data/campaign';
import {heroStats, highlights} from '../src/data/claims';
import {stopClock, takeClock} from './support/clock';
import {hydrated} from './support/layout';
import {collectSubmissions} from './support/submissions';
import {expect, test} from './support/test';

test('the sections stand in the order of the specification', async ({page}) => {
  await page.goto('/');
  const ids = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({id}) => id));
  expect(ids).toEqual([
    'highlights',
    'sales-browser',
    'why',
    'demo',
    'in-action',
    'comparison',
    'radar',
    'lead-counter',
    'pricing',
    'vendors',
    'audiences',
  ]);
});

test('the hero says what it is, how many joined, and four figures', async ({page}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('header').first();
  await expect(hero.getByText('Early access')).toBeVisible();
  await expect(hero.getByText(`${campaign.joinedThisWeek} joined this week`)).toBeVisible();
  for (const {value, label} of heroStats) {
    await expect(hero.getByText(value, {exact: true})).toBeVisible();
    await expect(hero.getByText(label, {exact: true})).toBeVisible();
  }
});

test('the letters of the avatars change every 3 s, and not in a hidden tab', async ({page}) => {
  await takeClock(page);
  await page.goto('/');
  await hydrated(page);
  const letters = page.locator('[data-letters]');
  const read = () => letters.evaluateAll((discs) => discs.map((disc) => disc.dataset.letters));
  await stopClock(page);
  const before = await read();
  expect(before).toHaveLength(4);
  await page.clock.runFor(3000);
  const after = await read();
  expect(after.filter((value, index) => value !== before[index])).toHaveLength(1);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden', configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(30_000);
  expect(await read()).toEqual(after);
});

for (const way of ['pointer', 'keyboard'] as const) {
  test(`"Claim Your Spot Now" brings the demo and the focus, by ${way}`, async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile && way === 'keyboard', 'A phone has no Enter key.');
    await page.goto('/');
    await hydrated(page);
    const button = page.getByRole('link', {name: 'Claim Your Spot Now'});
    if (way === 'pointer') await button.click();
    else await button.press('Enter');
    await expect(page.locator('#demo')).toBeFocused();
    await expect(page.locator('#demo h2')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', {name: 'Watch the guided run'})).toBeFocused();
  });
}

test.describe('the ticker', () => {
  test('goes round in 20 s, is read once, and can be paused', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const ticker = page.getByRole('region', {name: 'Highlights'});
    const belt = ticker.locator('ul').locator('..');
    await expect(belt).toHaveCSS('animation-duration', '20s');
    await expect(ticker.getByRole('listitem')).toHaveCount(highlights.length);
    await ticker.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect(belt).toHaveCSS('animation-play-state', 'running');
    await ticker.getByRole('button', {name: 'Pause the highlights'}).press('Enter');
    await expect(belt).toHaveCSS('animation-play-state', 'paused');
    await ticker.getByRole('button', {name: 'Let the highlights run'}).click();
    await page.mouse.move(0, 0);
    await expect(belt).toHaveCSS('animation-play-state', 'running');
    await page.locator('#audiences').scrollIntoViewIfNeeded();
    await expect(belt, 'off screen').toHaveCSS('animation-play-state', 'paused');
  });

  test('stands still when less motion is wanted, all of it in sight', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    await hydrated(page);
    const ticker = page.getByRole('region', {name: 'Highlights'});
    await expect(ticker.getByRole('button')).toHaveCount(0);
    await ticker.scrollIntoViewIfNeeded();
    for (const item of await ticker.getByRole('listitem').all()) {
      await expect(item).toBeInViewport({ratio: 1});
    }
  });
});

test('three reasons, each with the figure it can be held to', async ({page}) => {
  await page.goto('/');
  const reasons = page.locator('#why').getByRole('listitem');
  await expect(reasons).toHaveCount(3);
  for (const [index, figure] of ['0–100', '5', '5 min'].entries()) {
    await expect(reasons.nth(index).locator('p').first()).toHaveText(figure);
    await expect(reasons.nth(index).getByRole('heading', {level: 3})).not.toBeEmpty();
  }
});

test('the sales browser is announced, with six features and a drawing', async ({page}) => {
  await page.goto('/');
  const section = page.locator('#sales-browser');
  await expect(section.getByText('Coming soon')).toBeVisible();
  await expect(section.locator('h3')).toHaveCount(6);
  await expect(section.getByRole('figure')).toBeVisible();
});

test.describe('the lead counter', () => {
  const shown = '#lead-counter [data-count]';
  const count = (element: Element) => (element as HTMLElement).dataset.count;

  test('counts to 200,000,000 in about 2 s, once, when it is seen', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const counter = page.locator(shown);
    await expect(counter).toHaveAttribute('data-count', '200,000,000');
    const startedAt = Date.now();
    await counter.scrollIntoViewIfNeeded();
    await expect.poll(() => counter.evaluate(count)).not.toBe('200,000,000');
    await expect(counter).toHaveAttribute('data-count', '200,000,000', {timeout: 10_000});
    expect(Date.now() - startedAt).toBeGreaterThan(1500);

    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await counter.scrollIntoViewIfNeeded();
    expect(await counter.evaluate(count)).toBe('200,000,000');
    await expect(page.locator('#lead-counter')).toContainText('200,000,000 verified leads');
  });

  test('shows its end at once when less motion is wanted', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    await hydrated(page);
    await page.locator(shown).scrollIntoViewIfNeeded();
    expect(await page.locator(shown).evaluate(count)).toBe('200,000,000');
  });
});

test.describe('the audience cards', () => {
  test('open one at a time, and a press on the open one closes it', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const cards = page.locator('#audiences').getByRole('button', {expanded: true});
    await page.locator('#audiences').scrollIntoViewIfNeeded();
    for (const {title, benefits} of audiences.slice(1)) {
      await page.locator('#audiences').getByRole('button', {name: title}).press('Enter');
      await expect(cards).toHaveCount(1);
      await expect(page.locator('#audiences').getByText(benefits[0] ?? '')).toBeVisible();
    }
    await cards.click();
    await expect(cards).toHaveCount(0);
  });

  for (const {id, title, cta, plan} of audiences) {
    test(`"${cta}" opens the waitlist for that audience`, async ({page, log}) => {
      const submissions = collectSubmissions(page, log);
      await page.goto('/');
      await hydrated(page);
      const section = page.locator('#audiences');
      await section.scrollIntoViewIfNeeded();
      const card = section.getByRole('button', {name: title});
      if ((await card.getAttribute('aria-expanded')) === 'false') await card.click();
      await section.getByRole('button', {name: cta}).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Work e-mail').fill('ada@lovelace.example');
      await dialog.getByRole('button', {name: 'Reserve My Spot'}).click();
      await expect
        .poll(() => submissions)
        .toEqual([
          {
            form: 'waitlist',
            fields: {
              email: 'ada@lovelace.example',
              plan,
              billingCycle: 'monthly',
              audience: id,
            },
          },
        ]);
      await dialog.getByRole('button', {name: 'Done'}).click();
      await expect(section.getByRole('button', {name: cta})).toBeFocused();
    });
  }

  test('stand open when nobody can open them', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/');
    for (const {benefits} of audiences) {
      await expect(page.getByText(benefits[0] ?? '')).toBeVisible();
    }
    await context.close();
  });
});
