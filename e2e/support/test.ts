import {test as base, expect, type ConsoleMessage, type Locator, type Page} from 'playwright/test';

export interface PageLog {
  /** Console messages of every level and uncaught errors. */
  readonly messages: string[];
  /** URLs of requests to other hosts. */
  readonly foreignRequests: string[];
  /** Ignores matching messages from now on. */
  readonly allow: (text: RegExp) => void;
  readonly clear: () => void;
}

/** Chromium logs this line when the document itself has status 404. */
const isOwn404Line = (message: ConsoleMessage, page: Page) =>
  message.text().includes('the server responded with a status of 404') &&
  message.location().url === page.url();

/** Records a page's console messages, uncaught errors, and requests to other hosts. */
export function logPage(page: Page, origin: string): PageLog {
  const messages: string[] = [];
  const foreignRequests: string[] = [];
  const allowed: RegExp[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) messages.push(text);
  };

  page.on('console', (message) => {
    if (!isOwn404Line(message, page)) note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      foreignRequests.push(request.url());
    }
  });

  return {
    messages,
    foreignRequests,
    allow: (text) => allowed.push(text),
    clear() {
      messages.length = 0;
      foreignRequests.length = 0;
    },
  };
}

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

/** Returns the text on the clipboard. */
export const clipboardOf = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

/** Returns a tool of the help center, by its name. */
export const toolOf = (page: Page, name: string): Locator => page.getByRole('group', {name});
