import type {Page} from 'playwright/test';

/** Installs a fake clock that runs until it's stopped. Call it before opening the page. */
export const takeClock = (page: Page): Promise<void> =>
  page.clock.install({time: '2026-11-21T09:00:00Z'});

/** Stops the clock. Jumping 2 min or more would time out scripts that are still loading. */
export const stopClock = (page: Page): Promise<void> => page.clock.pauseAt('2026-11-21T09:01:30Z');

/**
 * Delays all files of the pattern that are requested from now on, as on a slow network.
 *
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

export const SCRIPTS = '**/assets/js/**';

export const holdScripts = (page: Page) => holdRequests(page, SCRIPTS);

/**
 * Answers requests for scripts with the 404 page, as after a release that no longer has them.
 *
 * @param isGone whether the script at this URL is; by default, all are
 * @returns a function that brings them back
 */
export async function loseScripts(
  page: Page,
  isGone: (url: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  await page.route(SCRIPTS, (route) =>
    isGone(route.request().url())
      ? route.fulfill({status: 404, contentType: 'text/html', body: 'Not found'})
      : route.continue(),
  );
  return () => page.unroute(SCRIPTS);
}

/** Runs in the page before its scripts: a browser that saves data, so the page fetches nothing ahead. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
}

/**
 * Translates the page to capital letters as Chrome does: marks `<html>`, puts an element in the place of each text, and
 * does the same with texts that are added or changed later.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = (root: Node): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = root instanceof Text ? [root] : [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    };
    const replace = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest('font, script, style, code')) return;
      const shown = document.createElement('font');
      shown.append(text.data.toUpperCase());
      text.before(shown);
      text.remove();
    };
    document.documentElement.classList.add('translated-ltr');
    texts(document.body).forEach(replace);
    new MutationObserver((records) => {
      for (const {target, addedNodes} of records) {
        for (const node of [target, ...addedNodes])
          if (node.isConnected) texts(node).forEach(replace);
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  });
