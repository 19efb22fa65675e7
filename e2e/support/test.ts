import {test as base, expect} from 'playwright/test';

import {logPage, type PageLog} from './pageLog';

export interface LogOptions {
  /** URLs of other hosts that the tested site may contact; null for none. */
  readonly expectedHosts: RegExp | null;
}

/** Extends Playwright's `test`: a test fails if its page logs a message or contacts another host. */
export const test = base.extend<{log: PageLog} & LogOptions>({
  expectedHosts: [null, {option: true}],
  log: [
    async ({page, baseURL, expectedHosts}, use) => {
      const log = logPage(page, baseURL ?? '');
      await use(log);
      expect.soft(log.messages, 'unexpected console messages').toEqual([]);
      const foreign = log.foreignRequests.filter((url) => !expectedHosts?.test(url));
      expect.soft(foreign, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
