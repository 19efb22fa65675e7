import {test as base, expect} from 'playwright/test';

import {logPage, type PageLog} from './pageLog';

/** Playwright's `test` for journeys: each fails when its page left anything in the console or asked another host. */
export const test = base.extend<{log: PageLog}>({
  log: [
    async ({page, baseURL}, use) => {
      const log = logPage(page, baseURL ?? '');
      await use(log);
      expect.soft(log.messages, 'nothing unexpected in the console').toEqual([]);
      expect.soft(log.foreignRequests, 'no request to another host').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};
