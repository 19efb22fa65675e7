/** A call to be shown as code. The key is not part of it: samples read it from the environment. */
export interface SampleRequest {
  /** `GET`, `POST`. */
  readonly method: string;
  /** With scheme and host: `https://api.example/v1/leads`. */
  readonly url: string;
  /** A list is sent as the same name several times. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Values of printable ASCII. `Authorization` is always the key's and left out when it is given. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. Without it the call has no body. */
  readonly body?: unknown;
}

/** The headers to write, without `Authorization`. */
export function headersOf({headers}: SampleRequest): [name: string, value: string][] {
  return Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization');
}

/** Whether a header makes a repeated call count once. Samples write a new key with each run. */
export const isIdempotencyKey = (name: string): boolean => name.toLowerCase() === 'idempotency-key';

/** The query as it is sent: texts, a list's items one by one. */
export function pairsOf({query = {}}: SampleRequest): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each: string): [string, string] => [name, each])
      : [[name, String(value)] as [string, string]],
  );
}

/** The address with its query, encoded as RFC 3986 has it: a space is `%20`, not `+`. */
export function addressOf(request: SampleRequest): string {
  const query = new URLSearchParams(pairsOf(request)).toString().replaceAll('+', '%20');
  return query === '' ? request.url : `${request.url}${joinOf(request)}${query}`;
}

/** What stands between the address and its query. */
export function joinOf({url}: SampleRequest): '?' | '&' {
  return url.includes('?') ? '&' : '?';
}
