import {test as base, expect} from 'playwright/test';

import {logPage, type PageLog} from './pageLog';

/** Extends Playwright's `test`: a test fails if its page logs a message or contacts another host. */
export const test = base.extend<{log: PageLog}>({
  log: [
    async ({page, baseURL}, use) => {
      const log = logPage(page, baseURL ?? '');
      await use(log);
      expect.soft(log.messages, 'unexpected console messages').toEqual([]);
      expect.soft(log.foreignRequests, 'requests to other hosts').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
