import type {Page} from 'playwright/test';

import {holdScripts, saveData, SCRIPTS, translate} from './support/conditions';
import {colorToggleOf, headerOf} from './support/header';
import {hydrated, open, recordShifts} from './support/layout';
import {expect, test} from './support/test';

const ARTICLE = '/help/article/troubleshoot-bounces';
const awake = (page: Page) => page.locator('html[data-has-hydrated="true"]');

/** Returns a function that slows the page down. Slowing it down takes CPU time, so start when it's loaded. */
async function slowCpuOf(page: Page): Promise<(rate: number) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  return async (rate) => {
    await devTools.send('Emulation.setCPUThrottlingRate', {rate});
  };
}

const prefetched = (page: Page) => page.locator('link[rel="prefetch"][as="script"]');

test.describe('a sleeping page', () => {
  // Another journey weighs sleeping pages of other kinds.
  test('runs no scripts until it’s used', async ({page}) => {
    await page.goto('/status');
    await expect(prefetched(page)).not.toHaveCount(0);
    await expect(page.locator('script[src]')).toHaveCount(0);
    await expect(awake(page)).toHaveCount(0);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect(awake(page)).toHaveCount(1);
  });

  test('fetches nothing ahead if the visitor saves data', async ({page}) => {
    await page.addInitScript(saveData);
    await page.goto('/radar');
    await page.waitForLoadState('networkidle');
    await expect(prefetched(page)).toHaveCount(0);
    await expect(awake(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(awake(page)).toHaveCount(1);
  });

  test('wakes on its own if something on the screen moves', async ({page}) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(awake(page)).toHaveCount(0);
    await page.evaluate(() =>
      document.getElementById('radar')?.scrollIntoView({behavior: 'instant'}),
    );
    await expect(awake(page)).toHaveCount(1);
  });
});

test.describe('a page that the browser translates', () => {
  test.beforeEach(({log}) => {
    // React creates the texts again that differ from the built page.
    log.allow(/React error #418/);
  });

  test('wakes on its own, so that the visitor can type without interruption', async ({page}) => {
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await expect(awake(page)).toHaveCount(0);
    await translate(page);
    await expect(awake(page)).toHaveCount(1);
    const name = page.getByLabel('NAME');
    await name.pressSequentially('Ada');
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Ada');
  });

  test('shows what changes', async ({page}) => {
    await open(page, '/api/send-email');
    await translate(page);
    await page.getByRole('button', {name: 'TRY IT'}).click();
    await page.getByRole('button', {name: 'SEND REQUEST'}).click();
    await expect(page.getByRole('group', {name: /^Response body/})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'SEND AN EMAIL'})).toBeVisible();
  });
});

for (const path of ['/', ARTICLE]) {
  test(`${path} evaluates most of its own modules after the header responds`, async ({page}) => {
    // Main.js isn't counted: the runtime, which runs before it, replaces the array.
    await page.addInitScript(() => {
      type Factory = (...given: unknown[]) => void;
      const counts = {total: 0, atResponse: 0};
      type Chunk = [names: readonly string[], factories: Record<string, Factory>];
      const webpackChunksite: Chunk[] = [];
      webpackChunksite.push = ([names, factories]) => {
        for (const [id, factory] of Object.entries(factories)) {
          factories[id] = (...given) => {
            counts.total++;
            factory(...given);
          };
        }
        return Array.prototype.push.call(webpackChunksite, [names, factories]);
      };
      Object.assign(window, {counts, webpackChunksite});
      new MutationObserver(() => (counts.atResponse ||= counts.total)).observe(document, {
        subtree: true,
        attributeFilter: ['data-responds'],
      });
    });
    await open(page, path);
    const {total, atResponse} = await page.evaluate(
      () => (window as unknown as {counts: {total: number; atResponse: number}}).counts,
    );
    expect(total).toBeGreaterThan(20);
    expect(atResponse).toBeLessThan(total / 3);
  });
}

test('every click on the color mode counts while the page wakes', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/pricing');
  const setSlowness = await slowCpuOf(page);
  await setSlowness(4);
  const button = colorToggleOf(page);
  const box = (await button.boundingBox())!;
  const clickOnce = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const html = page.locator('html');
  const choices = ['light', 'dark', 'system'] as const;
  let clicks = 0;
  do {
    await clickOnce();
    await expect(html).toHaveAttribute('data-theme-choice', choices[clicks++ % 3]!);
    if (clicks === 2) release();
  } while ((await awake(page).count()) === 0);
  await setSlowness(1);
  await expect(button).toHaveAccessibleName(new RegExp(`currently ${choices[(clicks - 1) % 3]!}`));
  await clickOnce();
  await expect(html).toHaveAttribute('data-theme-choice', choices[clicks % 3]!);
});

test.describe('a press before the scripts have loaded counts once', () => {
  const presses: readonly [
    what: string,
    path: string,
    press: (page: Page) => Promise<void>,
    seen: (page: Page) => Promise<void>,
  ][] = [
    [
      'a menu, by keyboard',
      '/about',
      (page) => headerOf(page).getByRole('button', {name: 'Product'}).press('Enter'),
      (page) =>
        expect(headerOf(page).getByRole('button', {name: 'Product'})).toHaveAttribute(
          'aria-expanded',
          'true',
        ),
    ],
    [
      'a radio button',
      '/pricing',
      (page) => page.getByLabel('Yearly').first().click(),
      async (page) => {
        await expect(page).toHaveURL('/pricing?billing=yearly');
        await expect(page.getByLabel('Yearly')).toBeChecked();
        await expect(page.getByText('billed yearly').first()).toBeVisible();
      },
    ],
    [
      "the demo's first step",
      '/demo',
      (page) => page.getByRole('button', {name: 'FinTech'}).click(),
      (page) => expect(page).toHaveURL(/industry=fintech/),
    ],
    [
      'a lead on the radar',
      '/radar',
      (page) => page.locator('[data-radar] ul button').first().click(),
      (page) => expect(page.locator('[data-radar]').getByRole('dialog')).toBeVisible(),
    ],
    [
      'a number',
      '/partners',
      (page) => page.getByLabel('Customers on Pro').fill('123'),
      (page) => expect(page.getByText(/^123 Pro × /)).toBeVisible(),
    ],
    [
      'the shortcut of the search',
      ARTICLE,
      (page) => page.keyboard.press('ControlOrMeta+k'),
      (page) => expect(page.locator('.DocSearch-Modal')).toBeVisible(),
    ],
    [
      'the search box of the help center',
      '/help',
      (page) => page.getByRole('main').locator('a[href="/search"]').click(),
      (page) => expect(page.locator('.DocSearch-Modal')).toBeVisible(),
    ],
    [
      'the slash of the search',
      ARTICLE,
      (page) => page.keyboard.press('/'),
      (page) => expect(page.locator('.DocSearch-Modal')).toBeVisible(),
    ],
  ];
  for (const [what, path, press, seen] of presses) {
    test(what, async ({page}) => {
      const release = await holdScripts(page);
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await press(page);
      // "Nothing happened": the second press must not undo the first.
      await press(page);
      await expect(awake(page)).toHaveCount(0);
      release();
      await seen(page);
    });
  }

  test('on the header, before the rest is hydrated, and leaves the title and classes as they are', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, {seen});
      addEventListener('DOMContentLoaded', () => {
        const note = () => seen.add(`${document.title} ${document.documentElement.className}`);
        note();
        new MutationObserver((changes) => {
          note();
          if (!changes.some(({target}) => (target as Element).ariaExpanded === 'true')) return;
          const {dataset} = document.documentElement;
          dataset['hydratedWhenOpened'] ??= dataset['hasHydrated'];
        }).observe(document, {subtree: true, childList: true, attributes: true});
      });
    });
    await page.goto(ARTICLE);
    const menu = headerOf(page).locator('button[aria-expanded]').first();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated-when-opened', 'false');
    await expect(awake(page)).toHaveCount(1);
    const seen = () =>
      page.evaluate(() => Array.from((window as unknown as {seen: Set<string>}).seen));
    expect(await seen()).toHaveLength(1);
  });

  test('text, with its focus and caret', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/integrations', {waitUntil: 'domcontentloaded'});
    const field = page.getByLabel('Find a tool');
    await field.pressSequentially('slck');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    release();
    await hydrated(page);
    await expect(field).toBeFocused();
    await page.keyboard.type('a');
    await expect(field).toHaveValue('slack');
    await expect(page).toHaveURL('/integrations?q=slack');
  });

  test('a query that is typed right after the shortcut', async ({page}) => {
    await page.goto('/pricing');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bounce', {delay: 20});
    await expect(page.locator('.DocSearch-Input')).toHaveValue('bounce');
  });

  test('text that is typed while the page wakes', async ({page}) => {
    await page.goto('/pricing');
    const setSlowness = await slowCpuOf(page);
    await setSlowness(4);
    const field = page.getByLabel('Work email');
    await field.focus();
    const text = 'abcdefghijklmnopqrstuvwxyz@example.com';
    await page.keyboard.type(text, {delay: 40});
    await hydrated(page);
    await setSlowness(1);
    await expect(field).toHaveValue(text);
    await expect(page.getByRole('button', {name: 'Reserve My Spot'}).first()).toBeEnabled();
  });

  test('a selected option', {tag: '@phone-only'}, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/pricing', {waitUntil: 'domcontentloaded'});
    const sort = page.getByLabel('Sort by');
    await sort.selectOption({index: 5});
    await sort.press('Tab');
    release();
    await expect(page).toHaveURL(/sort=/);
  });

  // A page takes seconds to wake at this speed, so only `npm test -- --full` does it.
  if (process.env.FULL) {
    test('presses at random times on random controls', async ({page}) => {
      const paths = [
        '/',
        '/pricing',
        ARTICLE,
        '/api/send-email',
        '/integrations',
        '/demo',
        '/contact',
      ];
      const rounds = 200;
      // A round takes 4 s, and twice that while the machine is busy.
      test.setTimeout(rounds * 20_000);
      await page.addInitScript(() => {
        const counts = {clicks: 0, delivered: 0};
        Object.assign(window, {counts});
        // Before the page's own listener on the window, and behind it.
        window.addEventListener(
          'click',
          ({isTrusted}) => (counts.clicks += Number(isTrusted)),
          true,
        );
        document.addEventListener('click', () => counts.delivered++, true);
      });
      await (
        await slowCpuOf(page)
      )(4);
      let seed = 20261122;
      const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;

      for (let round = 0; round < rounds; round++) {
        const path = paths[Math.floor(random() * paths.length)]!;
        await page.goto(path, {waitUntil: 'commit'});
        await page.locator('footer').waitFor({state: 'attached'});
        // The color mode acts without a click, and the search clicks its own button when it has loaded.
        const controls = await page
          .locator('button:visible:not(:disabled):not([data-color-mode], .DocSearch-Button)')
          .all();
        const control = controls[Math.floor(random() * controls.length)]!;
        await page.waitForTimeout(random() * 800);
        const name = `${path}: ${(await control.textContent()) ?? ''}`;
        await control.click({noWaitAfter: true});
        await expect(awake(page), name).toHaveCount(1, {timeout: 20_000});
        await expect
          .poll(() => page.evaluate(() => (window as unknown as {counts: object}).counts), {
            message: name,
          })
          .toEqual({clicks: 1, delivered: 1});
      }
    });
  }
});

test.describe('scripts that fail to load', () => {
  test('are loaded again at the next sign of intent, and the press still counts', async ({
    page,
    log,
  }) => {
    log.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(saveData);
    await page.goto('/integrations');
    const failed = page.waitForEvent('requestfailed');
    await page.context().setOffline(true);
    await page.getByRole('button', {name: 'CRM', exact: true}).click();
    await failed;
    await page.context().setOffline(false);
    await expect(page).toHaveURL('/integrations?category=crm');
  });

  test('are requested again when one fails alone, and none runs twice', async ({page, log}) => {
    log.allow(/ERR_FAILED/);
    await page.addInitScript(saveData);
    const release = await holdScripts(page);
    await page.route(SCRIPTS, (route) => route.abort(), {times: 1});
    await page.goto('/integrations');
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', {name: 'CRM', exact: true}).click();
    await failed;
    await page.mouse.move(1, 1);
    release();
    await expect(page).toHaveURL('/integrations?category=crm');
  });
});

test.describe('nothing shifts', () => {
  test('on the home page from first paint to its end', async ({page}) => {
    const shifts = await recordShifts(page);
    await open(page, '/');
    await page.evaluate(async () => {
      const step = window.innerHeight / 2;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({top, behavior: 'instant'});
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    expect(await shifts()).toEqual([]);
  });

  test('when a link leads to the home page', async ({page}) => {
    await open(page, '/about');
    let delayMs = 0;
    await page.route(SCRIPTS, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, (delayMs += 100)));
      await route.continue();
    });
    await headerOf(page).locator('a[href="/"]').first().click();
    await page.locator('#demo').waitFor();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const arrived = await height();
    await page.waitForLoadState('networkidle');
    expect(await height()).toBe(arrived);
  });
});
