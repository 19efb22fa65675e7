import {inspect} from 'node:util';

import {
  ApiError,
  AuthenticationError,
  ConflictError,
  ConnectionError,
  Emberline,
  EmberlineError,
  NotFoundError,
  OAuth,
  OAuthError,
  PaginationError,
  PermissionError,
  RateLimitError,
  ServerError,
  SignatureVerificationError,
  TimeoutError,
  ValidationError,
  webhooks,
  type ClientOptions,
  type Tokens,
} from '../../sdks/javascript/src';
import {Client, type Params} from '../../sdks/javascript/src/core';
import {signatureCases} from '../samples/signatureCases';
import {startFaultServer, type FaultServer, type Scenario} from './faultServer';

const KEY = 'key_that_must_stay_secret';

let server: FaultServer;
let runs = 0;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());

/** A client of one scenario whose waits take no time, what it waited, and what it sent. */
function clientOf(scenario: Scenario, options: ClientOptions = {}) {
  runs += 1;
  const run = String(runs);
  const waits: number[] = [];
  const hasCredentials = 'tokens' in options || 'accessToken' in options;
  const client = new Emberline({
    ...(!hasCredentials && {apiKey: KEY}),
    baseUrl: server.urlOf(scenario, run),
    random: () => 1,
    sleep: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    ...options,
  });
  return {client, waits, received: () => server.received(scenario, run)};
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
}

/** The error that a promise rejects with. */
async function errorOf(promise: PromiseLike<unknown>): Promise<Error> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The promise has no error.');
  return error;
}

test('a request has the key, an idempotency key, and its fields in the right part', async () => {
  const {client, received} = clientOf('ok');
  await client.createCampaign({name: 'A', lead_ids: ['lead_000001'], steps: []});
  await client.listContacts({limit: 2, company: 'A & B', status: undefined});
  const [create, list] = received();
  expect(create).toMatchObject({
    method: 'POST',
    path: '/v1/campaigns',
    headers: {authorization: `Bearer ${KEY}`, 'content-type': 'application/json'},
  });
  expect(JSON.parse(create!.body)).toEqual({name: 'A', lead_ids: ['lead_000001'], steps: []});
  expect(create!.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(list).toMatchObject({method: 'GET', query: {limit: '2', company: 'A & B'}, body: ''});
  expect(list!.query).not.toHaveProperty('status');
  expect(list!.headers).not.toHaveProperty('idempotency-key');
});

test('a response has its data with unknown fields, its request id, and its rate limit', async () => {
  const {client} = clientOf('replayed');
  const {data, response} = await client.searchLeads().withResponse();
  expect(data.leads[0]).toMatchObject({id: 'lead_000001', field_of_the_future: true});
  expect(response).toMatchObject({
    status: 200,
    requestId: 'req_0123456789ab',
    rateLimit: {limit: 10000, remaining: 9998, reset: 1800},
    isReplayed: true,
  });
  expect((await clientOf('ok').client.searchLeads().withResponse()).response.isReplayed).toBe(
    false,
  );
});

test('a rejection of withResponse is the only one', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  const {client} = clientOf('problem-400');
  await expect(client.listContacts().withResponse()).rejects.toThrow(ApiError);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', onUnhandled);
  expect(unhandled).toEqual([]);
});

/** Operations of kinds that the contract doesn't have today. */
class MadeUp extends Client {
  send(method: string, path: string, body: 'json' | 'form' | null, params: Params) {
    return this.request<unknown>({method, path, query: ['dry_run'], body, takesKey: false}, params);
  }
}

describe('kinds of requests', () => {
  const madeUp = (scenario: Scenario) => {
    const baseUrl = server.urlOf(scenario, 'made-up');
    return new MadeUp({apiKey: KEY, baseUrl, sleep: () => Promise.resolve()});
  };

  test('a form, and a field of the query next to a body', async () => {
    const {echo} = (await madeUp('ok').send('PUT', '/v1/thing', 'form', {
      dry_run: true,
      name: 'A & B',
      tags: ['x', 'y'],
    })) as {echo: {headers: object; query: object; body: string}};
    expect(echo).toMatchObject({
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      query: {dry_run: 'true'},
      body: 'name=A+%26+B&tags=x&tags=y',
    });
  });

  test('a field of the path is encoded, and can’t change the path', async () => {
    const remove = (id: unknown) => madeUp('ok').send('DELETE', '/v1/things/{id}/x', null, {id});
    expect(await remove('a/b ü')).toMatchObject({echo: {path: '/v1/things/a%2Fb%20%C3%BC/x'}});
    for (const id of ['', '.', '..', undefined, null]) {
      expect((await errorOf(remove(id))).message).toContain('id');
    }
  });

  test('a response without a body', async () => {
    await expect(madeUp('no-content').send('DELETE', '/v1/thing', null, {})).resolves.toBe(
      undefined,
    );
  });

  test.each<[Scenario, string, number]>([
    ['dropped', 'POST', 1],
    ['html-once', 'POST', 1],
    ['server-error', 'POST', 2],
    ['dropped', 'DELETE', 2],
  ])('%s: a %s without an idempotency key is sent %i times', async (scenario, method, times) => {
    const run = `${method}-once`;
    const client = new MadeUp({
      apiKey: KEY,
      baseUrl: server.urlOf(scenario, run),
      sleep: () => Promise.resolve(),
    });
    await client.send(method, '/v1/thing', null, {}).catch(() => {});
    expect(server.received(scenario, run)).toHaveLength(times);
  });
});

describe('retries', () => {
  test.each<[Scenario, number]>([
    ['rate-limited', 1000],
    ['rate-limited-now', 0],
    ['unavailable', 0],
    ['server-error', 500],
    ['dropped', 500],
    ['cut', 500],
    ['html-once', 500],
  ])('%s: waits %i ms, then sends the same request again', async (scenario, wait) => {
    const {client, waits, received} = clientOf(scenario);
    await expect(client.searchLeads({industry: 'SaaS'})).resolves.toHaveProperty('leads');
    expect(waits).toEqual([wait]);
    const [first, second] = received();
    expect(received()).toHaveLength(2);
    expect(second).toEqual(first);
    expect(first!.headers['idempotency-key']).toBeDefined();
  });

  test('waits until the date in Retry-After', async () => {
    const {client, waits} = clientOf('rate-limited-until');
    await client.searchLeads();
    expect(waits[0]).toBeGreaterThanOrEqual(1000);
    expect(waits[0]).toBeLessThanOrEqual(4000);
  });

  test('backs off longer each time, up to a limit and with full jitter', async () => {
    const random = vi.fn(() => 0.5);
    const {client, waits} = clientOf('always-server-error', {maxRetries: 6, random});
    await expect(client.searchLeads()).rejects.toThrow(ServerError);
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000]);
    expect(random).toHaveBeenCalledTimes(6);
  });

  test('gives up after the last retry', async () => {
    const {client, received} = clientOf('always-rate-limited');
    await expect(client.searchLeads()).rejects.toThrow(RateLimitError);
    expect(received()).toHaveLength(3);
    const never = clientOf('always-rate-limited', {maxRetries: 0});
    await expect(never.client.searchLeads()).rejects.toThrow(RateLimitError);
    expect(never.received()).toHaveLength(1);
  });

  test('doesn’t wait longer than a minute', async () => {
    const {client, waits, received} = clientOf('rate-limited-for-long');
    const error = await errorOf(client.searchLeads());
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({retryAfter: 1260});
    expect([waits, received().length]).toEqual([[], 1]);
  });

  test('times out while the body arrives, and repeats', async () => {
    const {client, received} = clientOf('slow-body', {timeout: 150});
    await expect(client.searchLeads()).resolves.toHaveProperty('leads');
    expect(received()).toHaveLength(2);
    const slow = clientOf('always-slow');
    const error = await errorOf(slow.client.listContacts({}, {timeout: 60}));
    expect(error).toBeInstanceOf(TimeoutError);
    expect(slow.received()).toHaveLength(3);
  });

  test.each<Scenario>(['problem-400', 'problem-409', 'problem-422'])(
    '%s: doesn’t repeat',
    async (scenario) => {
      const {client, received} = clientOf(scenario);
      await expect(client.searchLeads()).rejects.toThrow(ApiError);
      expect(received()).toHaveLength(1);
    },
  );
});

describe('idempotency', () => {
  test('each method call has a new key, and the caller’s key wins', async () => {
    const {client, received} = clientOf('ok');
    await client.searchLeads();
    await client.searchLeads();
    await client.searchLeads({}, {idempotencyKey: 'order-7'});
    const keys = received().map(({headers}) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('order-7');
  });

  test('each page has a key of its own, also when the first one is the caller’s', async () => {
    const {client, received} = clientOf('pages');
    await all(client.searchLeads({}, {idempotencyKey: 'order-8'}));
    const keys = received().map(({headers}) => headers['idempotency-key']);
    expect(keys[0]).toBe('order-8');
    expect(new Set(keys).size).toBe(3);
  });
});

describe('pages', () => {
  test('a list is its first page, and iterates over the items of all pages', async () => {
    const {client, received} = clientOf('pages');
    const leads = client.searchLeads({industry: 'SaaS'});
    expect(await leads).toMatchObject({total: 6, next_cursor: 'page-2'});
    expect((await all(leads)).map(({id}) => id)).toEqual(
      [1, 2, 3, 4, 5, 6].map((each) => `lead_00000${each}`),
    );
    // The first page isn't fetched again, and the filter is sent with each cursor.
    expect(received().map(({body}) => JSON.parse(body) as unknown)).toEqual([
      {industry: 'SaaS'},
      {industry: 'SaaS', cursor: 'page-2'},
      {industry: 'SaaS', cursor: 'page-3'},
    ]);
  });

  test('the cursor of a GET is in its query', async () => {
    const {client, received} = clientOf('pages');
    expect(await all(client.listContacts({limit: 2}))).toHaveLength(6);
    expect(received().at(-1)!.query).toEqual({limit: '2', cursor: 'page-3'});
  });

  test('only pages that are reached are fetched', async () => {
    const {client, received} = clientOf('pages');
    for await (const contact of client.listContacts()) {
      if (contact.id === 'cont_000003') break;
    }
    expect(received()).toHaveLength(2);
  });

  test('a repeated cursor is an error', async () => {
    const {client, received} = clientOf('cursor-loop');
    await expect(all(client.listContacts())).rejects.toThrow(PaginationError);
    expect(received()).toHaveLength(2);
  });

  test('an error on a later page reaches the loop', async () => {
    const {client} = clientOf('broken-page');
    await expect(all(client.listContacts())).rejects.toThrow(ServerError);
  });
});

describe('errors', () => {
  test.each<[Scenario, typeof ApiError]>([
    ['problem-401', AuthenticationError],
    ['problem-403', PermissionError],
    ['problem-404', NotFoundError],
    ['problem-409', ConflictError],
    ['problem-422', ValidationError],
    ['problem-400', ApiError],
  ])('%s has its class, its type, and its request id', async (scenario, Class) => {
    const error = await errorOf(clientOf(scenario).client.searchLeads());
    const status = Number(scenario.split('-')[1]);
    expect(error.constructor).toBe(Class);
    expect(error).toMatchObject({
      name: Class.name,
      status,
      title: `Problem ${status}`,
      requestId: 'req_0123456789ab',
      body: {instance: '/v1/leads'},
    });
    expect((error as ApiError).type).toMatch(/#problem-/);
  });

  test('a 422 lists the invalid fields', async () => {
    const error = await errorOf(clientOf('problem-422').client.searchLeads());
    expect((error as ValidationError).fields).toEqual([
      expect.objectContaining({pointer: '/company_size', code: 'invalid_format'}),
      expect.objectContaining({parameter: 'limit'}),
    ]);
  });

  test('a proxy’s error page is an ApiError with the page as its body', async () => {
    const error = await errorOf(clientOf('html', {maxRetries: 0}).client.searchLeads());
    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({status: 502, type: 'about:blank', retryAfter: null});
    expect((error as ServerError).body).toContain('<h1>');
  });

  test('a page with the status 200 is an error, too', async () => {
    await expect(clientOf('html-with-200').client.searchLeads()).rejects.toThrow(EmberlineError);
  });

  test('a redirect isn’t followed', async () => {
    const {client, received} = clientOf('redirect');
    const error = await errorOf(client.listContacts());
    expect(error).toMatchObject({status: 302});
    expect(received()).toHaveLength(1);
  });

  test('an unreachable server is a ConnectionError that says why', async () => {
    const closed = await startFaultServer();
    const {client, waits} = clientOf('ok', {baseUrl: closed.urlOf('ok')});
    await closed.close();
    const error = await errorOf(client.searchLeads());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error.message).toContain('ECONNREFUSED');
    expect(waits).toHaveLength(2);
  });
});

describe('abort', () => {
  test('stops a running request', async () => {
    const {client, received} = clientOf('always-slow');
    const reason = new Error('The user left.');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    const error = await errorOf(client.searchLeads({}, {signal: controller.signal}));
    expect(error).toBe(reason);
    expect(received()).toHaveLength(1);
  });

  test('stops the wait before a retry at once, and sends nothing after it', async () => {
    const {client, received} = clientOf('rate-limited', {sleep: undefined});
    const started = Date.now();
    const error = await errorOf(client.searchLeads({}, {signal: AbortSignal.timeout(100)}));
    expect(error.name).toBe('TimeoutError');
    expect(Date.now() - started).toBeLessThan(900);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(received()).toHaveLength(1);
  });

  test('sends nothing if the signal is aborted already', async () => {
    const {client, received} = clientOf('ok');
    await errorOf(client.searchLeads({}, {signal: AbortSignal.abort()}));
    expect(received()).toHaveLength(0);
  });
});

describe('the key', () => {
  const {EMBERLINE_API_KEY: before} = process.env;
  afterEach(() => {
    if (before === undefined) delete process.env.EMBERLINE_API_KEY;
    else process.env.EMBERLINE_API_KEY = before;
  });

  test('is read from the environment, and required', async () => {
    delete process.env.EMBERLINE_API_KEY;
    expect(() => new Emberline()).toThrow('EMBERLINE_API_KEY');
    process.env.EMBERLINE_API_KEY = 'from_the_environment';
    const baseUrl = server.urlOf('ok', 'environment');
    await new Emberline({baseUrl}).searchLeads();
    const [request] = server.received('ok', 'environment');
    expect(request!.headers.authorization).toBe('Bearer from_the_environment');
    expect(() => new Emberline({apiKey: 'a', accessToken: 'b'})).toThrow('only one');
  });

  test('isn’t in errors, nor in the printed client', async () => {
    const {client} = clientOf('problem-401');
    const shown = [client, await errorOf(client.searchLeads())].map((each) =>
      inspect(each, {depth: 10, showHidden: true}),
    );
    const broken = await errorOf(Promise.resolve().then(() => new Emberline({apiKey: `${KEY}\n`})));
    expect([...shown, JSON.stringify(client), String(broken)].join('\n')).not.toContain(KEY);
  });
});

describe('webhooks', () => {
  test('verify accepts only genuine events', async () => {
    for (const [name, isGenuine, {header, body, secret}] of await signatureCases()) {
      for (const rawBody of [body, Buffer.from(body)]) {
        const verify = () => webhooks.verify(rawBody, header, secret);
        if (isGenuine) expect(verify(), name).toEqual(JSON.parse(body));
        else expect(verify, name).toThrow(SignatureVerificationError);
      }
    }
  });

  test('verify takes the tolerance and the clock, and rejects an empty secret', async () => {
    const [, , {header, body, secret}] = (await signatureCases())[0]!;
    const now = () => Date.now() + 400_000;
    expect(() => webhooks.verify(body, header, secret, {now})).toThrow(SignatureVerificationError);
    expect(webhooks.verify(body, header, secret, {now, toleranceSeconds: 500})).toBeTruthy();
    expect(() => webhooks.verify(body, header, '')).toThrow('secret is empty');
    expect(() => webhooks.verify(body, null, secret)).toThrow(SignatureVerificationError);
  });
});

describe('OAuth', () => {
  function appOf(scenario: Scenario, now = Date.now) {
    runs += 1;
    const run = String(runs);
    const baseUrl = server.urlOf(scenario, run);
    const app = new OAuth({
      clientId: 'app:1',
      clientSecret: 's+cret',
      redirectUri: 'https://app.example/return',
      ...{baseUrl, now},
    });
    return {app, baseUrl, received: () => server.received(scenario, run)};
  }

  function storeOf(tokens: Partial<Tokens> = {}) {
    const stored: Tokens = {
      ...{accessToken: 'stale', refreshToken: 'refresh-0', expiresAt: Date.now() + 3_600_000},
      ...{scopes: [], accountId: null, ...tokens},
    };
    const saved = [stored];
    return {
      saved,
      load: () => Promise.resolve(saved.at(-1)!),
      save: (next: Tokens) => {
        saved.push(next);
        return Promise.resolve();
      },
    };
  }

  test('authorize returns a URL with PKCE and a state, new each time', async () => {
    const {app, baseUrl} = appOf('expired-token');
    const {url, state, codeVerifier} = app.authorize({scopes: ['leads:search', 'emails:send']});
    expect(url.startsWith(`${baseUrl}/oauth/authorize?`)).toBe(true);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'app:1',
      redirect_uri: 'https://app.example/return',
      scope: 'leads:search emails:send',
      state,
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
    });
    expect(codeVerifier.length).toBeGreaterThanOrEqual(43);
    expect(app.authorize({scopes: []}).state).not.toBe(state);
  });

  test('exchange sends the code and the verifier, and returns tokens that can be stored', async () => {
    const {app, received} = appOf('expired-token', () => 1000);
    const login = app.authorize({scopes: ['leads:search']});
    const callback = new URLSearchParams({code: 'c0de', state: login.state});
    const tokens = await app.exchange(callback, login);
    expect(tokens).toEqual({
      ...{accessToken: 'fresh-1', refreshToken: 'refresh-1', expiresAt: 3_601_000},
      ...{scopes: ['leads:search'], accountId: 'acct_000001'},
    });
    const {headers, body} = received()[0]!;
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      grant_type: 'authorization_code',
      code: 'c0de',
      redirect_uri: 'https://app.example/return',
      code_verifier: login.codeVerifier,
    });
    // The parts are form-encoded first, so that a colon in the id doesn't end it.
    expect(atob(headers.authorization!.replace('Basic ', ''))).toBe('app%3A1:s%2Bcret');
  });

  test('exchange rejects another login’s callback, a lost session, and a refusal', async () => {
    const {app, received} = appOf('expired-token');
    const login = app.authorize({scopes: []});
    const callback = (state: string, rest = {}) => new URLSearchParams({code: 'c', state, ...rest});
    const wrong = await errorOf(app.exchange(callback('another'), login));
    expect(wrong).toMatchObject({name: 'OAuthError', code: 'invalid_state'});
    const lost = await errorOf(app.exchange(callback(''), {...login, state: ''}));
    expect(lost).toMatchObject({code: 'invalid_state'});
    const refused = {error: 'access_denied'};
    expect(await errorOf(app.exchange(callback(login.state, refused), login))).toMatchObject({
      code: 'access_denied',
    });
    expect(received()).toHaveLength(0);
  });

  test('an expired token is renewed once for requests at the same time', async () => {
    const {app, baseUrl, received} = appOf('expired-token');
    const store = storeOf({expiresAt: Date.now() - 1});
    // As when each of a server's requests makes a client of its own.
    const clients = [1, 2, 3].map(() => new Emberline({tokens: app.tokens(store), baseUrl}));
    await Promise.all(clients.map((client) => client.listContacts()));
    const renewals = received().filter(({path}) => path === '/oauth/token');
    expect(renewals).toHaveLength(1);
    expect(renewals[0]!.body).toContain('refresh_token=refresh-0');
    expect(store.saved).toHaveLength(2);
    expect(received()).toHaveLength(4);
  });

  test('a token that the API rejects is renewed, and the request repeated with the same key', async () => {
    const {app, baseUrl, received} = appOf('expired-token');
    const client = new Emberline({tokens: app.tokens(storeOf()), baseUrl});
    await client.searchLeads();
    const [rejected, renewal, repeated] = received();
    expect(received()).toHaveLength(3);
    expect(renewal!.path).toBe('/oauth/token');
    expect(rejected!.headers.authorization).toBe('Bearer stale');
    expect(repeated!.headers.authorization).toMatch(/^Bearer fresh-/);
    expect(repeated!.headers['idempotency-key']).toBe(rejected!.headers['idempotency-key']);
  });

  test('access that the customer revoked is an OAuthError', async () => {
    const {app, baseUrl, received} = appOf('revoked-token');
    const store = storeOf();
    const client = new Emberline({tokens: app.tokens(store), baseUrl});
    const error = await errorOf(client.searchLeads());
    expect(error).toBeInstanceOf(OAuthError);
    expect(error).toMatchObject({code: 'invalid_grant'});
    expect(received()).toHaveLength(2);
    expect(store.saved).toHaveLength(1);
  });

  test('tokens that another process stored in the meantime are used', async () => {
    const {app, baseUrl} = appOf('revoked-token');
    const store = storeOf({expiresAt: Date.now() - 1});
    let loads = 0;
    const shared = {
      ...store,
      load: () => {
        loads += 1;
        if (loads === 3) void store.save({...store.saved[0]!, accessToken: 'fresh-by-another'});
        return store.load();
      },
    };
    const token = await app.tokens(shared).accessToken();
    expect(token).toBe('fresh-by-another');
    expect(baseUrl).toBeTruthy();
  });

  test('a rejected key isn’t repeated', async () => {
    const {client, received} = clientOf('expired-token');
    await expect(client.listContacts()).rejects.toThrow(AuthenticationError);
    expect(received()).toHaveLength(1);
  });

  test('an aborted request stops waiting for a renewal that others share', async () => {
    let finish: (token: string) => void = () => {};
    const tokens = {
      accessToken: () => new Promise<string>((resolve) => (finish = resolve)),
      renew: () => Promise.reject(new Error('not needed')),
    };
    const {client, received} = clientOf('expired-token', {tokens});
    const aborted = client.listContacts({}, {signal: AbortSignal.timeout(50)});
    expect((await errorOf(aborted)).name).toBe('TimeoutError');
    finish('fresh-1');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(received()).toHaveLength(0);
  });

  test('revoke ends a token', async () => {
    const {app, received} = appOf('expired-token');
    await app.revoke('refresh-1');
    expect(received()[0]).toMatchObject({path: '/oauth/revoke', body: 'token=refresh-1'});
  });

  test('the secret isn’t in the printed app', () => {
    const shown = inspect(appOf('ok').app, {showHidden: true, depth: 10});
    expect(shown).not.toContain('s+cret');
    expect(shown).not.toContain(btoa('app%3A1:s%2Bcret'));
  });
});
