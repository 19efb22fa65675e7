/** A request to show as code. Samples read the API key, or the client's id and secret, from the environment. */
export interface SampleRequest {
  /** `GET`, `POST`. */
  readonly method: string;
  /** With scheme and host, such as `https://api.example/v1/leads`. */
  readonly url: string;
  /** A list repeats its name for each item. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Values of printable ASCII. `Authorization` is ignored, because samples set it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. Undefined for a request without a body. */
  readonly body?: unknown;
  /** The body as it was typed, which may not be JSON. Only cURL sends it unchanged. */
  readonly bodyText?: string;
  /** Sent as a form instead. */
  readonly form?: Readonly<Record<string, string>>;
  /** Whether an OAuth app sends it, with HTTP Basic authentication instead of an API key. */
  readonly isFromClient?: boolean;
}

/** The headers without `Authorization`. */
export function headersOf({headers}: SampleRequest): [name: string, value: string][] {
  return Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
}

/** Whether the header is the idempotency key. Samples generate a new one for each run. */
export const isIdempotencyKey = (name: string): boolean => name.toLowerCase() === 'idempotency-key';

/** Whether the request has an idempotency key. */
export const isKeyed = ({headers}: SampleRequest): boolean =>
  Object.keys(headers).some(isIdempotencyKey);

/** The query as strings, with a pair for each item of a list. */
export function pairsOf({query = {}}: SampleRequest): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each: string): [string, string] => [name, each])
      : [[name, String(value)] as [string, string]],
  );
}

/** The URL with its query, percent-encoded as in RFC 3986: a space is `%20`. */
export function urlOf(request: SampleRequest): string {
  const query = new URLSearchParams(pairsOf(request)).toString().replaceAll('+', '%20');
  return query === '' ? request.url : `${request.url}${joinOf(request)}${query}`;
}

/** The separator between the URL and its query. */
export function joinOf({url}: SampleRequest): '?' | '&' {
  return url.includes('?') ? '&' : '?';
}
