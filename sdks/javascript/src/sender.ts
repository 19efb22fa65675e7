import {ConnectionError, EmberlineError, errorOf, TimeoutError, type ApiError} from './errors.js';
import {API_URL, USER_AGENT} from './version.js';

/** How requests are sent. */
export interface ConnectionOptions {
  /** The API's URL without `/v1`. Change it for tests. */
  readonly baseUrl?: string | undefined;
  /**
   * Milliseconds for each attempt, until the whole response has arrived. 30,000 by default. Node's `fetch` stops connecting
   * after 10 seconds.
   */
  readonly timeout?: number | undefined;
  /** How many times a failed request is repeated. 2 by default; 0 turns retries off. */
  readonly maxRetries?: number | undefined;
  /** Sends a request. Replace it to use a proxy, or in tests. */
  readonly fetch?: typeof fetch | undefined;
  /** Waits before a retry, and rejects when the signal aborts. */
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** The time in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** A number from 0 to 1, which spreads the retries of many clients. */
  readonly random?: (() => number) | undefined;
}

/** Options of a single request. */
export interface RequestOptions {
  /** Milliseconds for each attempt. */
  readonly timeout?: number | undefined;
  /** Stops the request, and the wait before a retry. */
  readonly signal?: AbortSignal | undefined;
}

export interface SentRequest {
  readonly method: string;
  /** With its query: `/v1/contacts?limit=2`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether sending it twice has the effect of sending it once. */
  readonly isRepeatable: boolean;
}

export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** Parsed JSON, or the text if it isn't JSON. Undefined if it's empty. */
  readonly body: unknown;
}

const MAX_RETRY_AFTER_SECONDS = 60;
const FIRST_BACKOFF_MS = 500;
const MAX_BACKOFF_MS = 8000;

/** Longer timers run at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Sends requests, and repeats those that may succeed later. */
export class Sender {
  readonly baseUrl: string;
  readonly #timeout: number;
  readonly #maxRetries: number;
  readonly #fetch: typeof fetch;
  readonly #sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  readonly #now: () => number;
  readonly #random: () => number;

  constructor({
    baseUrl = API_URL,
    timeout = 30_000,
    maxRetries = 2,
    // Read when it's called, so that it can be replaced later.
    fetch: send = (...request) => fetch(...request),
    sleep = wait,
    now = Date.now,
    random = Math.random,
  }: ConnectionOptions) {
    // A URL may also start with a host and a port, which are read as its scheme.
    if (!/^https?:\/\/[^/]/.test(baseUrl)) {
      throw new EmberlineError('baseUrl must start with https:// or http://.');
    }
    this.baseUrl = new URL(baseUrl).href.replace(/\/+$/, '');
    this.#timeout = positive(timeout);
    this.#maxRetries = maxRetries;
    this.#fetch = send;
    this.#sleep = sleep;
    this.#now = now;
    this.#random = random;
  }

  /**
   * @throws {ApiError} if the last attempt's response is an error
   * @throws {ConnectionError} if the last attempt has no response
   * @throws the signal's reason when it aborts
   */
  async send(request: SentRequest, options: RequestOptions = {}): Promise<Received> {
    for (let retries = 0; ; retries += 1) {
      options.signal?.throwIfAborted();
      const result = await this.#attempt(request, options);
      if (!(result instanceof Error)) return result;
      const delay = this.#delayBeforeRetry(result, retries, request);
      if (delay === null) throw result;
      await this.#sleep(delay, options.signal);
    }
  }

  async #attempt(
    {method, path, headers, body}: SentRequest,
    {timeout = this.#timeout, signal}: RequestOptions,
  ): Promise<Received | ApiError | ConnectionError> {
    positive(timeout);
    const controller = new AbortController();
    let hasTimedOut = false;
    const timer = setTimeout(
      () => {
        hasTimedOut = true;
        controller.abort();
      },
      Math.min(timeout, LONGEST_TIMER_MS),
    );
    const onAbort = () => controller.abort();
    signal?.addEventListener('abort', onAbort, {once: true});
    try {
      const send = this.#fetch;
      const response = await send(this.baseUrl + path, {
        method,
        headers: {
          Accept: 'application/json, application/problem+json',
          'User-Agent': USER_AGENT,
          ...headers,
        },
        body,
        signal: controller.signal,
        // The API never redirects. Following one would send the key to another URL.
        redirect: 'manual',
      });
      return this.#read(response, await response.text());
    } catch (error) {
      signal?.throwIfAborted();
      const at = `${method} ${path.replace(/\?.*/, '')}`;
      if (hasTimedOut) return new TimeoutError(`${at}: no response within ${timeout} ms.`);
      const reason = reasonOf(error);
      const Failure = fetchTimeout.test(reason) ? TimeoutError : ConnectionError;
      return new Failure(`${at}: ${reason}`, {cause: error});
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #read({ok, status, statusText, headers}: Response, text: string): Received | ApiError {
    const body = parse(text);
    if (ok) return {status, statusText, headers, body};
    const retryAfter = retryAfterOf(headers, this.#now());
    return errorOf({status, statusText, headers, body, retryAfter});
  }

  /** Returns the milliseconds to wait, or `null` if the request must not be repeated. */
  #delayBeforeRetry(
    error: ApiError | ConnectionError,
    retries: number,
    {isRepeatable}: SentRequest,
  ): number | null {
    // Also ends the retries if the limit isn't a number.
    if (!(retries < this.#maxRetries)) return null;
    const status = error instanceof ConnectionError ? 0 : error.status;
    // After these, nothing has run. A connection error or a proxy's error doesn't say.
    const hasNotRun = [429, 500, 503].includes(status);
    if (!hasNotRun && !(isRepeatable && [0, 502, 504].includes(status))) return null;
    const retryAfter = error instanceof ConnectionError ? null : error.retryAfter;
    if (retryAfter === null) {
      return this.#random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** retries);
    }
    if (retryAfter > MAX_RETRY_AFTER_SECONDS) return null;
    // Up to a second more, so that clients that were refused together don't come back together.
    return retryAfter > 0 ? (retryAfter + this.#random()) * 1000 : 0;
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const httpDate = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** The seconds in `Retry-After`, which may be a date. */
function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d+$/.test(value)) return Number(value);
  // Without the pattern, `Date.parse` takes "-5" for a day in May 2001.
  const date = httpDate.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

/** The codes of `fetch`'s own time limits. */
const fetchTimeout = /UND_ERR_(?:CONNECT|HEADERS|BODY)_TIMEOUT/;

/** @throws if a request could never succeed within the timeout */
function positive(timeout: number): number {
  if (!(timeout > 0)) throw new EmberlineError('timeout must be more than 0 milliseconds.');
  return timeout;
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const {code, message} = cause as {code?: unknown; message?: unknown};
  return `the connection failed (${String(code ?? message)}).`;
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, {once: true});
  });
}
