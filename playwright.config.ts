import {defineConfig} from 'playwright/test';
import type {EngineOptions} from './e2e/engines/launchEngine';
import {findBrowser} from './scripts/lib/findBrowser.cjs';

/** Not 3000, so that the journeys run beside `npm start`. JOURNEYS_PORT keeps two checkouts apart. */
const port = Number(process.env.JOURNEYS_PORT ?? 4173);
const isCi = Boolean(process.env.CI);
const executablePath = findBrowser();

const ENGINES = '**/engines/*.spec.ts';

/** Visitor journeys on the built site, served as in production. Run `npm run build` first. */
export default defineConfig<object, EngineOptions>({
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
      testIgnore: ENGINES,
      grepInvert: /@phone-only/,
      use: {viewport: {width: 1280, height: 800}},
    },
    {
      name: 'phone',
      testIgnore: ENGINES,
      grep: /@phone/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
    // Started by their own step: the machine's Firefox and WebKit, each one browser for all of its journeys.
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
