import {lookUp, requestMark} from './idempotency';
import {hasApiAccess, isBusy, refuseKey} from './keys';
import {countCall} from './limits';
import {createCampaign} from './operations/createCampaign';
import {getAnalytics} from './operations/getAnalytics';
import {listCampaigns} from './operations/listCampaigns';
import {listContacts} from './operations/listContacts';
import {searchLeads} from './operations/searchLeads';
import {sendEmail} from './operations/sendEmail';
import type {Read, Write} from './operations/types';
import {readQuery} from './query';
import {doneResponse, problemResponse} from './responses';
import type {SandboxState} from './state';
import {
  isRefusal,
  type Refusal,
  type SandboxEnv,
  type SandboxRequest,
  type SandboxResponse,
} from './types';

interface Route {
  readonly GET?: Read;
  readonly POST?: Write;
}

const routes: Readonly<Record<string, Route>> = {
  '/v1/leads': {POST: searchLeads},
  '/v1/campaigns': {GET: listCampaigns, POST: createCampaign},
  '/v1/analytics': {GET: getAnalytics},
  '/v1/emails/send': {POST: sendEmail},
  '/v1/contacts': {GET: listContacts},
};

export interface Handled {
  readonly state: SandboxState;
  readonly response: SandboxResponse;
}

/**
 * The API of api/openapi.yaml without a network: the account as it is after a call, and the answer. Keys are
 * those of keys.ts; more than 20 calls in ten seconds are answered with 429.
 */
export function handle(state: SandboxState, request: SandboxRequest, env: SandboxEnv): Handled {
  const requestId = `req_${env.newId()}`;
  const headers = lowerCase(request.headers);
  const refuse = (refusal: Refusal, at: SandboxState, sent: Record<string, string> = {}) => ({
    state: at,
    response: problemResponse(refusal, {path: request.path, requestId, headers: sent}),
  });

  const refusedKey = refuseKey(headers.authorization);
  if (refusedKey) return refuse(refusedKey, state);

  const {
    calls,
    exceeded,
    headers: limits,
  } = countCall(state.calls, env.now, {isBusy: isBusy(headers.authorization)});
  const counted = {...state, calls};
  if (exceeded) {
    return refuse(tooMany(exceeded), counted, limits);
  }
  const outcome = hasApiAccess(headers.authorization)
    ? answer(counted, {...request, headers}, env)
    : planWithoutApi;
  if (isRefusal(outcome)) return refuse(outcome, counted, limits);

  const replayed: Record<string, string> = outcome.isReplayed
    ? {'Idempotency-Replayed': 'true'}
    : {};
  return {
    state: outcome.state,
    response: doneResponse(outcome, {requestId, headers: {...limits, ...replayed}}),
  };
}

const planWithoutApi: Refusal = {
  problem: 'plan-without-api',
  detail: 'The plan of this account has no API access.',
};

function tooMany({what, waitSeconds}: {what: 'hour' | 'burst'; waitSeconds: number}): Refusal {
  const reason =
    what === 'hour'
      ? 'The limit of 10,000 requests an hour is reached.'
      : 'Too many requests at once.';
  const wait = `Wait ${waitSeconds} ${waitSeconds === 1 ? 'second' : 'seconds'}.`;
  return {
    problem: 'rate-limited',
    detail: `${reason} ${wait}`,
    headers: {'Retry-After': String(waitSeconds)},
  };
}

type Answer = ReturnType<Write> & {readonly isReplayed?: boolean};

function answer(state: SandboxState, request: SandboxRequest, env: SandboxEnv): Answer {
  const {path, method, query} = request;
  const route = Object.hasOwn(routes, path) ? routes[path] : undefined;
  if (!route) return {problem: 'not-found', detail: 'This path does not exist.'};
  if (method === 'GET' && route.GET) {
    const outcome = route.GET(state, query, env);
    return isRefusal(outcome) ? outcome : {...outcome, state};
  }
  if (method === 'POST' && route.POST) return write(route.POST, state, request, env);
  const allowed = Object.keys(route).join(', ');
  return {
    problem: 'method-not-allowed',
    detail: `This path takes ${allowed}.`,
    headers: {Allow: allowed},
  };
}

function write(
  operation: Write,
  state: SandboxState,
  request: SandboxRequest,
  env: SandboxEnv,
): Answer {
  const {path, query, headers} = request;
  const body = parseBody(request);
  if ('problem' in body) return body;
  const unknown = readQuery(query, {});
  if (isRefusal(unknown)) return unknown;

  const key = headers['idempotency-key'];
  if (key === undefined) return operation(state, body.json, env);
  const mark = requestMark(path, body.json);
  const remembered = lookUp(state, key, mark, env.now);
  if (remembered) {
    return isRefusal(remembered) ? remembered : {...remembered, state, isReplayed: true};
  }
  const outcome = operation(state, body.json, env);
  if (isRefusal(outcome)) return outcome;
  const {status, data} = outcome;
  const answers = {...state.answers, [key]: {request: mark, status, data, at: env.now}};
  return {...outcome, state: {...outcome.state, answers}};
}

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
    return {problem: 'malformed-request', detail: 'The body is not valid JSON.'};
  }
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
