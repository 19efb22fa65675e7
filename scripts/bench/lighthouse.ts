import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from 'playwright';

import config from '../../playwright.config';

export const launchOptions = config.use?.launchOptions ?? {};

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times in milliseconds. `speed` is Lighthouse's `benchmarkIndex` of the machine while it ran. */
export type Metrics = Readonly<
  Record<keyof typeof metrics | (typeof categories)[number] | 'speed', number>
>;

interface LighthouseReport {
  readonly runtimeError?: {readonly message: string};
  readonly environment: {readonly benchmarkIndex: number};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
}

/** Chrome's trace lacks the start of the navigation now and then, and Lighthouse asks to run it again. */
const ATTEMPTS = 3;

/**
 * Runs Lighthouse once, in its mobile preset and a browser of its own.
 *
 * @param packages the folder where Lighthouse is installed.
 * @throws when the page can't be measured.
 */
export async function runLighthouse(
  packages: string,
  url: string,
  attempts = ATTEMPTS,
): Promise<Metrics> {
  try {
    return await measure(packages, url);
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(packages, url, attempts - 1);
  }
}

async function measure(packages: string, url: string): Promise<Metrics> {
  const cli = path.join(packages, 'node_modules/lighthouse/cli/index.js');
  const flags = ['--headless', ...(launchOptions.args ?? [])].join(' ');
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
    ],
    {
      env: {...process.env, CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath()},
      // A report contains screenshots.
      maxBuffer: 2 ** 28,
    },
  );
  const report = JSON.parse(stdout) as LighthouseReport;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  const valueOf = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const scoreOf = (category: string) =>
    Math.round((report.categories[category]?.score ?? NaN) * 100);
  return {
    speed: report.environment.benchmarkIndex,
    ...(Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [name, valueOf(audit)]),
    ) as Record<keyof typeof metrics, number>),
    ...(Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Record<
      (typeof categories)[number],
      number
    >),
  };
}
