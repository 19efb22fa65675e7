import {createHash, randomBytes} from 'node:crypto';

import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {compileValidators} from '../../plugins/sandbox-seed/validators';
import {handle} from '../../src/domain/sandbox/handle';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {createState, type SandboxState} from '../../src/domain/sandbox/state';
import {eventExamples} from '../../src/features/sandbox/webhooks/playground';
import {startServer, type TestServer} from './contractServer';
import type {ReceivedRequest} from './requestProblems';

export interface SandboxServer extends TestServer {
  state(): SandboxState;
  change(change: (state: SandboxState) => SandboxState): void;
}

interface SandboxOptions {
  /** How many times faster than the real clock the sandbox's clock is. */
  readonly speed?: number;
  /** Returns a response in place of the sandbox's, such as a 429. */
  readonly instead?: (
    request: ReceivedRequest,
  ) => {status: number; headers?: Record<string, string>; json: unknown} | undefined;
}

/**
 * Starts the sandbox as a server, with what only the real API has: an approval screen, on which the customer accepts
 * everything.
 */
export async function startSandboxServer(
  document: ApiDocument,
  {speed = 1, instead}: SandboxOptions = {},
): Promise<SandboxServer> {
  const {validators} = compileValidators(document);
  const events = eventExamples(document);
  const startedAt = Date.now();
  const now = () => startedAt + (Date.now() - startedAt) * speed;
  let state = createState(sandboxSeed(), startedAt);
  const {codes} = state;
  const approvals = new Map<string, string>();

  /** Redirects with a code. The sandbox knows one code, which each approval makes valid again. */
  function approve(query: Readonly<Record<string, string>>) {
    const code = `code_${randomBytes(6).toString('hex')}`;
    approvals.set(code, query.code_challenge ?? '');
    state = {...state, codes};
    const location = `${query.redirect_uri}?${new URLSearchParams({code, state: query.state ?? ''})}`;
    return {status: 302, headers: {Location: location}, json: {}};
  }

  /** Replaces a code of the approval screen and its verifier with the sandbox's own, if they belong together. */
  function withOwnCode(body: string): string {
    const form = new URLSearchParams(body);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const [own] = codes;
    if (!own || approvals.get(form.get('code') ?? '') !== challenge) return body;
    form.set('code', own.code);
    form.set('code_verifier', own.verifier);
    return form.toString();
  }

  const server = await startServer((request) => {
    const other = instead?.(request);
    if (other) return other;
    const query = Object.fromEntries(request.query);
    if (request.path === '/oauth/authorize') return approve(query);
    const body = request.path === '/oauth/token' ? withOwnCode(request.body) : request.body;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value = '']) => [name, value]),
    );
    const handled = handle(
      state,
      {...request, query, headers, body},
      {now: now(), newId: () => randomBytes(6).toString('hex'), validators, events},
    );
    ({state} = handled);
    const {response} = handled;
    return {...response, json: JSON.parse(response.body) as unknown};
  });
  return {
    ...server,
    state: () => state,
    change: (change) => {
      state = change(state);
    },
  };
}
