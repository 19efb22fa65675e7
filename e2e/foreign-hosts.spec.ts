import {readFileSync} from 'node:fs';
import {chromium, test as base, expect, type BrowserContext} from 'playwright/test';

import {findWholeBrowser} from '../scripts/lib/findBrowser.cjs';
import {hydrated} from './support/layout';
import {openSearch, searchFor} from './support/search';
import {templatePaths} from './support/sitePages';

/**
 * Another check covers the HTML of every page without a browser, so one page per kind of script is enough here. `npm
 * test -- --full` visits one per template.
 */
const visited = process.env.FULL
  ? templatePaths()
  : ['/', '/demo', '/radar', '/help', '/api/search-leads', '/blog', '/search?q=bounce'];

/** Disables preconnects; Playwright sets it by default. */
const HIDING_FLAG = '--disable-background-networking';

interface Fixtures {
  readonly origin: string;
  /** A browser that connects like a visitor's and logs its network activity to a file. */
  readonly visitor: {readonly context: BrowserContext; readonly close: () => Promise<string>};
}

const test = base.extend<Fixtures>({
  origin: ({baseURL}, use) => use(baseURL ?? ''),
  visitor: async ({launchOptions}, use, info) => {
    const logFile = info.outputPath('net-log.json');
    const executablePath = findWholeBrowser();
    // Uses a profile, because Playwright's usual incognito context doesn't preconnect.
    const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      // The headless shell doesn't preconnect.
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

interface NetLog {
  readonly constants: {readonly logEventTypes: Readonly<Record<string, number>>};
  readonly events: readonly {
    readonly type: number;
    readonly params?: {readonly host?: string; readonly network_anonymization_key?: string};
  }[];
}

/** Chromium queries its vendor about form fields, on behalf of the page with the form. */
const BROWSERS_OWN = 'https://content-autofill.googleapis.com';

/**
 * Returns every host that the site's pages made the browser look up, from Chromium's network log. Unlike request
 * events, the log includes preconnects and DNS prefetches.
 *
 * @param origin the site's origin; the browser's own lookups have another key and are left out
 */
function hostsLookedUp(file: string, origin: string): string[] {
  const {constants, events} = JSON.parse(readFileSync(file, 'utf8')) as NetLog;
  const lookUp = constants.logEventTypes.HOST_RESOLVER_MANAGER_REQUEST;
  const {protocol, hostname} = new URL(origin);
  const hosts = events
    .filter(({type}) => type === lookUp)
    .filter(({params}) =>
      params?.network_anonymization_key?.startsWith(`${protocol}//${hostname} `),
    )
    .flatMap(({params}) => params?.host ?? [])
    .filter((host) => host !== BROWSERS_OWN);
  return Array.from(new Set(hosts));
}

test('no page makes the browser look up another host, which its network log would show', async ({
  visitor,
  origin,
}) => {
  test.slow();
  const page = await visitor.context.newPage();
  for (const path of visited) {
    await page.goto(origin + path);
    await hydrated(page);
  }
  await page.goto(origin);
  await openSearch(page);
  await searchFor(page, 'bounce');

  const others = ['https://preconnect.invalid', 'https://dns.invalid'];
  await page.route(origin, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="preconnect" href="${others[0]}"><link rel="dns-prefetch" href="${others[1]}">`,
    }),
  );
  await page.goto(origin);
  // The browser preconnects while the page loads, so the last request of another page comes later.
  await page.goto(`${origin}/about`, {waitUntil: 'networkidle'});
  const hosts = hostsLookedUp(await visitor.close(), origin);
  expect(new Set(hosts)).toEqual(new Set([origin, ...others]));
});
