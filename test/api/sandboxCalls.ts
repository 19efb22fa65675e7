import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {eventExamples} from '../../src/features/sandbox/webhooks/playground';
import {compileValidators} from '../../plugins/sandbox-seed/validators';
import {handle, type Handled} from '../../src/domain/sandbox/handle';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {createState, type SandboxState} from '../../src/domain/sandbox/state';
import type {SandboxRequest} from '../../src/domain/sandbox/types';
import type {Validators} from '../../src/domain/sandbox/types';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';

/** The time of the contract's examples. */
export const NOW = Date.parse('2026-11-16T09:30:00Z');

export const startState = () => createState(sandboxSeed(), NOW);

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

let validators: Validators = {};
let events: Readonly<Record<string, object>> = {};

/** Reads the contract, and compiles what the sandbox needs from it. */
export async function readContract(): Promise<ApiDocument> {
  const {document} = await readDocument(path.join(__dirname, '../..'));
  ({validators} = compileValidators(document));
  events = eventExamples(document);
  return document;
}

export function respond(request: SandboxRequest, state = startState(), now = NOW): Handled {
  return handle(state, request, {now, newId: someIds(), validators, events});
}

export function ask(call: Call, state = startState(), now = NOW): Reply {
  const handled = respond(requestOf(call), state, now);
  const {status, headers, body} = handled.response;
  return {state: handled.state, status, headers, json: JSON.parse(body) as unknown};
}

/** Every operation with its path. */
export function operationsOf({paths}: ApiDocument) {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation,
    })),
  );
}
