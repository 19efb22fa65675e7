/** The values of a form, by field name. */
export interface Submission {
  readonly form: 'waitlist' | 'article-feedback' | 'contact' | 'changelog' | 'partner';
  readonly fields: Readonly<Record<string, string>>;
}

/** The outcome. `logged` means only written to the browser's console. */
export type SubmissionResult =
  | {readonly outcome: 'logged'}
  | {readonly outcome: 'sent'}
  | {readonly outcome: 'failed'; readonly reason: string};

export interface SubmitOptions {
  /** The URL that submissions are posted to as JSON, or null to write them to the console only. */
  readonly endpoint: string | null;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 10_000;

/** Submits any form of the site. Never throws: the result has the reason for a failure. */
export async function submit(
  submission: Submission,
  {endpoint, fetch}: SubmitOptions,
): Promise<SubmissionResult> {
  if (endpoint === null) {
    console.info('Form submission', submission);
    return {outcome: 'logged'};
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok
      ? {outcome: 'sent'}
      : {outcome: 'failed', reason: `The server responded with status ${response.status}.`};
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      outcome: 'failed',
      reason: isTimeout
        ? `The server didn’t respond within ${TIMEOUT_MS / 1000} seconds.`
        : 'We couldn’t reach the server.',
    };
  }
}
