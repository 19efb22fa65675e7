import {eventExamples} from '../../src/features/sandbox/webhooks/playground';
import {compileValidators} from '../../plugins/sandbox-seed/validators';
import {handle, type Handled} from '../../src/domain/sandbox/handle';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {createState, type SandboxState} from '../../src/domain/sandbox/state';
import type {SandboxRequest} from '../../src/domain/sandbox/types';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {document} from './contract';
import {deepFreeze, oncePerWorker} from './oncePerWorker';

/** The time of the contract's examples. */
export const NOW = Date.parse('2026-11-16T09:30:00Z');

const start = deepFreeze(createState(sandboxSeed(), NOW));

export const startState = (): SandboxState => start;

/** Ids in a fixed order: first the request, then what it creates. */
function someIds(): () => string {
  const ids = ['9f17c2e05a3d', '5e83f1c0a9d2', '2e7c95b4d016'];
  return () => ids.shift() ?? '000000000000';
}

export type Call = Partial<Omit<SandboxRequest, 'body'>> & {readonly body?: unknown};

/** Builds a request with the demo key. Sends a `body` that isn't a string as JSON. */
function requestOf({method, path = '/', query = {}, headers, body}: Call): SandboxRequest {
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    path,
    query,
    headers: {
      Authorization: `Bearer ${demoKeys.ultimate}`,
      ...(body === undefined ? {} : {'Content-Type': 'application/json'}),
      ...headers,
    },
    body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
  };
}

export interface Reply {
  readonly state: SandboxState;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly json: unknown;
}

const {validators, events} = oncePerWorker('sandbox', () => ({
  validators: compileValidators(document).validators,
  events: eventExamples(document),
}));

export function respond(request: SandboxRequest, state = startState(), now = NOW): Handled {
  return handle(state, request, {now, newId: someIds(), validators, events});
}

export function ask(call: Call, state = startState(), now = NOW): Reply {
  const handled = respond(requestOf(call), state, now);
  const {status, headers, body} = handled.response;
  return {state: handled.state, status, headers, json: JSON.parse(body) as unknown};
}
