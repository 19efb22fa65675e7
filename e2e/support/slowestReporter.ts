import type {FullConfig, Reporter, Suite} from 'playwright/types/testReporter';

const SHOWN = 30;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`;

/** Prints the slowest tests after a run, to show where the suite's time goes. */
export default class SlowestReporter implements Reporter {
  private suite: Suite | undefined;
  private startedAt = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
    this.startedAt = Date.now();
  }

  onEnd(): void {
    const tests = (this.suite?.allTests() ?? []).map((test) => ({
      durationMs: test.results.reduce((sum, {duration}) => sum + duration, 0),
      name: test.titlePath().filter(Boolean).join(' › '),
    }));
    const slowest = [...tests].sort((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN);
    const totalMs = tests.reduce((sum, {durationMs}) => sum + durationMs, 0);
    console.log(`\nThe ${slowest.length} slowest of ${tests.length} tests:`);
    for (const {durationMs, name} of slowest) console.log(`${seconds(durationMs)}  ${name}`);
    console.log(`${seconds(totalMs)}  all tests, summed over the workers`);
    console.log(`${seconds(Date.now() - this.startedAt)}  total run time`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
