import {createHash, randomBytes} from 'node:crypto';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

import {document} from '../api/contract';
import {compileValidators} from '../../plugins/sandbox-seed/validators';
import {account, demoApp} from '../../src/domain/sandbox/account';
import {handle} from '../../src/domain/sandbox/handle';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {sandboxSeed} from '../../src/domain/sandbox/seed/sandboxSeed';
import {createState} from '../../src/domain/sandbox/state';
import type {SandboxRequest} from '../../src/domain/sandbox/types';
import {eventExamples, makeDelivery} from '../../src/features/sandbox/webhooks/playground';
import type {ScenarioServer, SignedEvent} from './scenario';

export interface SandboxServer extends ScenarioServer {
  close(): Promise<void>;
}

const {clientId, clientSecret, redirectUri} = demoApp;

interface Approval {
  readonly challenge: string;
  readonly scopes: readonly string[];
}

/** Serves the sandbox over HTTP: one account, an approval screen that everyone approves, and signed deliveries. */
export async function startSandboxServer(): Promise<SandboxServer> {
  const {validators} = compileValidators(document);
  const events = eventExamples(document);
  const start = Date.now();
  let requests = 0;
  let state = createState(sandboxSeed(), start);
  const approvals = new Map<string, Approval>();
  const inbox: SignedEvent[] = [];

  /** Puts the code of an approval into the account if the verifier is the one that the app started with. */
  function redeem(form: URLSearchParams): void {
    const [code = '', verifier = ''] = [form.get('code'), form.get('code_verifier')].map(String);
    const approval = approvals.get(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    if (approval?.challenge !== challenge) return;
    approvals.delete(code);
    state = {...state, codes: [...state.codes, {code, verifier, scopes: approval.scopes}]};
  }

  async function respond(request: SandboxRequest) {
    if (request.path === '/oauth/token') redeem(new URLSearchParams(request.body));
    // A second passes with each request, so that imports end and bursts don't happen.
    requests += 1;
    const env = {
      now: start + requests * 1000,
      newId: () => randomBytes(6).toString('hex'),
      validators,
      events,
    };
    const {deliveries: before} = state;
    const handled = handle(state, request, env);
    ({state} = handled);
    for (const {webhook, event} of state.deliveries.filter((each) => !before.includes(each))) {
      const {rawBody: body, headers} = await makeDelivery(event, {
        now: env.now,
        secret: webhook.secret,
      });
      inbox.push({url: webhook.url, header: headers['Webhook-Signature'], body});
    }
    return handled.response;
  }

  const server = createServer((incoming, response) => {
    void read(incoming)
      .then(respond)
      .then(({status, headers, body}) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    isStateful: true,
    apiKey: demoKeys.ultimate,
    app: {clientId, clientSecret, redirectUri},
    accountId: account.id,
    approve: (url) => {
      const {searchParams} = new URL(url);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        code_challenge_method: 'S256',
      });
      const code = `code_${randomBytes(6).toString('hex')}`;
      const [state = '', challenge = '', scope = ''] = ['state', 'code_challenge', 'scope'].map(
        (name) => searchParams.get(name) ?? '',
      );
      approvals.set(code, {challenge, scopes: scope.split(' ')});
      return {code, state};
    },
    delivered: (webhookUrl) => inbox.filter(({url}) => url === webhookUrl).at(-1)!,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(incoming: IncomingMessage): Promise<SandboxRequest> {
  const [pathname = '/', query = ''] = (incoming.url ?? '/').split('?', 2);
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    method: incoming.method ?? '',
    path: pathname,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: await text(incoming),
  };
}
