import {defineConfig} from 'playwright/test';
import {findBrowser} from './scripts/lib/findBrowser.cjs';

/** Not 3000, so that the journeys run beside `npm start`. JOURNEYS_PORT keeps two checkouts apart. */
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
const isCi = Boolean(process.env.CI);
const executablePath = findBrowser();

/** Visitor journeys on the built site, served as in production. Run `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: '100%',
  fullyParallel: true,
  // Four times what the slowest test takes, because machines shared with others stall now and then.
  timeout: 60_000,
  // A machine shared with others stalls now and then; a test that passes only the second time is listed as flaky.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [
    ['list'],
    ['json', {outputFile: 'test-results/journeys.json'}],
    ['./e2e/support/slowestReporter.ts'],
  ],
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
  // A test runs on the phone, too, when it's tagged @phone, and only there when it's tagged @phone-only.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: {viewport: {width: 1280, height: 800}},
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !isCi,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
