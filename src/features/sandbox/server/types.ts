/** A call to the sandbox, as a client would send it over HTTP. */
export interface SandboxRequest {
  /** `GET`, `POST`. */
  readonly method: string;
  /** Without the query: `/v1/leads`. */
  readonly path: string;
  /** Decoded. */
  readonly query: Readonly<Record<string, string>>;
  /** Names in any case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SandboxResponse {
  readonly status: number;
  /** Names as in api/openapi.yaml. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** What the server cannot know by itself. */
export interface SandboxEnv {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Twelve hexadecimal digits, new with each call. */
  readonly newId: () => string;
}

/** The kinds of problem documents, as their addresses end. */
export type ProblemKind =
  | 'malformed-request'
  | 'unauthorized'
  | 'plan-without-api'
  | 'not-found'
  | 'method-not-allowed'
  | 'idempotency-key-reused'
  | 'recipient-suppressed'
  | 'validation-failed'
  | 'rate-limited'
  | 'server-error'
  | 'unavailable';

/** One field that is not valid: of the body, of the query, or a header. */
export type FieldError = {readonly message: string} & (
  {readonly pointer: string} | {readonly parameter: string} | {readonly header: 'Idempotency-Key'}
);

export interface Refusal {
  readonly problem: ProblemKind;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Done {
  readonly status: 200 | 201 | 202;
  /** The `data` of the envelope. */
  readonly data: object;
}

export function isRefusal<Other extends object>(outcome: Other | Refusal): outcome is Refusal {
  return 'problem' in outcome;
}
