import type {Page} from 'playwright/test';

import type {Submission} from '../../src/lib/submission';
import type {PageLog} from './test';

/** Collects submissions from the console, where forms log them without an endpoint. */
export function collectSubmissions(page: Page, log: PageLog): Submission[] {
  const submissions: Submission[] = [];
  log.allow(/^info: Form submission /);
  page.on('console', async (message) => {
    const [label, submission] = message.args();
    if (message.type() !== 'info' || (await label?.jsonValue()) !== 'Form submission') return;
    submissions.push((await submission?.jsonValue()) as Submission);
  });
  return submissions;
}

/** Patches the bundle as if it had been built with this endpoint, which is read at build time. */
export async function configureEndpoint(page: Page, endpoint: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(
      '"formsEndpoint":null',
      `"formsEndpoint":${JSON.stringify(endpoint)}`,
    );
    if (body === script) throw new Error('The bundle has no "formsEndpoint":null.');
    await route.fulfill({response, body});
  });
}
