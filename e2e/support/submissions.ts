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
