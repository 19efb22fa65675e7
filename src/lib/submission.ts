/** What a form hands over. Field names are those of the form. */
export interface Submission {
  readonly form: 'waitlist' | 'article-feedback' | 'contact' | 'changelog' | 'partner';
  readonly fields: Readonly<Record<string, string>>;
}

/** What became of it. `logged`: written to the browser's console and sent nowhere. */
export type SubmissionResult =
  | {readonly outcome: 'logged'}
  | {readonly outcome: 'sent'}
  | {readonly outcome: 'failed'; readonly reason: string};

export interface SubmitOptions {
  /** Where submissions are posted as JSON, or null to write them to the console only. */
  readonly endpoint: string | null;
  readonly fetch: typeof globalThis.fetch;
  readonly log: (message: string, submission: Submission) => void;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** The one way out for every form of the site. Never throws: what went wrong is in the result. */
export async function submit(
  submission: Submission,
  options: SubmitOptions,
): Promise<SubmissionResult> {
  const {endpoint, fetch, log, timeoutMs = DEFAULT_TIMEOUT_MS} = options;
  if (endpoint === null) {
    log('Form submission', submission);
    return {outcome: 'logged'};
  }
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok
      ? {outcome: 'sent'}
      : {outcome: 'failed', reason: `The server answered with status ${response.status}.`};
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      outcome: 'failed',
      reason: isTimeout
        ? `The server did not answer within ${timeoutMs / 1000} seconds.`
        : 'The server could not be reached.',
    };
  }
}

/** The promised behaviour without a backend: the entry is in the browser's console and nowhere else. */
export function logSubmission(message: string, submission: Submission): void {
  console.info(message, submission);
}
