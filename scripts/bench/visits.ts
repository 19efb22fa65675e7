import type {Browser, Page} from 'playwright';

/** Bytes of bodies as they were sent. */
export interface Transferred {
  readonly js: number;
  readonly css: number;
  readonly all: number;
  readonly requests: number;
}

/** The screen that Lighthouse's mobile preset uses. */
const PHONE = {viewport: {width: 412, height: 823}, isMobile: true, hasTouch: true};

/** A page that requests nothing for this time has finished. */
const QUIET_MS = 1500;

/** Waits until the page has requested nothing for a while, unlike `networkidle`, which only happens once. */
async function quiet(page: Page): Promise<void> {
  const requested = () =>
    page.waitForEvent('request', {timeout: QUIET_MS}).then(
      () => true,
      () => false,
    );
  while (await requested());
}

function sumOf(files: ReadonlyMap<string, number>): Transferred {
  const bytesOf = (ending: string) =>
    Array.from(files)
      .filter(([url]) => new URL(url).pathname.endsWith(ending))
      .reduce((sum, [, bytes]) => sum + bytes, 0);
  return {js: bytesOf('.js'), css: bytesOf('.css'), all: bytesOf(''), requests: files.size};
}

/** Measures what a first visit transfers: up to the load event, and in total once the visitor has touched the page. */
export async function measureTransfer(
  browser: Browser,
  url: string,
): Promise<{upToLoad: Transferred; inTotal: Transferred}> {
  const page = await browser.newPage(PHONE);
  const early = new Set<string>();
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => {
    if (!isLoaded) early.add(request.url());
  });
  page.on('requestfinished', (request) => {
    const name = request.url();
    const noted = request.sizes().then(({responseBodySize}) => {
      // A script that was prefetched is requested again from the cache.
      sizes.set(name, Math.max(responseBodySize, sizes.get(name) ?? 0));
    });
    pending.push(noted);
  });
  await page.goto(url);
  await quiet(page);
  await page.locator('h1').first().tap();
  await quiet(page);
  await Promise.all(pending);
  await page.close();
  const upToLoad = new Map(Array.from(sizes).filter(([name]) => early.has(name)));
  return {upToLoad: sumOf(upToLoad), inTotal: sumOf(sizes)};
}

/** Returns how many files a second visit requests again, besides the page itself. */
export async function measureRepeatView(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const visit = async () => {
    const page = await context.newPage();
    await page.goto(url);
    await quiet(page);
    await page.locator('h1').first().tap();
    await quiet(page);
    // A file from the cache transfers nothing.
    const requested = await page.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({transferSize}) => transferSize > 0,
        ).length,
    );
    await page.close();
    return requested;
  };
  await visit();
  const requested = await visit();
  await context.close();
  return requested;
}

/** Milliseconds until a frame is painted that answers a press on a menu's button; infinite if there's none. */
interface FirstPress {
  /** From the press to the open menu, which a sleeping page shows without scripts. */
  readonly menu: number;
  /** From the press to React's answer, which other controls wait for. */
  readonly react: number;
  /** The same from the arrival of the last script that was needed, if that was after the press. */
  readonly reactSinceScripts: number;
}

const MENU = 'header button[aria-expanded]';

/** A click that had no effect after this time was lost. */
const LOST_AFTER_MS = 30_000;

/** How much slower Lighthouse's mobile preset makes the CPU. */
const SLOWDOWN = 4;

/**
 * Measures the first press on a header menu with a slow CPU: on a page that sleeps, as soon as it has loaded; otherwise
 * when it's hydrated.
 */
export async function measureFirstPress(browser: Browser, url: string): Promise<FirstPress> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.goto(url);
  if ((await page.locator('script[data-scripts]').count()) === 0) {
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await quiet(page);
  }
  const box = await page.locator(MENU).first().boundingBox();
  if (!box) throw new Error(`${url}: no header menu is visible.`);

  const measured = await page.evaluateHandle(
    ({menu, lostAfterMs}) => {
      const button = document.querySelector(menu)!;
      const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
      const lost = new Promise<number>((resolve) => {
        setTimeout(() => resolve(Infinity), lostAfterMs);
      });
      const pressed = new Promise<number>((resolve) => {
        addEventListener('pointerdown', ({timeStamp}) => resolve(timeStamp), {
          capture: true,
          once: true,
        });
      });
      // The first task after a frame's callbacks runs when the frame is painted.
      const shown = new Promise<number>((resolve) => {
        new ResizeObserver(() => {
          if (panel.checkVisibility()) setTimeout(() => resolve(performance.now()));
        }).observe(panel);
      });
      const answered = new Promise<number>((resolve) => {
        new MutationObserver(() => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        }).observe(button, {attributeFilter: ['aria-expanded']});
      });
      return {
        times: Promise.all([pressed, Promise.race([shown, lost]), Promise.race([answered, lost])]),
      };
    },
    {menu: MENU, lostAfterMs: LOST_AFTER_MS},
  );

  // Without moving the mouse there first, which would wake the page before the press.
  const press = {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    button: 'left',
    clickCount: 1,
  } as const;
  await devtools.send('Input.dispatchMouseEvent', {...press, type: 'mousePressed'});
  await devtools.send('Input.dispatchMouseEvent', {...press, type: 'mouseReleased'});
  const result = await measured.evaluate(async ({times}) => {
    const [pressedAt, menuAt, reactAt] = await times;
    const arrivals = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({initiatorType, responseEnd}) => initiatorType === 'script' && responseEnd < reactAt)
      .map(({responseEnd}) => responseEnd);
    return {
      menu: menuAt - pressedAt,
      react: reactAt - pressedAt,
      reactSinceScripts: reactAt - Math.max(pressedAt, ...arrivals),
    };
  });
  await page.close();
  return result;
}
