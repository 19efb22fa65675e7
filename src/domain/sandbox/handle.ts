import {limits} from '../../data/limits';
import {withCommas} from '../../data/written';
import {lookUp, requestFingerprint} from './idempotency';
import {accessOf, type Access} from './keys';
import {countCall} from './limits';
import {createCampaign} from './operations/createCampaign';
import {getAnalytics} from './operations/getAnalytics';
import {listCampaigns} from './operations/listCampaigns';
import {listContacts} from './operations/listContacts';
import {searchLeads} from './operations/searchLeads';
import {sendEmail} from './operations/sendEmail';
import {doneResponse, invalid, problemResponse} from './responses';
import type {SandboxState} from './state';
import {
  isRefusal,
  type BodyError,
  type Done,
  type Operation,
  type Refusal,
  type SandboxEnv,
  type SandboxRequest,
  type SandboxResponse,
} from './types';
import {bodyErrors, readParameters} from './validate';

interface Route {
  readonly operationId: string;
  /** The scope that an OAuth token needs. */
  readonly scope: string;
  /** Gets input that passed validation. */
  readonly operation: Operation<never>;
}

/** The operations by path and method. */
const routes: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '/v1/leads': {
    POST: {operationId: 'searchLeads', scope: 'leads:search', operation: searchLeads},
  },
  '/v1/campaigns': {
    GET: {operationId: 'listCampaigns', scope: 'campaigns:read', operation: listCampaigns},
    POST: {operationId: 'createCampaign', scope: 'campaigns:write', operation: createCampaign},
  },
  '/v1/analytics': {
    GET: {operationId: 'getAnalytics', scope: 'analytics:read', operation: getAnalytics},
  },
  '/v1/emails/send': {
    POST: {operationId: 'sendEmail', scope: 'emails:send', operation: sendEmail},
  },
  '/v1/contacts': {
    GET: {operationId: 'listContacts', scope: 'contacts:read', operation: listContacts},
  },
};

/** The operations that the sandbox has. The contract can have more. */
export const sandboxOperationIds: readonly string[] = Object.values(routes).flatMap((methods) =>
  Object.values(methods).map(({operationId}) => operationId),
);

export interface Handled {
  readonly state: SandboxState;
  readonly response: SandboxResponse;
}

/**
 * The API of api/openapi.yaml without a network: returns the response and the changed account. Accepts the keys
 * of keys.ts; more than 20 requests in ten seconds get a 429.
 */
export function handle(state: SandboxState, request: SandboxRequest, env: SandboxEnv): Handled {
  const requestId = `req_${env.newId()}`;
  const headers = lowerCase(request.headers);
  const refuse = (refusal: Refusal, at: SandboxState, sent: Record<string, string> = {}) => ({
    state: at,
    response: problemResponse(refusal, {path: request.path, requestId, headers: sent}),
  });

  const access = accessOf(headers.authorization);
  if (isRefusal(access)) return refuse(access, state);

  const {calls, exceeded, headers: rateLimits} = countCall(state.calls, env.now, access);
  const counted = {...state, calls};
  if (exceeded) {
    return refuse(tooMany(exceeded), counted, rateLimits);
  }
  const outcome = access.hasApi
    ? respond(counted, {...request, headers}, {...env, access})
    : planWithoutApi;
  if (isRefusal(outcome)) return refuse(outcome, counted, rateLimits);

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
  detail: 'API access requires the Ultimate or Enterprise plan.',
};

function tooMany({what, waitSeconds}: {what: 'hour' | 'burst'; waitSeconds: number}): Refusal {
  const reason =
    what === 'hour'
      ? `You've reached the limit of ${withCommas(limits.requestsPerHour)} requests an hour.`
      : 'Too many requests at once.';
  const wait = `Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`;
  return {
    problem: 'rate-limited',
    detail: `${reason} ${wait}`,
    headers: {'Retry-After': String(waitSeconds)},
  };
}

type Outcome = (Done & {readonly state: SandboxState; readonly isReplayed?: boolean}) | Refusal;

function respond(
  state: SandboxState,
  request: SandboxRequest,
  {access, ...env}: SandboxEnv & {readonly access: Access},
): Outcome {
  const {path, method, query, headers} = request;
  const methods = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!methods) return {problem: 'not-found', detail: "This path doesn't exist."};
  const route = Object.hasOwn(methods, method) ? methods[method] : undefined;
  if (!route) {
    const allowed = Object.keys(methods).join(', ');
    return {
      problem: 'method-not-allowed',
      detail: `This path supports ${allowed}.`,
      headers: {Allow: allowed},
    };
  }
  if (access.scopes && !access.scopes.includes(route.scope)) {
    return {
      problem: 'insufficient-scope',
      detail: `This request requires the \`${route.scope}\` scope.`,
    };
  }
  const body = method === 'POST' ? parseBody(request) : undefined;
  if (body && isRefusal(body)) return body;

  const key = headers['idempotency-key'];
  const parameters = readParameters(env.validators[`${route.operationId}Parameters`]!, {
    query,
    header: key === undefined ? {} : {'Idempotency-Key': key},
  });
  if (parameters.errors.length > 0) return invalid(parameters.errors);

  if (!body) return run(route, parameters.query, state, env);
  if (key === undefined) return run(route, body.json, state, env);
  // Compute the fingerprint before validation, which fills in defaults.
  const fingerprint = requestFingerprint(path, body.json);
  const stored = lookUp(state, key, fingerprint, env.now);
  if (stored) {
    return isRefusal(stored) ? stored : {...stored, state, isReplayed: true};
  }
  const outcome = run(route, body.json, state, env);
  if (isRefusal(outcome)) return outcome;
  const {status, data} = outcome;
  const response = {request: fingerprint, status, data, at: env.now};
  return {
    ...outcome,
    state: {...outcome.state, storedResponses: {...state.storedResponses, [key]: response}},
  };
}

/** @param input the JSON body, or the query of a `GET` */
function run(
  {operationId, operation}: Route,
  input: unknown,
  state: SandboxState,
  env: SandboxEnv,
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

function parseBody({headers, body = ''}: SandboxRequest): {readonly json: unknown} | Refusal {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    return {
      problem: 'malformed-request',
      detail: 'Send the body with `Content-Type: application/json`.',
    };
  }
  try {
    return {json: JSON.parse(body) as unknown};
  } catch {
    return {problem: 'malformed-request', detail: "The body isn't valid JSON."};
  }
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
