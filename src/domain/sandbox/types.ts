import type {DefinedError} from 'ajv';

import type {Access} from './keys';
import type {SandboxState} from './state';

/** A request to the sandbox, as a client would send it over HTTP. */
export interface SandboxRequest {
  /** `GET`, `POST`. */
  readonly method: string;
  /** Percent-encoded, without the query: `/v1/leads`. */
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

/** The clock, ids, and validators, passed in so that tests are deterministic. */
export interface SandboxEnv {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Twelve hexadecimal digits, different each time. */
  readonly newId: () => string;
  readonly validators: Validators;
  /** An example of each event, by type. */
  readonly events: Readonly<Record<string, object>>;
}

/** The surroundings of an operation. */
export interface OperationEnv extends SandboxEnv {
  readonly access: Access;
  /** The parameters in the path. */
  readonly path: Readonly<Record<string, string>>;
}

/** The types of errors, as in the hash of their URLs. */
export type ProblemKind =
  | 'malformed-request'
  | 'unauthorized'
  | 'plan-without-api'
  | 'insufficient-scope'
  | 'not-found'
  | 'method-not-allowed'
  | 'idempotency-key-reused'
  | 'recipient-suppressed'
  | 'campaign-state-conflict'
  | 'suppression-permanent'
  | 'validation-failed'
  | 'rate-limited'
  | 'server-error'
  | 'unavailable';

/** What's wrong with a value, as listed under x-field-error-codes in the contract. */
export type FieldErrorCode =
  | 'required'
  | 'unknown_field'
  | 'invalid_type'
  | 'invalid_value'
  | 'invalid_format'
  | 'invalid_length'
  | 'out_of_range'
  | 'duplicate'
  | 'not_found'
  | 'not_in_future'
  | 'invalid_range'
  | 'invalid_cursor';

/** An invalid field of the body, query parameter, or header. */
export type FieldError = {readonly code: FieldErrorCode; readonly message: string} & (
  | {readonly pointer: string}
  | {readonly parameter: string}
  | {readonly header: 'Idempotency-Key'}
);

export type BodyError = Extract<FieldError, {readonly pointer: string}>;

export interface Refusal {
  readonly problem: ProblemKind;
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error of the OAuth endpoints (RFC 6749, section 5.2), which isn't in the problem details format. */
export interface OAuthRefusal {
  readonly status: 400 | 401;
  readonly oauthError: string;
  readonly description: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Done {
  readonly status: 200 | 201 | 202;
  /** The `data` of the envelope. */
  readonly data: object;
  /** Whether `data` is the whole body. */
  readonly isBare?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An operation of the API. Its input is the JSON body, or the query of a `GET`, with defaults filled in. */
export interface Operation<Input> {
  /** Checks rules that the schemas can't express. Gets only the fields that match their schemas. */
  readonly check?: (
    input: Partial<Input>,
    state: SandboxState,
    env: OperationEnv,
  ) => readonly BodyError[];
  readonly run: (
    input: Input,
    state: SandboxState,
    env: OperationEnv,
  ) => (Done & {readonly state?: SandboxState}) | Refusal;
}

/** Returns whether a value matches its schema, and fills in the schema's defaults. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly DefinedError[] | null;
}

/**
 * Compiled from the API contract by plugins/sandbox-seed: `searchLeadsParameters` takes the query and the headers,
 * `searchLeadsBody` the JSON body.
 */
export type Validators = Readonly<Record<string, Validate>>;

export function isRefusal<Outcome extends object>(
  outcome: Outcome,
): outcome is Extract<Outcome, Refusal | OAuthRefusal> {
  return 'problem' in outcome || 'oauthError' in outcome;
}
