import {defineConfig} from 'playwright/test';
import type {EngineOptions} from './e2e/engines/launchEngine';
import {findBrowser} from './scripts/lib/findBrowser.cjs';

/** Not 3000, so tests can run next to `npm start`. Set JOURNEYS_PORT to test two checkouts in parallel. */
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
const isCi = Boolean(process.env.CI);
const executablePath = findBrowser();

const ENGINES = '**/engines/*.spec.ts';

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** Runs end-to-end tests on the built site, served as in production. Run `npm run build` first. */
export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  // A browser has threads of its own; a third worker on two cores only makes all wait for each other.
  workers: '100%',
  fullyParallel: true,
  // Four times the duration of the slowest test, because shared machines stall now and then.
  timeout: 60_000,
  // For the same reason, three times Playwright's default.
  expect: {timeout: 15_000},
  // Shared machines stall now and then; a test that passes on retry is reported as flaky.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [['list'], ['./e2e/support/slowestReporter.ts']],
  use: {
    baseURL: `http://localhost:${port}`,
    timezoneId: 'UTC',
    launchOptions: {
      ...(executablePath && {executablePath}),
      args: [
        // Containers have no user namespaces, and we trust our own pages.
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
  // Tests tagged @phone also run on the phone; tests tagged @phone-only run only there, and those
  // tagged @algolia-only only with playwright.algolia.config.ts.
  projects: [
    {
      name: 'desktop',
      testIgnore: ENGINES,
      grepInvert: /@(?:phone|algolia)-only/,
      use: {viewport: {width: 1280, height: 800}, permissions: CLIPBOARD},
    },
    {
      name: 'phone',
      testIgnore: ENGINES,
      grep: /@phone/,
      use: {
        viewport: {width: 390, height: 844},
        hasTouch: true,
        isMobile: true,
        permissions: CLIPBOARD,
      },
    },
    // A separate step starts these: the machine's Firefox and WebKit, one browser each for all tests.
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: ENGINES,
      fullyParallel: false,
      use: {engine},
    })),
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !isCi,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
