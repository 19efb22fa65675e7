import {AuthenticationError, EmberlineError, errorOf, isObject} from './errors.js';
import {ApiPromise, PagePromise, responseInfo, type WithResponse} from './results.js';
import {
  Sender,
  type ConnectionOptions,
  type Received,
  type RequestOptions,
  type SentRequest,
} from './sender.js';
import {KEY_VARIABLE} from './version.js';

/** The source of a client's access tokens: see `OAuth.tokens`. */
export interface TokenProvider {
  accessToken(): Promise<string>;
  /** Returns a token to use instead of one that the API rejected. */
  renew(rejected: string): Promise<string>;
}

/** Pass one of `apiKey`, `accessToken`, and `tokens`. */
export interface ClientOptions extends ConnectionOptions {
  /** Read from the environment by default. */
  readonly apiKey?: string | undefined;
  /** An OAuth access token that you refresh yourself. */
  readonly accessToken?: string | undefined;
  /** OAuth tokens that are refreshed when they expire. */
  readonly tokens?: TokenProvider | undefined;
}

/** Options of a request that changes something. */
export interface WriteOptions extends RequestOptions {
  /** By default, every method call gets a new key, which its retries share. */
  readonly idempotencyKey?: string | undefined;
}

/** An operation of the contract. */
interface Operation {
  readonly method: string;
  /** With fields in braces: `/v1/campaigns/{campaign_id}`. */
  readonly path: string;
  /** The names of the query's fields. */
  readonly query: readonly string[];
  /** How the other fields are sent; `null` if the operation has no body. */
  readonly body: 'json' | 'form' | null;
  readonly takesKey: boolean;
  /** The response has its data in the `data` field, unless this says that the body is the data, or that there's none. */
  readonly data?: 'body' | null;
}

export type Params = object;

/** Authenticates requests, and reads their responses. */
export abstract class Client {
  readonly #sender: Sender;
  readonly #tokens: TokenProvider | string;

  constructor({apiKey, accessToken, tokens, ...connection}: ClientOptions = {}) {
    const given = [apiKey, accessToken, tokens].filter((each) => each !== undefined);
    if (given.length > 1) {
      throw new EmberlineError('Pass only one of apiKey, accessToken, and tokens.');
    }
    const credentials = given[0] ?? process.env[KEY_VARIABLE];
    if (!credentials) throw new EmberlineError(`Pass apiKey, or set ${KEY_VARIABLE}.`);
    if (typeof credentials === 'string') bearer(credentials);
    this.#tokens = credentials;
    this.#sender = new Sender(connection);
  }

  protected request<Data>(
    operation: Operation,
    params: Params,
    options: WriteOptions = {},
  ): ApiPromise<Data> {
    return new ApiPromise(this.#exchange<Data>(operation, params, options));
  }

  protected list<Data extends {readonly next_cursor: string | null}, Item>(
    operation: Operation,
    params: Params,
    itemsOf: (page: Data) => readonly Item[],
    options: WriteOptions = {},
  ): PagePromise<Data, Item> {
    // Each page's body differs from the previous one, so it needs its own key.
    const {idempotencyKey: _, ...rest} = options;
    const isPage = (data: unknown) =>
      isObject(data) && Array.isArray(itemsOf(data as unknown as Data));
    const fetchPage = (fields: Params, given: WriteOptions) =>
      this.#exchange<Data>(operation, fields, given, isPage);
    return new PagePromise(
      fetchPage(params, options),
      itemsOf,
      async (cursor) => (await fetchPage({...params, cursor}, rest)).data,
    );
  }

  async #exchange<Data>(
    operation: Operation,
    params: Params,
    {idempotencyKey: givenKey, ...options}: WriteOptions,
    isData?: (data: unknown) => boolean,
  ): Promise<WithResponse<Data>> {
    const {method, takesKey} = operation;
    // Code without types may pass null.
    const idempotencyKey = givenKey ?? crypto.randomUUID();
    if (!/^[\x21-\x7e]+$/.test(idempotencyKey)) {
      throw new EmberlineError('The idempotency key is empty or has an invalid character in it.');
    }
    const request = {
      method,
      isRepeatable: method !== 'POST' || takesKey,
      ...split(operation, params),
    };
    const sent = {...request.headers, ...(takesKey && {'Idempotency-Key': idempotencyKey})};
    const received = await this.#authorized({...request, headers: sent}, options).catch(
      (error: unknown) => {
        if (takesKey && error instanceof EmberlineError) error.idempotencyKey = idempotencyKey;
        throw error;
      },
    );
    const response = responseInfo(received.status, received.headers);
    if (operation.data === null && received.body === undefined) {
      return {data: undefined as Data, response};
    }
    const data = operation.data === 'body' ? received.body : dataOf(received.body);
    if (operation.data === null || !(isData ?? isObject)(data)) {
      // Such as a network's sign-in page.
      const error = errorOf({...received, retryAfter: null});
      if (takesKey) error.idempotencyKey = idempotencyKey;
      throw error;
    }
    return {data: data as Data, response};
  }

  /** Repeats a request once if its token is rejected and can be renewed. */
  async #authorized(request: SentRequest, options: RequestOptions): Promise<Received> {
    const tokens = this.#tokens;
    const send = (token: string) =>
      this.#sender.send(
        {...request, headers: {...request.headers, Authorization: bearer(token)}},
        options,
      );
    if (typeof tokens === 'string') return send(tokens);
    const token = await unlessAborted(tokens.accessToken(), options.signal);
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof AuthenticationError)) throw error;
    }
    return send(await unlessAborted(tokens.renew(token), options.signal));
  }
}

/** Puts each field into the part of the request that it belongs to. */
function split(
  {path, query, body}: Operation,
  params: Params,
): Pick<SentRequest, 'path' | 'headers' | 'body'> {
  const rest = new Map(
    Object.entries(params).filter(([, value]) => value !== undefined && value !== null),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) as unknown;
    rest.delete(name);
    return segment(name, value);
  });
  const pairs = Array.from(rest).filter(([name]) => body === null || query.includes(name));
  const search = encode(pairs);
  const target = search === '' ? filled : `${filled}?${search}`;
  if (body === null) return {path: target, headers: {}};
  const fields = Array.from(rest).filter(([name]) => !query.includes(name));
  return body === 'json'
    ? {
        path: target,
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify(Object.fromEntries(fields)),
      }
    : {
        path: target,
        headers: {'Content-Type': 'application/x-www-form-urlencoded'},
        body: encode(fields),
      };
}

/** Encodes fields for a query or a form. A list repeats its name. */
function encode(fields: readonly (readonly [string, unknown])[]): string {
  const pairs = fields.flatMap(([name, value]) =>
    [value].flat().map((each) => [name, textOf(each)]),
  );
  return new URLSearchParams(pairs).toString();
}

function textOf(value: unknown): string {
  // Its day depends on the time zone.
  if (value instanceof Date) throw new EmberlineError('Write a day as text, such as 2026-11-01.');
  return String(value);
}

/** A field of the path. An empty one or a dot would request another path. */
function segment(name: string, value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (['', '.', '..'].includes(text)) throw new EmberlineError(`${name} is missing or invalid.`);
  return encodeURIComponent(text);
}

/** The body without its envelope. */
const dataOf = (body: unknown): unknown => (isObject(body) ? body.data : undefined);

/** @throws if the token can't be part of a header. The message doesn't contain it. */
function bearer(token: string): string {
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new EmberlineError(
      'The key or token has a space, a line break, or another invalid character in it.',
    );
  }
  return `Bearer ${token}`;
}

/** Stops waiting when the signal aborts. The promise itself goes on, because other requests may share it. */
function unlessAborted<Value>(promise: Promise<Value>, signal?: AbortSignal): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
