import {defineConfig} from 'playwright/test';
import {findBrowser} from './scripts/lib/findBrowser.cjs';

/** Not 3000, so that the journeys run beside `npm start`; JOURNEYS_PORT keeps two checkouts apart. */
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
const isCi = Boolean(process.env.CI);
const executablePath = findBrowser();

/** A visitor's journeys on the built site, served as in production. `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A machine shared with others stalls now and then; a test that passes only the second time is listed as flaky.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath && {executablePath}),
      args: [
        // Containers have no user namespaces, and the pages are our own.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {name: 'desktop', use: {viewport: {width: 1280, height: 800}}},
    {name: 'phone', use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true}},
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !isCi,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
