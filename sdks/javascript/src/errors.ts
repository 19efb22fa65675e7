/** The class of every error that this library throws. */
export class EmberlineError extends Error {
  override name = 'EmberlineError';

  /** The key of the request that failed. With it, the same request can be sent again and doesn't run twice. */
  idempotencyKey: string | null = null;
}

/** No response arrived, so the request may or may not have run. `cause` says why. */
export class ConnectionError extends EmberlineError {
  override name = 'ConnectionError';
}

/** The response didn't arrive within the timeout. */
export class TimeoutError extends ConnectionError {
  override name = 'TimeoutError';
}

/** A list returned a cursor for the second time, so following it would never end. */
export class PaginationError extends EmberlineError {
  override name = 'PaginationError';
}

/** A webhook isn't genuine, or it's too old. Respond with 400. */
export class SignatureVerificationError extends EmberlineError {
  override name = 'SignatureVerificationError';
}

/** The customer declined or revoked access, or the app's credentials are wrong. */
export class OAuthError extends EmberlineError {
  override name = 'OAuthError';

  constructor(
    message: string,
    /**
     * An error code of RFC 6749, such as `access_denied`, `invalid_grant`, or `invalid_client`; `invalid_state` if this
     * session didn't start the login, and `invalid_request` if the customer returned without a code.
     */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The parts of a response that an error is made from. */
export interface ErrorResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  /** Parsed JSON, or the text of another response, such as a proxy's HTML. */
  readonly body: unknown;
  /** Seconds to wait before the next request, or `null` if the response doesn't say. */
  readonly retryAfter: number | null;
}

/** The API responded with an error, or something else responded in its place. */
export class ApiError extends EmberlineError {
  override name = 'ApiError';
  readonly status: number;
  /** The URL of the error's documentation: check it in your code. `about:blank` if the response has none. */
  readonly type: string;
  readonly title: string;
  /** The reason in words, which can change. */
  readonly detail: string;
  /** Include it when you contact support. */
  readonly requestId: string | null;
  /** Seconds to wait before the next request, or `null` if the response doesn't say. */
  readonly retryAfter: number | null;
  /** Parsed JSON, or the text of another response, such as a proxy's HTML. */
  readonly body: unknown;
  readonly headers: Headers;

  constructor({status, statusText, headers, body, retryAfter}: ErrorResponse) {
    const text = (name: string) => textOf(body, name);
    const title = text('title') ?? (statusText || `HTTP ${status}`);
    const detail = text('detail') ?? (isObject(body) ? '' : "The response isn't the API's JSON.");
    const requestId = headers.get('request-id') ?? text('request_id');
    const fields = fieldsOf(body).map((each) => `\n${placeOf(each)}: ${each.message}`);
    super(
      `${status} ${title}${detail && `: ${detail}`}${requestId === null ? '' : ` (${requestId})`}${fields.join('')}`,
    );
    this.status = status;
    this.type = text('type') ?? 'about:blank';
    this.title = title;
    this.detail = detail;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.body = body;
    this.headers = headers;
  }
}

/** 401: the key is missing, unknown, or revoked, or the access token has expired. */
export class AuthenticationError extends ApiError {
  override name = 'AuthenticationError';
}

/** 403: the key or token is valid, but the plan or a missing scope doesn't allow the request. */
export class PermissionError extends ApiError {
  override name = 'PermissionError';
}

/** 404: the path or the resource doesn't exist. */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError';
}

/** 409: `type` says why, such as a suppressed recipient or a reused idempotency key. */
export class ConflictError extends ApiError {
  override name = 'ConflictError';
}

/** 422: `fields` lists what's invalid. */
export class ValidationError extends ApiError {
  override name = 'ValidationError';

  get fields(): readonly FieldError[] {
    return fieldsOf(this.body);
  }
}

/** An invalid field, parameter, or header. It has one of `pointer`, `parameter`, and `header`. */
export interface FieldError {
  /** A JSON pointer to the field in the body, such as `/steps/0/subject`. */
  readonly pointer?: string;
  readonly parameter?: string;
  readonly header?: string;
  /** The kind of error: check it in your code. */
  readonly code?: string;
  /** The rule that the value breaks. The wording can change. */
  readonly message: string;
}

/** 429: too many requests. Wait `retryAfter` seconds. */
export class RateLimitError extends ApiError {
  override name = 'RateLimitError';
}

/** 500 or higher: something failed on the other side. */
export class ServerError extends ApiError {
  override name = 'ServerError';
}

const classes: Readonly<Record<number, typeof ApiError>> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: ValidationError,
  429: RateLimitError,
};

export function errorOf(response: ErrorResponse): ApiError {
  const {status} = response;
  const Class = classes[status] ?? (status >= 500 ? ServerError : ApiError);
  return new Class(response);
}

/** Whether a parsed body is a JSON object. */
export function isObject(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/** A field of the body that's a string, or `null`. */
export function textOf(body: unknown, name: string): string | null {
  const value = isObject(body) ? body[name] : null;
  return typeof value === 'string' ? value : null;
}

function fieldsOf(body: unknown): readonly FieldError[] {
  const errors = isObject(body) ? body.errors : null;
  return Array.isArray(errors) ? (errors.filter(isObject) as unknown as FieldError[]) : [];
}

function placeOf({pointer, parameter, header}: FieldError): string {
  return pointer || parameter || header || 'The body';
}
