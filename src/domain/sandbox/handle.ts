import {limits} from '../../data/limits';
import {plansWith} from '../../data/planFeatures';
import {counted, withCommas} from '../../data/written';
import {decodeText, parseJson} from '../../lib/text';
import {DAY_MS} from '../../lib/dates';
import {advance} from './advance';
import {accessOf, type Access} from './keys';
import {countCall} from './limits';
import {clientAccess, oauthOperations, repeatedField} from './oauth';
import {doneResponse, invalid, oauthResponse, problemResponse} from './responses';
import {routesOf, type Route} from './routes';
import type {SandboxState, StoredResponse} from './state';
import {
  isRefusal,
  type BodyError,
  type Done,
  type OAuthRefusal,
  type OperationEnv,
  type Refusal,
  type SandboxEnv,
  type SandboxRequest,
  type SandboxResponse,
} from './types';
import {bodyErrors, readParameters} from './validate';

export interface Handled {
  readonly state: SandboxState;
  readonly response: SandboxResponse;
}

/**
 * The API of api/openapi.yaml without a network: returns the response and the changed account. Accepts the keys
 * of keys.ts and the apps of oauth.ts; more than 20 requests in ten seconds get a 429.
 */
export function handle(before: SandboxState, request: SandboxRequest, env: SandboxEnv): Handled {
  const state = advance(before, env.now);
  const requestId = `req_${env.newId()}`;
  const headers = lowerCase(request.headers);
  const path = request.path.split('/').map(decodeText);
  const refuse = (
    refusal: Refusal | OAuthRefusal,
    at: SandboxState,
    sent: Record<string, string> = {},
  ): Handled => ({
    state: at,
    response:
      'oauthError' in refusal
        ? oauthResponse(refusal, {requestId, headers: sent})
        : problemResponse(refusal, {path, requestId, headers: sent}),
  });

  const isOAuth = path[1] === 'oauth';
  const access = isOAuth
    ? clientAccess(headers.authorization)
    : accessOf(headers.authorization, state, env.now);
  if (isRefusal(access)) return refuse(access, state);

  const counter = isOAuth ? 'appCalls' : 'calls';
  const {calls, exceeded, headers: rateLimits} = countCall(state[counter], env.now, access);
  const current = {...state, [counter]: calls};
  if (exceeded) return refuse(tooMany(exceeded), current, rateLimits);
  const received = {...request, headers};
  const outcome =
    'hasApi' in access
      ? respond(current, received, {...env, access, segments: path})
      : respondToApp(current, received, env);
  if (isRefusal(outcome)) return refuse(outcome, current, rateLimits);

  const replayed: Record<string, string> = outcome.isReplayed
    ? {'Idempotency-Replayed': 'true'}
    : {};
  return {
    state: outcome.state,
    response: doneResponse(outcome, {requestId, headers: {...rateLimits, ...replayed}}),
  };
}

const planWithoutApi: Refusal = {
  problem: 'plan-without-api',
  detail: `API access requires the ${plansWith('api', 'or')} plan.`,
};

function tooMany({what, waitSeconds}: {what: 'hour' | 'burst'; waitSeconds: number}): Refusal {
  const reason =
    what === 'hour'
      ? `You've reached the limit of ${withCommas(limits.requestsPerHour)} requests an hour.`
      : 'Too many requests at once.';
  const wait = `Wait ${counted(waitSeconds, 'second')}.`;
  return {
    problem: 'rate-limited',
    detail: `${reason} ${wait}`,
    headers: {'Retry-After': String(waitSeconds)},
  };
}

type Outcome =
  | (Done & {readonly state: SandboxState; readonly isReplayed?: boolean})
  | Refusal
  | OAuthRefusal;

function respond(
  state: SandboxState,
  request: SandboxRequest,
  {
    segments,
    ...given
  }: SandboxEnv & {readonly access: Access; readonly segments: readonly string[]},
): Outcome {
  const {path, method, query, headers} = request;
  const {access} = given;
  if (!access.hasApi) return planWithoutApi;
  const found = routesOf(segments);
  if (!found) return unknownPath;
  const {methods} = found;
  const route = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!route) return wrongMethod(Object.keys(methods));
  const {scope} = route;
  if (scope !== undefined && !access.scopes.includes(scope)) {
    return {
      problem: 'insufficient-scope',
      detail: `This request requires the \`${scope}\` scope.`,
    };
  }
  const env = {...given, path: found.parameters};
  const body = env.validators[`${route.operationId}Body`] ? jsonOf(request) : undefined;
  if (body && isRefusal(body)) return body;

  const key = headers['idempotency-key'];
  const parameters = readParameters(env.validators[`${route.operationId}Parameters`]!, {
    query,
    header: key === undefined ? {} : {'Idempotency-Key': key},
  });
  if (parameters.errors.length > 0) return invalid(parameters.errors);

  const input = method === 'POST' ? body?.json : parameters.query;
  if (method !== 'POST' || key === undefined) return run(route, input, state, env);
  // Compute the fingerprint before validation, which fills in defaults.
  const fingerprint = requestFingerprint(path, input);
  const stored = lookUp(state, key, fingerprint, env.now);
  if (stored) {
    return isRefusal(stored) ? stored : {...stored, state, isReplayed: true};
  }
  const outcome = run(route, input, state, env);
  if (isRefusal(outcome)) return outcome;
  const {status, data} = outcome;
  const response = {request: fingerprint, status, data, at: env.now};
  return {
    ...outcome,
    state: {...outcome.state, storedResponses: {...state.storedResponses, [key]: response}},
  };
}

/** Identifies a request by its path and its JSON, ignoring the order of fields. */
function requestFingerprint(path: string, body: unknown): string {
  return `${path} ${JSON.stringify(body, sorted)}`;
}

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the response stored for a key, `undefined` for a new key, or a refusal for a reused one. */
function lookUp(
  {storedResponses}: SandboxState,
  key: string,
  request: string,
  now: number,
): StoredResponse | Refusal | undefined {
  const stored = Object.hasOwn(storedResponses, key) ? storedResponses[key] : undefined;
  if (!stored || now - stored.at >= DAY_MS) return undefined;
  if (stored.request === request) return stored;
  return {
    problem: 'idempotency-key-reused',
    detail: 'This Idempotency-Key was already used for another request. Send a new key.',
  };
}

/** @param input the JSON body of a `POST`, or the query of another method */
function run(
  {operationId, operation}: Route,
  input: unknown,
  state: SandboxState,
  env: OperationEnv,
): Outcome {
  const validate = env.validators[`${operationId}Body`];
  const schemaErrors = validate ? bodyErrors(validate, input) : [];
  const failed = new Set(schemaErrors.map(fieldOf));
  const fields = Object.entries(input ?? {});
  const valid = Object.fromEntries(fields.filter(([name]) => !failed.has(name)));
  const errors = [...schemaErrors, ...(operation.check?.(valid as never, state, env) ?? [])];
  // Missing fields first, the rest in the order of the body.
  const names = fields.map(([name]) => name);
  errors.sort((a, b) => names.indexOf(fieldOf(a)) - names.indexOf(fieldOf(b)));
  if (errors.length > 0) return invalid(errors);
  const outcome = operation.run(input as never, state, env);
  return isRefusal(outcome) ? outcome : {...outcome, state: outcome.state ?? state};
}

/** The top-level field of an error. */
const fieldOf = ({pointer}: BodyError) => pointer.split('/')[1] ?? '';

/** The response to an app, which sends forms. */
function respondToApp(state: SandboxState, request: SandboxRequest, env: SandboxEnv): Outcome {
  const {path, method, headers, body = ''} = request;
  const operation = Object.hasOwn(oauthOperations, path) ? oauthOperations[path] : undefined;
  if (!operation) return unknownPath;
  if (method !== 'POST') return wrongMethod(['POST']);
  // A body of another type has none of the fields.
  const isForm = isType(headers, 'application/x-www-form-urlencoded');
  const form = new URLSearchParams(isForm ? body : '');
  return repeatedField(form) ?? operation(form, state, env);
}

const unknownPath: Refusal = {problem: 'not-found', detail: "This path doesn't exist."};

function wrongMethod(methods: readonly string[]): Refusal {
  const allowed = methods.join(', ');
  return {
    problem: 'method-not-allowed',
    detail: `This path supports ${allowed}.`,
    headers: {Allow: allowed},
  };
}

/** Whether the body has a media type, with or without parameters such as the charset. */
const isType = (headers: SandboxRequest['headers'], type: string): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === type;

function jsonOf({headers, body = ''}: SandboxRequest): {readonly json: unknown} | Refusal {
  if (!isType(headers, 'application/json')) {
    return {
      problem: 'malformed-request',
      detail: 'Send the body with `Content-Type: application/json`.',
    };
  }
  const json = parseJson(body);
  return json === undefined
    ? {problem: 'malformed-request', detail: "The body isn't valid JSON."}
    : {json};
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
