import {PaginationError} from './errors.js';

/** The status and the headers of a response. */
export interface ResponseInfo {
  readonly status: number;
  /** Include it when you contact support. */
  readonly requestId: string | null;
  /** `null` if the response doesn't say. */
  readonly rateLimit: RateLimit | null;
  /** Whether this is the stored response to an earlier request with the same idempotency key. */
  readonly isReplayed: boolean;
  readonly headers: Headers;
}

export interface RateLimit {
  /** Requests per hour. */
  readonly limit: number;
  /** Requests left this hour. */
  readonly remaining: number;
  /** Seconds until the count resets. */
  readonly reset: number;
}

export interface WithResponse<Data> {
  readonly data: Data;
  readonly response: ResponseInfo;
}

/** A promise of the response's data. `withResponse()` also returns its request id and rate limit. */
export class ApiPromise<Data> extends Promise<Data> {
  /** `then` returns a plain promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #exchange: Promise<WithResponse<Data>>;

  constructor(exchange: Promise<WithResponse<Data>>) {
    super((resolve, reject) => {
      exchange.then(({data}) => resolve(data), reject);
    });
    this.#exchange = exchange;
  }

  withResponse(): Promise<WithResponse<Data>> {
    // The caller handles the rejection of the other promise.
    this.catch(() => {});
    return this.#exchange;
  }
}

interface Page {
  readonly next_cursor: string | null;
}

/**
 * A promise of a list's first page. It's also an iterable of all items, which fetches a page when you reach it:
 * `for await (const contact of client.listContacts())`.
 */
export class PagePromise<Data extends Page, Item> extends ApiPromise<Data> {
  readonly #itemsOf: (page: Data) => readonly Item[];
  readonly #fetchNext: (cursor: string) => Promise<Data>;

  constructor(
    exchange: Promise<WithResponse<Data>>,
    itemsOf: (page: Data) => readonly Item[],
    fetchNext: (cursor: string) => Promise<Data>,
  ) {
    super(exchange);
    this.#itemsOf = itemsOf;
    this.#fetchNext = fetchNext;
  }

  /** @throws {PaginationError} if a cursor repeats */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#itemsOf(page);
  }

  /**
   * All pages, for work that continues later: store a page's `next_cursor` when you're done with the page.
   *
   * @throws {PaginationError} if a cursor repeats
   */
  async *pages(): AsyncGenerator<Data, void, undefined> {
    const seen = new Set<string>();
    let page = await (this as Promise<Data>);
    for (;;) {
      yield page;
      const cursor = page.next_cursor;
      if (!cursor) return;
      if (seen.has(cursor)) {
        throw new PaginationError(`The list returned the cursor ${cursor} for the second time.`);
      }
      seen.add(cursor);
      page = await this.#fetchNext(cursor);
    }
  }
}

export function responseInfo(status: number, headers: Headers): ResponseInfo {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => {
    const value = headers.get(`ratelimit-${name}`);
    return value === null ? NaN : Number(value);
  }) as [number, number, number];
  return {
    status,
    requestId: headers.get('request-id'),
    rateLimit: Number.isNaN(limit + remaining + reset) ? null : {limit, remaining, reset},
    isReplayed: headers.get('idempotency-replayed') === 'true',
    headers,
  };
}
