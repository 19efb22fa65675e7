import {createServer, type ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, test as base} from 'playwright/test';

import {listen} from '../scripts/lib/listen.mjs';
import {hydrated, recordShifts} from './support/layout';

/**
 * Pages with different layouts and first screens, and URLs that change what a page shows once it's awake. Fonts arrive
 * after that, so a page in the list with a query isn't there without one, too.
 */
const PATHS = [
  '/',
  '/pricing?billing=yearly',
  '/radar?heat=hot',
  '/demo?industry=saas&lead=1&step=results',
  '/integrations?q=sales',
  '/contact?topic=billing',
  '/status',
  '/help',
  '/help/saved',
  '/help/article/setup-account',
  '/docs/quick-start',
  '/api/search-leads',
  '/api/send-email?call=sendEmail',
  '/blog',
  '/blog/list-hygiene-arithmetic',
  '/search?q=bounce',
  ...(process.env.FULL
    ? [
        '/pricing',
        '/radar',
        '/demo',
        '/help/article/payment-methods',
        '/help/category/troubleshooting',
        '/api/errors',
        '/privacy',
        '/changelog',
      ]
    : []),
];

/** A few frames, in which the browser paints the fallbacks. */
const FONTS_AFTER_MS = 100;

const PIECE_BYTES = process.env.FULL ? 6000 : 12_000;

/** A frame and a half, so that the browser paints between two pieces. */
const PAUSE_MS = 25;

const test = base.extend<{slowSite: string}>({
  /** The site, whose pages arrive in pieces once their head has. */
  slowSite: async ({baseURL}, use) => {
    const server = createServer(({url = '/'}, response) => {
      void sendSlowly(new URL(url, baseURL), response);
    });
    const port = await listen(server, {port: 0, host: 'localhost'});
    await use(`http://localhost:${port}`);
    server.closeAllConnections();
    server.close();
  },
});

async function sendSlowly(url: URL, response: ServerResponse): Promise<void> {
  const file = await fetch(url);
  const body = Buffer.from(await file.arrayBuffer());
  const type = file.headers.get('content-type') ?? '';
  response.writeHead(file.status, {'content-type': type});
  const start = type.startsWith('text/html') ? body.indexOf('<body') : body.length;
  response.write(body.subarray(0, start));
  for (let at = start; at < body.length; at += PIECE_BYTES) {
    response.write(body.subarray(at, at + PIECE_BYTES));
    await wait(PAUSE_MS);
  }
  response.end();
}

for (const path of PATHS) {
  test(
    `${path} keeps still while it and its fonts arrive`,
    {tag: '@phone'},
    async ({page, slowSite}) => {
      const shifts = await recordShifts(page);
      let sendFonts = () => {};
      const isReady = new Promise<void>((resolve) => (sendFonts = resolve));
      const fonts: Promise<void>[] = [];
      await page.route('**/fonts/*', (route) => {
        fonts.push(isReady.then(() => wait(FONTS_AFTER_MS)).then(() => route.continue()));
      });
      // A preloaded font that waits for the page would keep it from its load event.
      await page.goto(slowSite + path, {waitUntil: 'domcontentloaded'});
      if (path.includes('?')) {
        await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(1);
        await expect(page.locator('html[data-url-pending]')).toHaveCount(0);
      }
      sendFonts();
      // Removed once the fonts are shown, or don't fit.
      await page.waitForFunction(() => !document.querySelector('style[data-web-fonts]'));
      expect(fonts).toHaveLength(2);
      await hydrated(page);
      await page.evaluate(async () => {
        for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      expect(await shifts()).toEqual([]);
    },
  );
}
