import {chromium, test as base, expect, type BrowserContext} from 'playwright/test';

import {findWholeBrowser} from '../scripts/lib/findBrowser.cjs';
import {hydrated} from './support/layout';
import {hostsLookedUp} from './support/netLog';
import {openSearch, searchFor} from './support/search';
import {templatePaths} from './support/sitePages';

/**
 * What the HTML of each page names is checked without a browser, so one page of each kind of script is enough. With
 * `npm test -- --full` it's one of each template.
 */
const visited = process.env.FULL
  ? templatePaths()
  : ['/', '/demo', '/radar', '/help', '/api/search-leads', '/blog', '/search?q=bounce'];

/** Hides preconnects; Playwright sets it, too. */
const HIDING_FLAG = '--disable-background-networking';

interface Fixtures {
  /** The site's origin. */
  readonly origin: string;
  /** A browser that connects as a visitor's does, and logs its network activity to a file. */
  readonly visitor: {readonly context: BrowserContext; readonly close: () => Promise<string>};
}

const test = base.extend<Fixtures>({
  origin: ({baseURL}, use) => use(baseURL ?? ''),
  visitor: async ({launchOptions}, use, info) => {
    const logFile = info.outputPath('net-log.json');
    const executablePath = findWholeBrowser();
    // With a profile of its own: in Playwright's usual incognito context nothing is preconnected.
    const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      // The headless shell connects to no host ahead of a request.
      ...(executablePath ? {executablePath} : {channel: 'chromium'}),
      args: [
        ...(launchOptions.args ?? []).filter((arg) => arg !== HIDING_FLAG),
        `--log-net-log=${logFile}`,
      ],
      ignoreDefaultArgs: [HIDING_FLAG],
    });
    const close = async () => {
      await context.close();
      return logFile;
    };
    await use({context, close});
    await context.close();
  },
});

test('no page makes the browser look for another host', async ({visitor, origin}) => {
  test.slow();
  const page = await visitor.context.newPage();
  for (const path of visited) {
    await page.goto(origin + path);
    await hydrated(page);
  }
  await page.goto(origin);
  await openSearch(page);
  await searchFor(page, 'bounce');
  const logFile = await visitor.close();
  expect(hostsLookedUp(logFile, origin)).toEqual([origin]);
});

test('a preconnect would be seen', async ({visitor, origin}) => {
  const page = await visitor.context.newPage();
  await page.route(origin, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<link rel="preconnect" href="https://preconnect.invalid"><link rel="dns-prefetch" href="https://dns.invalid">',
    }),
  );
  await page.goto(origin);
  // The browser connects in parallel with the page, so this page's last request comes after it.
  await page.goto(`${origin}/about`, {waitUntil: 'networkidle'});
  const hosts = hostsLookedUp(await visitor.close(), origin);
  expect(hosts).toContain('https://preconnect.invalid');
  expect(hosts).toContain('https://dns.invalid');
});
