import {createHash, randomBytes} from 'node:crypto';

import {compileValidators} from '../../plugins/sandbox-seed/validators';
import {handle} from '../../src/domain/sandbox/handle';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {createState, type SandboxState} from '../../src/domain/sandbox/state';
import {eventExamples} from '../../src/features/sandbox/webhooks/playground';
import {document} from '../api/contract';
import {startServer, type TestServer} from './contractServer';
import type {ReceivedRequest} from './requestProblems';

export interface SandboxServer extends TestServer {
  state(): SandboxState;
  change(change: (state: SandboxState) => SandboxState): void;
  /** Accepts everything on the approval screen, and returns the query that the customer comes back with. */
  approve(query: URLSearchParams): {code: string; state: string};
}

interface SandboxOptions {
  readonly now?: () => number;
  /** Returns a response in place of the sandbox's, such as a 429. */
  readonly instead?: (
    request: ReceivedRequest,
  ) => {status: number; headers?: Record<string, string>; json: unknown} | undefined;
}

/** Starts the sandbox as a server, with what only the real API has: an approval screen. */
export async function startSandboxServer({
  now = Date.now,
  instead,
}: SandboxOptions = {}): Promise<SandboxServer> {
  const {validators} = compileValidators(document);
  const events = eventExamples(document);
  const newId = () => randomBytes(6).toString('hex');
  const approvals = new Map<string, {challenge: string; scopes: readonly string[]}>();
  let state = createState(sandboxSeed(), now());

  function approve(query: URLSearchParams) {
    const of = (name: string) => query.get(name) ?? '';
    const code = `code_${newId()}`;
    approvals.set(code, {challenge: of('code_challenge'), scopes: of('scope').split(' ')});
    return {code, state: of('state')};
  }

  /** Puts the code of an approval into the account if the verifier is the one that the app started with. */
  function redeem(form: URLSearchParams): void {
    const [code, verifier] = [form.get('code') ?? '', form.get('code_verifier') ?? ''];
    const approval = approvals.get(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (approval?.challenge !== challenge) return;
    approvals.delete(code);
    state = {...state, codes: [...state.codes, {code, verifier, scopes: approval.scopes}]};
  }

  const server = await startServer((request) => {
    const other = instead?.(request);
    if (other) return other;
    const query = Object.fromEntries(request.query);
    if (request.path === '/oauth/authorize') {
      const back = new URLSearchParams(approve(new URLSearchParams(query)));
      return {status: 302, headers: {Location: `${query.redirect_uri}?${back}`}, json: {}};
    }
    if (request.path === '/oauth/token') redeem(new URLSearchParams(request.body));
    const headers = request.headers as Record<string, string>;
    const env = {now: now(), newId, validators, events};
    const handled = handle(state, {...request, query, headers}, env);
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
    approve,
  };
}
