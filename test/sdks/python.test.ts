import {createHmac} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {sdk} from '../../src/data/sdk';
import {describeLanguages} from '../samples/runCode';
import {signatureCases} from '../samples/signatureCases';
import {startFaultServer, type FaultServer, type Scenario} from './faultServer';
import {startDriver, type Driver} from './startDriver';

const folder = path.join(__dirname, '../../sdks/python');
const KEY = 'key_of_the_test';

type Reading = 'data' | 'page' | 'all ids' | 'next ids';
type Call = readonly [method: string, parameters: object, reading: Reading];

interface Outcome {
  readonly data?: unknown;
  readonly response?: object;
  readonly error?: Readonly<Record<string, unknown>>;
  /** Seconds. */
  readonly waits: readonly number[];
}

const listContacts: Call = ['list_contacts', {}, 'page'];
const sendEmail: Call = [
  'send_email',
  {to: 'lead_8f3a2c', subject: 'Close', text: 'Hi', campaign_id: null},
  'data',
];

describeLanguages(() => {
  let server: FaultServer;
  let driver: Driver;
  let runs = 0;

  beforeAll(async () => {
    server = await startFaultServer();
    // Warnings include connections that were never closed.
    driver = startDriver(['python3', '-B', '-W', 'error', path.join(__dirname, 'driver.py')], {
      PYTHONPATH: folder,
    });
  });

  afterAll(async () => {
    const stderr = await driver.close();
    await server.close();
    expect(stderr).toBe('');
  });

  /** Calls methods of a client whose requests get the scenario's responses. */
  async function call(scenario: Scenario, calls: readonly Call[], client: object = {}) {
    runs += 1;
    const run = String(runs);
    const base_url = server.urlOf(scenario, run);
    const outcomes = (await driver.run('calls', {
      client: {base_url, ...client},
      calls,
    })) as Outcome[];
    return {outcomes, requests: server.received(scenario, run)};
  }

  test('sends fields, key, and agent, and returns the data with its response', async () => {
    const {outcomes, requests} = await call('ok', [
      sendEmail,
      ['get_analytics', {from_: '2026-11-01', campaign_id: 'camp_4b7d10'}, 'data'],
    ]);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/v1/emails/send',
        headers: {
          authorization: `Bearer ${KEY}`,
          'content-type': 'application/json',
          'user-agent': containing(`${sdk.package}-python/${sdk.version}`),
        },
      },
      {
        method: 'GET',
        path: '/v1/analytics',
        query: {from: '2026-11-01', campaign_id: 'camp_4b7d10'},
        body: '',
      },
    ]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      to: 'lead_8f3a2c',
      subject: 'Close',
      text: 'Hi',
    });
    expect(outcomes[0]).toEqual({
      data: {echo: requests[0]},
      response: {
        status: 200,
        requestId: 'req_0123456789ab',
        rateLimit: {limit: 10000, remaining: 9998, reset: 1800},
        isReplayed: false,
      },
      waits: [],
    });
  });

  test('annotates every type and method with types that exist', async () => {
    const [[types, methods] = [0, 0]] = (await driver.run('type_hints')) as [number, number][];
    expect(types).toBeGreaterThan(20);
    expect(methods).toBeGreaterThan(5);
  });

  test('keeps unknown fields, and says that a response was replayed', async () => {
    const {outcomes} = await call('replayed', [listContacts]);
    expect(outcomes).toMatchObject([
      {data: {contacts: [{field_of_the_future: true}, {}]}, response: {isReplayed: true}},
    ]);
  });

  test.each([
    ['list_contacts', {status: 'active'}, 'cont'],
    ['search_leads', {industry: 'SaaS', idempotency_key: 'mine'}, 'lead'],
  ])('%s: reads all pages with the same filters', async (method, parameters, prefix) => {
    const {outcomes, requests} = await call('pages', [[method, parameters, 'all ids']]);
    expect(outcomes[0]?.data).toEqual([1, 2, 3, 4, 5, 6].map((each) => `${prefix}_00000${each}`));
    const sent = requests.map(({query, body}) => (body ? (JSON.parse(body) as object) : query));
    const {idempotency_key: own, ...filters} = parameters as Record<string, string>;
    expect(sent).toEqual([filters, {...filters, cursor: 'page-2'}, {...filters, cursor: 'page-3'}]);
    // Each page of a POST is an operation of its own.
    const keys = requests.map(({headers}) => headers['idempotency-key']);
    expect(keys[0]).toBe(own);
    expect(new Set(keys).size).toBe(own ? 3 : 1);
  });

  test('reads one page at a time', async () => {
    const {outcomes, requests} = await call('pages', [['list_contacts', {}, 'next ids']]);
    expect(outcomes[0]?.data).toEqual(['cont_000003', 'cont_000004']);
    expect(requests).toHaveLength(2);
  });

  test('stops when a cursor repeats', async () => {
    const {outcomes, requests} = await call('cursor-loop', [['list_contacts', {}, 'all ids']]);
    expect(outcomes).toMatchObject([{error: {class: 'PaginationError'}}]);
    expect(requests).toHaveLength(2);
  });

  test('yields the items before a page that fails', async () => {
    const base_url = server.urlOf('broken-page');
    expect(await driver.run('broken_page', {base_url, max_retries: 0})).toEqual([
      'cont_000001',
      'cont_000002',
      'ServerError',
    ]);
  });

  test.each<[Scenario, number]>([
    ['rate-limited', 1],
    ['rate-limited-now', 0],
    ['unavailable', 0],
    ['server-error', 0.5],
    ['html-once', 0.5],
    ['dropped', 0.5],
    ['cut', 0.5],
    ['slow-body', 0.5],
  ])('%s: succeeds after a wait, with the same idempotency key', async (scenario, wait) => {
    const {outcomes, requests} = await call(scenario, [sendEmail, sendEmail], {timeout: 0.5});
    expect(outcomes.map(({waits}) => waits)).toEqual([[wait], []]);
    expect(outcomes.map(({data}) => data)).toEqual(requests.slice(1).map((echo) => ({echo})));
    const [first, retried, ofNextCall] = requests.map(({headers}) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(retried).toBe(first);
    expect(ofNextCall).toMatch(/^[0-9a-f-]{36}$/);
    expect(ofNextCall).not.toBe(first);
  });

  test('waits until the date in Retry-After', async () => {
    const {outcomes} = await call('rate-limited-until', [listContacts]);
    const [wait = 0] = outcomes[0]?.waits ?? [];
    expect(wait).toBeGreaterThan(1);
    expect(wait).toBeLessThanOrEqual(3);
  });

  test("sends the caller's idempotency key with every attempt", async () => {
    const [method, parameters, reading] = sendEmail;
    const own = {...parameters, idempotency_key: 'campaign-4711'};
    const {requests} = await call('server-error', [[method, own, reading]]);
    expect(requests.map(({headers}) => headers['idempotency-key'])).toEqual([
      'campaign-4711',
      'campaign-4711',
    ]);
  });

  test('backs off up to 8 seconds, then raises the last error', async () => {
    const {outcomes, requests} = await call('always-server-error', [listContacts], {
      max_retries: 6,
    });
    expect(outcomes).toMatchObject([
      {error: {class: 'ServerError', status: 500}, waits: [0.5, 1, 2, 4, 8, 8]},
    ]);
    expect(requests).toHaveLength(7);
  });

  test.each<[Scenario, string]>([
    ['always-dropped', 'APIConnectionError'],
    ['always-slow', 'APITimeoutError'],
  ])('%s: raises %s after the last attempt', async (scenario, name) => {
    const {outcomes, requests} = await call(scenario, [listContacts], {
      timeout: 0.3,
      max_retries: 1,
    });
    expect(outcomes).toMatchObject([{error: {class: name}, waits: [0.5]}]);
    expect(requests).toHaveLength(2);
  });

  test('raises at once when Retry-After is longer than a minute', async () => {
    const {outcomes, requests} = await call('rate-limited-for-long', [listContacts]);
    expect(outcomes).toMatchObject([
      {error: {class: 'RateLimitError', retry_after: 1260}, waits: []},
    ]);
    expect(requests).toHaveLength(1);
  });

  test.each<[Scenario, string, object]>([
    ['problem-400', 'APIError', {status: 400, title: 'Problem 400'}],
    ['problem-401', 'AuthenticationError', {type: containing('#problem-401')}],
    ['problem-403', 'PermissionDeniedError', {detail: 'The detail of 403.'}],
    ['problem-404', 'NotFoundError', {request_id: 'req_0123456789ab'}],
    ['problem-409', 'ConflictError', {body: containing({instance: '/v1/leads'})}],
    [
      'problem-422',
      'ValidationError',
      {fields: [{pointer: '/company_size'}, {parameter: 'limit', code: 'out_of_range'}]},
    ],
    ['redirect', 'APIError', {status: 302, body: null}],
    ['html-with-200', 'APIError', {status: 200, body: containing('<h1>')}],
  ])('%s: raises %s, without a retry', async (scenario, name, properties) => {
    const {outcomes, requests} = await call(scenario, [listContacts]);
    expect(outcomes).toMatchObject([{error: {class: name, ...properties}, waits: []}]);
    expect(requests).toHaveLength(1);
  });

  test("raises the API's error for a proxy's page", async () => {
    const {outcomes} = await call('html', [listContacts], {max_retries: 0});
    expect(outcomes).toMatchObject([
      {
        error: {
          class: 'ServerError',
          status: 502,
          type: 'about:blank',
          request_id: null,
          body: containing('<h1>'),
        },
      },
    ]);
  });

  test.each(['interrupted', 'stopped'])(
    '%s: stops waiting at once, and sends nothing more',
    async (scenario) => {
      const base_url = server.urlOf('rate-limited', scenario);
      expect(await driver.run(scenario, {base_url})).toEqual([true]);
      expect(server.received('rate-limited', scenario)).toHaveLength(1);
    },
  );

  test('reads the key from the environment', async () => {
    expect(await driver.run('environment', {})).toEqual([containing(sdk.keyVariable)]);
    expect(await driver.run('environment', {[sdk.keyVariable]: KEY})).toEqual([
      containing(`<${sdk.client} `),
    ]);
  });

  test('never shows a key, a token, or a secret', async () => {
    const printed = await driver.run('printed', {key: KEY, base_url: server.urlOf('problem-401')});
    expect(printed).toHaveLength(11);
    expect(printed.filter((each) => String(each).includes(KEY))).toEqual([]);
  });

  test('accepts only genuine events', async () => {
    const cases = await signatureCases();
    const input = cases.map(([, , {header, body, secret}]) => [header, body, secret]);
    const results = await driver.run('webhook_cases', input);
    expect(results.length).toBeGreaterThan(10);
    expect(results.map((result, at) => [cases[at]?.[0], result])).toEqual(
      cases.map(([name, isGenuine, {body}]) => [
        name,
        isGenuine ? (JSON.parse(body) as unknown) : 'SignatureVerificationError',
      ]),
    );
  });

  test('refuses an empty secret, even if the signature matches it', async () => {
    const time = Math.floor(Date.now() / 1000);
    const hmac = createHmac('sha256', '').update(`${time}.{}`).digest('hex');
    expect(await driver.run('webhook_cases', [[`t=${time},v1=${hmac}`, '{}', '']])).toEqual([
      'ValueError',
    ]);
  });

  test('starts a login with PKCE, finishes only the same one, and revokes', async () => {
    const base_url = server.urlOf('expired-token', 'login');
    const [login, token, ...refused] = await driver.run('oauth_login', {base_url});
    const {url, state, code_verifier} = login as Record<string, string>;
    const {origin, pathname, searchParams} = new URL(url ?? '');
    expect(origin + pathname).toBe(`${base_url}/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client id',
      redirect_uri: 'https://app.example/return',
      scope: 'leads:search campaigns:read',
      state,
      code_challenge: await challengeOf(code_verifier ?? ''),
      code_challenge_method: 'S256',
    });
    expect(code_verifier).toMatch(/^[\w-]{43,128}$/);
    expect(token).toEqual({
      access_token: 'fresh-1',
      refresh_token: 'refresh-1',
      expires_at: 4600,
      scope: 'leads:search',
      account_id: 'acct_000001',
    });
    expect(refused).toEqual(['invalid_state', 'invalid_state', 'access_denied']);
    const requests = server.received('expired-token', 'login');
    expect(requests.map(({path: each, body}) => [each, formOf(body)])).toEqual([
      [
        '/oauth/token',
        {
          grant_type: 'authorization_code',
          code: 'code_1',
          redirect_uri: 'https://app.example/return',
          code_verifier,
        },
      ],
      ['/oauth/revoke', {token: 'refresh-1'}],
    ]);
    const basic = requests[0]?.headers.authorization?.replace('Basic ', '') ?? '';
    expect(Buffer.from(basic, 'base64').toString()).toBe('client+id:secret%3A%2B');
  });

  test.each([
    ['before the first request, if the token has expired', 1000],
    ['after a 401', 9000],
  ])('refreshes once for all threads %s', async (_, expires_at) => {
    const run = `threads-${expires_at}`;
    const base_url = server.urlOf('expired-token', run);
    const printed = await driver.run('oauth_client', {base_url, expires_at, threads: 4});
    const requests = server.received('expired-token', run);
    const refreshes = requests.filter((request) => request.path === '/oauth/token');
    expect(refreshes.map(({body}) => formOf(body))).toEqual([
      {grant_type: 'refresh_token', refresh_token: 'refresh-0'},
    ]);
    expect(printed).toMatchObject([{refresh_token: containing('refresh-')}, [2, 2, 2, 2]]);
    const stale = requests.filter(({headers}) => headers.authorization === 'Bearer stale');
    expect(stale.length > 0).toBe(expires_at > 1000);
  });

  test('says that the customer has revoked access', async () => {
    const base_url = server.urlOf('revoked-token', 'revoked');
    const printed = await driver.run('oauth_client', {base_url, expires_at: 9000, threads: 1});
    expect(printed).toEqual([[['OAuthError', 'invalid_grant']]]);
    expect(server.received('revoked-token', 'revoked')).toHaveLength(2);
  });
}, ['python']);

test('pyproject.toml has the name and the version of the SDKs', () => {
  const project = fs.readFileSync(path.join(folder, 'pyproject.toml'), 'utf8');
  expect(/^name = "(.*)"$/m.exec(project)?.[1]).toBe(sdk.package);
  expect(/^version = "(.*)"$/m.exec(project)?.[1]).toBe(sdk.version);
});

const containing = (part: string | object): unknown =>
  typeof part === 'string' ? expect.stringContaining(part) : expect.objectContaining(part);

const formOf = (body: string) => Object.fromEntries(new URLSearchParams(body));

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return Buffer.from(digest).toString('base64url');
}
