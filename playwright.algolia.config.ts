import {defineConfig} from 'playwright/test';

import type {LogOptions} from './e2e/support/test';
import shared from './playwright.config';
import {ports} from './test/algolia/server';

/**
 * Runs the search journeys on a site that searches with Algolia, which is a local server here (test/algolia/site.ts).
 */
export default defineConfig<LogOptions>({
  ...shared,
  testMatch: 'search.spec.ts',
  projects: [{name: 'algolia', use: {viewport: {width: 1280, height: 800}}}],
  use: {
    ...shared.use,
    baseURL: `http://localhost:${ports.site}`,
    // The local server signs its own certificate.
    ignoreHTTPSErrors: true,
    expectedHosts: /^https:\/\/[\w-]+\.(algolia\.net|algolianet\.com)\//,
    launchOptions: {
      ...shared.use?.launchOptions,
      args: [
        ...(shared.use?.launchOptions?.args ?? []),
        `--host-resolver-rules=MAP *.algolia.net localhost:${ports.algolia}, MAP *.algolianet.com localhost:${ports.algolia}`,
      ],
    },
  },
  webServer: {
    command: 'tsx test/algolia/site.ts',
    url: `http://localhost:${ports.site}`,
    reuseExistingServer: !process.env.CI,
    // It builds the site first.
    timeout: 600_000,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
