import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {expect, test as base} from 'playwright/test';

import {recordShifts} from './support/layoutShift';

/** Pages of all layouts. */
const PATHS = [
  '/',
  '/pricing',
  '/radar',
  '/status',
  '/help',
  '/help/saved',
  '/help/article/setup-account',
  '/docs/quick-start',
  '/api/errors',
  '/api/search-leads',
  '/blog',
];

const PIECE_BYTES = 6000;

/** A frame and a half, so that the browser paints between two pieces. */
const PAUSE_MS = 25;

const test = base.extend<{slowSite: string}>({
  /** The site, whose pages arrive in pieces once their head has. */
  slowSite: async ({baseURL}, use) => {
    const server = createServer(({url = '/'}, response) => {
      void sendSlowly(new URL(url, baseURL), response);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
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
  test(`${path} keeps still while it arrives`, {tag: '@phone'}, async ({page, slowSite}) => {
    const shifts = await recordShifts(page);
    await page.goto(slowSite + path);
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
  });
}
