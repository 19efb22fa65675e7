import {brand} from '../../data/brand';
import {counted} from '../../data/written';
import type {
  BodyError,
  Done,
  FieldError,
  OAuthRefusal,
  ProblemKind,
  Refusal,
  SandboxResponse,
} from './types';

const problems = {
  'malformed-request': [400, 'Malformed request'],
  unauthorized: [401, 'Unauthorized'],
  'plan-without-api': [403, 'Plan without API access'],
  'insufficient-scope': [403, 'Insufficient scope'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  'idempotency-key-reused': [409, 'Idempotency key reused'],
  'recipient-suppressed': [409, 'Recipient suppressed'],
  'campaign-state-conflict': [409, 'Campaign state conflict'],
  'suppression-permanent': [409, 'Permanent suppression'],
  'validation-failed': [422, 'Validation failed'],
  'rate-limited': [429, 'Too many requests'],
  'server-error': [500, 'Server error'],
  unavailable: [503, 'Service unavailable'],
} as const satisfies Record<ProblemKind, readonly [status: number, title: string]>;

type Headers = Readonly<Record<string, string>>;

/** An error in the problem details format (RFC 9457). */
export function problemResponse(
  {problem, detail, errors, headers: own}: Refusal,
  {path, requestId, headers}: {path: readonly string[]; requestId: string; headers: Headers},
): SandboxResponse {
  const [status, title] = problems[problem];
  const type = `https://${brand.domain}/api/errors#${problem}`;
  return {
    status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Request-Id': requestId,
      ...headers,
      ...own,
    },
    body: JSON.stringify({
      type,
      title,
      status,
      detail,
      instance: instanceOf(path),
      request_id: requestId,
      errors,
    }),
  };
}

/** The longest path that the contract allows in an error. */
const LONGEST_INSTANCE = 500;

/** A path as errors show it. Only characters that a segment can't have are encoded, so an @ stays readable. */
function instanceOf(path: readonly string[]): string {
  const segments = path.map((each) => encodeURI(each).replace(/[/?#]/g, encodeURIComponent));
  const encoded = segments.join('/').slice(0, LONGEST_INSTANCE);
  return encoded.replace(/%[0-9A-F]?$/, '');
}

/** The envelope of a successful response. */
export function doneResponse(
  {status, data, isBare = false, headers: own}: Omit<Done, 'status'> & {readonly status: number},
  {requestId, headers}: {requestId: string; headers: Headers},
): SandboxResponse {
  return {
    status,
    headers: {'Content-Type': 'application/json', 'Request-Id': requestId, ...headers, ...own},
    body: JSON.stringify(isBare ? data : {success: true, data}),
  };
}

/** An error of the OAuth endpoints. */
export function oauthResponse(
  {oauthError, description, ...refusal}: OAuthRefusal,
  sent: Parameters<typeof doneResponse>[1],
): SandboxResponse {
  const data = {error: oauthError, error_description: description};
  return doneResponse({...refusal, data, isBare: true}, sent);
}

/** A field with the id of something that doesn't exist. */
export const unknownResource = (pointer: string, resource: string, id: string): BodyError => ({
  pointer,
  code: 'not_found',
  message: `No such ${resource}: ${id}.`,
});

/** 404 for something in the path or the query that doesn't exist. */
export const missing = (resource: string, id: string): Refusal => ({
  problem: 'not-found',
  detail: `No such ${resource}: ${id.slice(0, 100)}.`,
});

/** 422 with the invalid fields, parameters, or headers. */
export function invalid(errors: readonly FieldError[]): Refusal {
  const isAll = (key: string) => errors.every((error) => key in error);
  const noun = isAll('pointer') ? 'field' : isAll('header') ? 'header' : 'parameter';
  return {
    problem: 'validation-failed',
    detail: `${counted(errors.length, noun)} ${errors.length === 1 ? 'is' : 'are'} invalid.`,
    errors: errors.slice(0, 100),
  };
}
