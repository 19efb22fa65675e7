import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';

import {operationRequest} from '../../plugins/api-reference/samples/operationRequest';
import type {Operation} from '../../plugins/lib/api-contract/types';
import {listen} from '../../scripts/lib/listen.mjs';
import type {Emit} from '../../scripts/sdks/types';
import {signatureCases} from '../samples/signatureCases';
import {operations} from '../api/contract';
import {exampleResponse, startContractServer} from '../samples/contractServer';
import {describeLanguages} from '../samples/runCode';
import {
  startFaultServer,
  type FaultServer,
  type RecordedRequest,
  type Scenario,
} from './faultServer';
import {copyForMadeUp} from './madeUp';
import {
  checkSyntax,
  folderOf,
  startTasks,
  type DrivenLanguage,
  type Result,
  type Task,
  type TaskRunner,
} from './tasks';

interface Outcome extends Result {
  readonly received: readonly RecordedRequest[];
  /** Their idempotency keys. */
  readonly keys: readonly (string | undefined)[];
}

interface Language {
  readonly emit: Emit;
  /** The end of the names of exceptions: `Error` or `Exception`. */
  readonly ending: string;
  /** The class of an error of an argument. */
  readonly argument: string;
  /** Whether a compiler checks the arguments. */
  readonly isTyped?: boolean;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The behavior that the SDKs have in common, against a server that fails in the ways they must survive. */
export function describeSdk(
  language: DrivenLanguage,
  {emit, ending, argument, isTyped = false}: Language,
): void {
  describeLanguages(() => {
    let server: FaultServer;
    let driver: TaskRunner;
    let runs = 0;
    beforeAll(async () => {
      server = await startFaultServer();
      driver = startTasks(language);
    });
    afterAll(async () => {
      await server.close();
      expect(await driver.close()).toBe('');
    });

    /** Runs a task against a scenario, and returns the requests that arrived with the result. */
    async function run(scenario: Scenario, task: Partial<Task> = {}): Promise<Outcome> {
      runs += 1;
      const url = server.urlOf(scenario, String(runs));
      const result = await driver.run({do: 'call', method: 'searchLeads', ...task, url});
      const received = server.received(scenario, String(runs));
      return {...result, received, keys: received.map(({headers}) => headers['idempotency-key'])};
    }
    /** Skips what a compiler refuses. */
    const testUntyped: (name: string, run: () => Promise<void>) => void = isTyped ? () => {} : test;
    const nameOf = (error: string) => error.replace(/Error$/, ending);

    describe('a request', () => {
      test('carries the key, the fields, and a fresh idempotency key', async () => {
        const params = {
          industry: 'FinTech',
          location: 'Köln "Süd" & co',
          intent_signals: ['hiring'],
        };
        const {received, waits} = await run('ok', {params});
        expect(waits).toEqual([]);
        expect(received).toHaveLength(1);
        const [{headers, ...request} = received[0]!] = received;
        expect({...request, body: JSON.parse(request.body) as unknown}).toMatchObject({
          ...{method: 'POST', path: '/v1/leads', query: {}, body: params},
        });
        expect(headers).toMatchObject({
          // A mock server returns an error only if its type is accepted.
          accept: 'application/json, application/problem+json',
          authorization: 'Bearer key_of_test',
          'content-type': 'application/json',
          'idempotency-key': expect.stringMatching(uuid) as string,
          'user-agent': expect.stringContaining(`-${language}/`) as string,
        });
      });

      test('without fields sends an empty object', async () => {
        expect((await run('ok')).received[0]?.body).toBe('{}');
      });

      test.each([
        ['searchLeads', {body: '{}'}],
        ['listContacts', {query: {}}],
      ])('leaves out a field without a value: %s', async (method, sent) => {
        const {received} = await run('ok', {method, params: {cursor: null}});
        expect(received).toMatchObject([sent]);
      });

      test('puts the fields of a GET into the query, and has no idempotency key', async () => {
        const params = {company: 'A & B=ü/+', min_score: 80};
        const {received, keys} = await run('ok', {method: 'listContacts', params});
        expect(received[0]).toMatchObject({method: 'GET', path: '/v1/contacts', body: ''});
        expect(received[0]?.query).toEqual({company: 'A & B=ü/+', min_score: '80'});
        expect(keys).toEqual([undefined]);
      });

      test('returns the data, and what the headers say', async () => {
        const {data, response} = await run('ok');
        expect(data).toMatchObject({total: 6, next_cursor: null});
        expect(response).toEqual({
          requestId: 'req_0123456789ab',
          isReplayed: false,
          rateLimit: {limit: 10_000, remaining: 9998, reset: 1800},
        });
        expect((await run('replayed')).response).toMatchObject({isReplayed: true});
      });

      test('keeps fields that the SDK doesn’t know', async () => {
        expect(await run('ok', {do: 'typed'})).toMatchObject({
          email: 'person1@kestrel.example',
          unknown: true,
        });
      });

      testUntyped('writes times as the API expects them', async () => {
        const {received} = await run('ok', {do: 'times'});
        const {starts_at: time} = JSON.parse(received[0]?.body ?? '') as {starts_at: string};
        expect(new Date(time)).toEqual(new Date('2027-01-11T08:00:00Z'));
        expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+\d\d:\d\d)$/);
        if (received[1]) expect(received[1].query).toEqual({from: '2026-11-01'});
      });

      test.each(['a\r\nX-Admin: 1', 'two words', 'ü', ''])(
        'rejects the idempotency key %j, which can’t be a header',
        async (idempotencyKey) => {
          const {error, received} = await run('ok', {options: {idempotencyKey}});
          expect(error).toMatchObject({name: argument});
          expect(received).toEqual([]);
        },
      );

      testUntyped('rejects an idempotency key that isn’t text, such as a number', async () => {
        const {error, received} = await run('ok', {options: {idempotencyKey: 5}});
        const message = expect.stringMatching(/idempotency key/i) as string;
        expect(error).toMatchObject({name: argument, message});
        expect(received).toEqual([]);
      });

      testUntyped('rejects an option that doesn’t exist', async () => {
        const {error, received} = await run('ok', {
          method: 'listContacts',
          options: {idempotencyKey: 'a'},
        });
        expect(error).toMatchObject({name: argument});
        expect(received).toEqual([]);
      });
    });

    describe('retries', () => {
      test.each([
        ['rate-limited', [1.5]],
        ['rate-limited-now', [0]],
        ['unavailable', [0]],
        ['server-error', [0.25]],
        ['dropped', [0.25]],
        ['cut-in-headers', [0.25]],
        ['cut', [0.25]],
        ['html-once', [0.25]],
      ] as const)('%s: succeeds with the same key', async (scenario, expected) => {
        const {data, waits, keys} = await run(scenario);
        expect(data).toMatchObject({total: 6});
        expect(waits).toEqual(expected);
        expect(keys).toHaveLength(2);
        expect(keys[0]).toMatch(uuid);
        expect(keys[1]).toBe(keys[0]);
      });

      test('wait until the date in Retry-After', async () => {
        const {data, waits} = await run('rate-limited-until');
        expect(data).toBeDefined();
        expect(waits).toHaveLength(1);
        expect(waits[0]).toBeGreaterThan(1.5);
        expect(waits[0]).toBeLessThanOrEqual(3.5);
      });

      test.each([
        ['in the past', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
        ['negative', '-5', 0.25],
        ['a fraction', '1.5', 0.25],
        ['with a unit', '1 minute', 0.25],
        ['a date without a time', 'Wed, 21 Oct 2015', 0.25],
        ['empty', '', 0.25],
      ])('with a Retry-After that’s %s (%s) wait %s seconds', async (_name, location, seconds) => {
        const {data, waits} = await run('rate-limited-as-asked', {params: {location}});
        expect(data).toBeDefined();
        expect(waits).toEqual([seconds]);
      });

      test.each(['61', '99999999999999999999999', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
        'don’t follow a Retry-After of %s',
        async (location) => {
          const {error, waits} = await run('rate-limited-as-asked', {params: {location}});
          expect(error).toMatchObject({name: nameOf('RateLimitError')});
          expect(waits).toEqual([]);
        },
      );

      test('give up at once if Retry-After is too long', async () => {
        const {error, waits, received} = await run('rate-limited-for-long');
        expect(error).toMatchObject({name: nameOf('RateLimitError'), retryAfter: 1260});
        expect([waits, received.length]).toEqual([[], 1]);
      });

      test('back off with growing waits, up to 8 seconds', async () => {
        const {error, waits, received, keys} = await run('always-server-error', {
          settings: {maxRetries: 6},
        });
        expect(error).toMatchObject({name: nameOf('ServerError'), status: 500});
        // The random number is always 0.5.
        expect(waits).toEqual([0.25, 0.5, 1, 2, 4, 4]);
        expect(received).toHaveLength(7);
        expect(new Set(keys).size).toBe(1);
      });

      test('are a setting', async () => {
        const {error, received} = await run('always-dropped', {settings: {maxRetries: 0}});
        expect(error).toMatchObject({name: nameOf('ConnectionError')});
        expect(received).toHaveLength(1);
      });

      test('keep a key that the caller chose', async () => {
        const {keys} = await run('server-error', {options: {idempotencyKey: 'order-1'}});
        expect(keys).toEqual(['order-1', 'order-1']);
      });

      test.each(['always-dropped', 'html', 'always-server-error'] as const)(
        'that give up tell the key, for the same request later: %s',
        async (scenario) => {
          const {error, keys} = await run(scenario);
          expect(error).toMatchObject({idempotencyKey: keys[0]});
          expect(keys[0]).toMatch(uuid);
        },
      );

      test('use another key for another call', async () => {
        const [one, two] = [await run('ok'), await run('ok')];
        expect(one.keys[0]).not.toBe(two.keys[0]);
      });

      test('follow a body that stops halfway', async () => {
        const {data, received} = await run('slow-body', {settings: {timeout: 0.3}});
        expect(data).toMatchObject({total: 6});
        expect(received).toHaveLength(2);
      });

      test('stop when the call is aborted, and never send it again', async () => {
        const {isAborted, seconds, received} = await run('rate-limited-until', {
          do: 'abort',
          isWaitReal: true,
        });
        expect(isAborted).toBe(true);
        expect(seconds).toBeLessThan(1.5);
        expect(received).toHaveLength(1);
      });

      test('don’t repeat a token request whose outcome is unknown', async () => {
        const {error, received} = await run('dropped', {do: 'login'});
        expect(error).toMatchObject({name: nameOf('ConnectionError')});
        expect(received).toHaveLength(1);
      });
    });

    describe('errors', () => {
      const once = {settings: {maxRetries: 0}};

      test.each([
        ['problem-400', 'ApiError'],
        ['problem-401', 'AuthenticationError'],
        ['problem-403', 'PermissionError'],
        ['problem-404', 'NotFoundError'],
        ['problem-409', 'ConflictError'],
        ['problem-422', 'ValidationError'],
        ['always-rate-limited', 'RateLimitError'],
        ['always-server-error', 'ServerError'],
      ] as const)('%s: %s', async (scenario, name) => {
        const {error, received} = await run(scenario, once);
        const [status] = /\d+/.exec(scenario) ?? [scenario === 'always-rate-limited' ? 429 : 500];
        expect(error).toMatchObject({
          ...{name: nameOf(name), status: Number(status), title: `Problem ${status}`},
          ...{detail: `The detail of ${status}.`, requestId: 'req_0123456789ab'},
          type: `https://kestrel.example/api/errors#problem-${status}`,
        });
        expect(received).toHaveLength(1);
      });

      test('of a 4xx are never retried', async () => {
        expect((await run('problem-409')).received).toHaveLength(1);
      });

      test('list the invalid fields', async () => {
        const {error} = await run('problem-422');
        expect(error).toMatchObject({
          fields: [
            {pointer: '/company_size', code: 'invalid_format', message: 'Must be a range.'},
            {parameter: 'limit', code: 'out_of_range', message: 'Must be 1 to 100.'},
            {pointer: '', code: 'invalid_type', message: 'Must be an object.'},
          ],
          message: expect.stringMatching(
            /\/company_size: Must be a range\.[^]*The body: Must be an object\./,
          ) as string,
        });
      });

      test('don’t need a JSON body', async () => {
        const {error} = await run('html');
        expect(error).toMatchObject({name: nameOf('ServerError'), status: 502, hasBody: false});
        expect(error).toMatchObject({message: expect.not.stringContaining('<h1>') as string});
      });

      test('don’t take a proxy’s page for data', async () => {
        const {error, keys} = await run('html-with-200');
        const idempotencyKey = keys[0];
        expect(error).toMatchObject({name: nameOf('ApiError'), status: 200, idempotencyKey});
      });

      test.each([
        ['portal-with-200', 200],
        ['nested-with-200', 200],
        ['no-content', 204],
      ] as const)('don’t take another success for data: %s', async (scenario, status) => {
        const params = {to: 'cont_000001', subject: 'A', text: 'B'};
        const {error, keys} = await run(scenario, {method: 'sendEmail', params});
        const idempotencyKey = keys[0];
        expect(error).toMatchObject({name: nameOf('ApiError'), status, idempotencyKey});
      });

      test('include redirects, which are never followed', async () => {
        const {error, received} = await run('redirect');
        expect(error).toMatchObject({name: nameOf('ApiError'), status: 302});
        expect(received).toHaveLength(1);
      });

      test.each([
        ['empty-with-200', 200],
        ['page-without-list', 200],
        ['no-content', 204],
      ] as const)('tell a response that isn’t a list from a list: %s', async (scenario, status) => {
        const {error, keys} = await run(scenario);
        const idempotencyKey = keys[0];
        expect(error).toMatchObject({name: nameOf('ApiError'), status, idempotencyKey});
      });

      test('of a timeout don’t wait for a body that never ends', async () => {
        const started = Date.now();
        const {error} = await run('always-dripping', {settings: {maxRetries: 0, timeout: 0.3}});
        expect(error).toMatchObject({name: nameOf('TimeoutError')});
        expect(Date.now() - started).toBeLessThan(2000);
      });

      test('tell a timeout from a lost connection', async () => {
        const {error} = await run('always-slow', {settings: {maxRetries: 0, timeout: 0.2}});
        expect(error).toMatchObject({name: nameOf('TimeoutError')});
      });

      test('of a timeout that the call chose', async () => {
        const {error} = await run('always-slow', {...once, options: {timeout: 0.2}});
        expect(error).toMatchObject({message: expect.stringMatching(/0\.2|200 ms/) as string});
      });

      test('and printed objects have no key, token, or secret', async () => {
        const {text, verifier} = await run('token-without-end', {do: 'inspect', expiresIn: 60});
        expect(text).toMatch(/Client|Emberline/);
        expect(text).toMatch(/\/oauth\/authorize/);
        expect(text).not.toMatch(/key_of_test|stale|refresh-0|secret:1|granted-/);
        expect(text).not.toContain(verifier);
      });
    });

    describe('pages', () => {
      const ids = [1, 2, 3, 4, 5, 6].map((id) => `00000${id}`);

      test.each([
        ['searchLeads', 'lead'],
        ['listContacts', 'cont'],
      ])('of %s are followed to the end', async (method, prefix) => {
        const given = {method, params: {limit: 2}};
        const all = await run('pages', {do: 'items', ...given});
        expect(all.ids).toEqual(ids.map((id) => `${prefix}_${id}`));
        expect(all.received).toHaveLength(3);
        const {pages} = await run('pages', {do: 'pages', ...given});
        expect((pages as string[][]).flat()).toEqual(all.ids);
      });

      test('keep the filters, and each has its own idempotency key', async () => {
        const {received, keys} = await run('pages', {
          ...{do: 'items', params: {industry: 'SaaS'}},
          options: {idempotencyKey: 'page-one'},
        });
        expect(received.map(({body}) => JSON.parse(body) as unknown)).toEqual([
          {industry: 'SaaS'},
          {industry: 'SaaS', cursor: 'page-2'},
          {industry: 'SaaS', cursor: 'page-3'},
        ]);
        expect(keys[0]).toBe('page-one');
        expect(new Set(keys).size).toBe(3);
      });

      test('are requested only when they’re needed', async () => {
        const {received} = await run('pages', {do: 'items', stopAfter: 2});
        expect(received).toHaveLength(1);
      });

      test('stop at a cursor that repeats', async () => {
        const {ids: found, error, received} = await run('cursor-loop', {do: 'items'});
        expect(found).toHaveLength(4);
        expect(error).toMatchObject({name: nameOf('PaginationError')});
        expect(received).toHaveLength(2);
      });

      test('raise an error after the items before it', async () => {
        const {ids: found, error} = await run('broken-page', {do: 'items'});
        expect(found).toEqual(['lead_000001', 'lead_000002']);
        expect(error).toMatchObject({name: nameOf('ServerError')});
      });
    });

    test('webhooks: accepts only genuine events', async () => {
      const all = await signatureCases();
      const cases = all.map(([, , {header, body, secret}]) => [header, body, secret]);
      const {results} = await driver.run({do: 'verify', cases});
      const named = (results as unknown[]).map((result, index) => [all[index]?.[0], result]);
      const data = {text: expect.stringContaining('10 €') as string};
      const event = expect.objectContaining({type: 'email.replied', data}) as unknown;
      expect(named).toEqual(
        all.map(([name, isGenuine]) => [
          name,
          isGenuine ? event : nameOf('SignatureVerificationError'),
        ]),
      );
    });

    test('webhooks: rejects an empty secret', async () => {
      const [, , {header, body}] = (await signatureCases())[0]!;
      const {results} = await driver.run({do: 'verify', cases: [[header, body, '']]});
      expect(results).toEqual([argument]);
    });

    test('webhooks: asks for the raw body if it gets a parsed one', async () => {
      const [, , {header, body, secret}] = (await signatureCases())[0]!;
      const {error} = await driver.run({do: 'verifyParsed', cases: [[header, body, secret]]});
      expect(error).toMatchObject({message: expect.stringMatching(/raw_?body/i) as string});
    });

    test('webhooks: rejects a request without the header', async () => {
      const [, , {body, secret}] = (await signatureCases())[0]!;
      const {results} = await driver.run({do: 'verify', cases: [[null, body, secret]]});
      expect(results).toEqual([nameOf('SignatureVerificationError')]);
    });

    describe('OAuth', () => {
      test('a login goes from the approval URL to the revocation', async () => {
        const {received, ...result} = await run('expired-token', {do: 'login'});
        const verifier = String(result.verifier);
        const url = new URL(String(result.url));
        const {state, ...query} = Object.fromEntries(url.searchParams);
        const challenge = createHash('sha256').update(verifier).digest('base64url');
        expect(url.pathname).toMatch(/\/oauth\/authorize$/);
        expect(state?.length).toBeGreaterThan(20);
        expect(verifier).toMatch(/^[\w-]{43,128}$/);
        expect(query).toEqual({
          response_type: 'code',
          client_id: 'client 1',
          redirect_uri: 'https://app.kestrel.example/return',
          scope: 'leads:search campaigns:read',
          code_challenge: challenge,
          code_challenge_method: 'S256',
        });

        const forms = received.map(({body}) => Object.fromEntries(new URLSearchParams(body)));
        expect(forms).toEqual([
          {
            grant_type: 'authorization_code',
            code: 'code_1',
            redirect_uri: 'https://app.kestrel.example/return',
            code_verifier: verifier,
          },
          {grant_type: 'refresh_token', refresh_token: 'refresh-1'},
          {token: 'refresh-2'},
        ]);
        expect(received.map(({path}) => path)).toEqual([
          ...['/oauth/token', '/oauth/token', '/oauth/revoke'],
        ]);
        const basic = Buffer.from(
          received[0]?.headers.authorization?.replace('Basic ', '') ?? '',
          'base64',
        );
        expect(
          basic
            .toString()
            .split(':')
            .map((part) => decodeURIComponent(part.replaceAll('+', ' '))),
        ).toEqual(['client 1', 'secret:1']);
        expect(result.details).toMatchObject({access_token: 'fresh-1', account_id: 'acct_000001'});
        expect(result.refreshed).toBe('fresh-2');
        expect(result.expiresIn).toBeGreaterThan(3590);
      });

      test.each<[name: string, code: string, query: object, stored?: object]>([
        ['another state', 'invalid_state', {state: 'other'}],
        ['no state', 'invalid_state', {state: null}],
        ['an empty state and a lost session', 'invalid_state', {state: ''}, {state: ''}],
        ['no state and a lost session', 'invalid_state', {state: null}, {state: ''}],
        ['another state and a refusal', 'invalid_state', {state: 'other', error: 'access_denied'}],
        ['a refusal', 'access_denied', {code: null, error: 'access_denied'}],
        ['a refusal and a code', 'access_denied', {error: 'access_denied'}],
        ['no code', 'invalid_request', {code: null}],
        ['an empty code', 'invalid_request', {code: ''}],
      ])('a login with %s is rejected: %s', async (_name, code, query, stored) => {
        const {error, received} = await run('expired-token', {
          ...{do: 'login', query},
          ...(stored && {stored}),
        });
        expect(error).toMatchObject({name: nameOf('OAuthError'), code});
        expect(received).toEqual([]);
      });

      test('an error from the token endpoint is an OAuth error', async () => {
        const {error} = await run('revoked-token', {do: 'refresh', token: 'refresh-0'});
        expect(error).toMatchObject({name: nameOf('OAuthError'), code: 'invalid_grant'});
      });

      test.each([
        ['token-problem', 'AuthenticationError', 401],
        ['token-without-end', 'ApiError', 200],
        ['html-with-200', 'ApiError', 200],
        ['empty-with-200', 'ApiError', 200],
        ['always-rate-limited', 'RateLimitError', 429],
        ['html', 'ServerError', 502],
      ] as const)('%s: another response of it isn’t: %s', async (scenario, name, status) => {
        const {error} = await run(scenario, {do: 'refresh', token: 'refresh-0'});
        expect(error).toMatchObject({name: nameOf(name), status});
      });

      test('a revocation is retried after a lost connection, because a repeat is safe', async () => {
        const {error, received} = await run('dropped', {do: 'revoke', token: 'refresh-0'});
        expect(error).toBeUndefined();
        expect(received.map(({body}) => body)).toEqual(['token=refresh-0', 'token=refresh-0']);
      });

      test.each([
        ['id', {clientId: ''}],
        ['secret', {clientSecret: ''}],
      ])('an app with an empty %s is an error that leaves the other out', async (_name, empty) => {
        const app = {clientId: 'client 1', clientSecret: 'secret:1', redirectUri: '', ...empty};
        const url = server.urlOf('ok');
        const {error} = await driver.run({do: 'settings', settings: {}, app, url});
        expect(error).toMatch(/./);
        expect(error).not.toContain('secret:1');
      });

      test.each([
        ['that has expired', 0, 4],
        ['that expires on its way', 45, 4],
        ['that the API rejects', 3600, 8],
      ])('a token %s is replaced once by all calls', async (_name, expiresIn, most) => {
        const {statuses, saved, received} = await run('expired-token', {
          ...{do: 'session', expiresIn, calls: 4, method: 'listContacts'},
        });
        expect(statuses).toEqual([200, 200, 200, 200]);
        expect(saved).toHaveLength(1);
        const refreshes = received.filter(({path}) => path === '/oauth/token');
        expect(refreshes.map(({body}) => new URLSearchParams(body).get('refresh_token'))).toEqual([
          'refresh-0',
        ]);
        expect(received.length - refreshes.length).toBeLessThanOrEqual(most);
      });

      test('tokens that another process has stored are used, if the refresh token was too late', async () => {
        const {statuses, received} = await run('token-race', {
          ...{do: 'session', expiresIn: 0, calls: 1, method: 'listContacts'},
          isReplacedWhileWaiting: true,
        });
        expect(statuses).toEqual([200]);
        const last = received.at(-1)?.headers.authorization;
        expect([received.length, last]).toEqual([3, 'Bearer fresh-by-another']);
      });

      test('a token endpoint that fails is asked once', async () => {
        const {statuses, received} = await run('token-problem', {
          ...{do: 'session', expiresIn: 0, calls: 1, method: 'listContacts'},
        });
        expect(statuses).toEqual([null]);
        expect(received.map(({path}) => path)).toEqual(['/oauth/token']);
      });

      test('a customer who has revoked access gets no new token', async () => {
        const {statuses, saved, received} = await run('revoked-token', {
          ...{do: 'session', expiresIn: 3600, calls: 1, method: 'listContacts'},
        });
        expect([statuses, saved]).toEqual([[null], []]);
        expect(received).toHaveLength(2);
      });
    });

    test('README: the code has no syntax errors', async () => {
      const readme = await fs.readFile(path.join(folderOf(language), 'README.md'), 'utf8');
      const blocks = Array.from(readme.matchAll(/```(\w+)\n(.*?)```/gs))
        .filter(([, name]) => name === (language === 'javascript' ? 'js' : language))
        .map(([, , code = '']) => code.replace('<?php\n', ''));
      expect(blocks.length).toBeGreaterThan(5);
      expect(await checkSyntax(language, blocks)).toBe('');
    });

    describe('settings', () => {
      test.each([
        ['a line break in the key', {apiKey: 'key_one\nX: 1'}],
        ['two credentials', {apiKey: 'key_one', accessToken: 'key_two'}],
        ['an empty key', {apiKey: ''}],
        ['no key', {}],
        ['a base URL without a scheme', {apiKey: 'key_one', baseUrl: 'api.kestrel.example'}],
        ['a base URL that takes a host for a scheme', {apiKey: 'key_one', baseUrl: 'localhost:80'}],
        ['no time for an attempt', {apiKey: 'key_one', timeout: 0}],
      ])('%s is an error that leaves the key out', async (_name, settings) => {
        const {error} = await driver.run({do: 'settings', settings});
        expect(error).toMatch(/./);
        expect(error).not.toContain('key_');
      });

      test('an error of the key names a line break, which a file of secrets often adds', async () => {
        const settings = {apiKey: 'key_one\n'};
        const {error} = await driver.run({do: 'settings', settings});
        expect(error).toMatch(/line break/);
      });

      // Node 20's fetch knows no proxy.
      test.skipIf(language === 'javascript')(
        'the proxy can come from the environment',
        async () => {
          const asked: unknown[] = [];
          const proxy = http.createServer().on('connect', ({url, headers}, socket) => {
            asked.push([url, headers['proxy-authorization']]);
            socket.destroy();
          });
          const port = await listen(proxy, {port: 0, host: '127.0.0.1'});
          const env = {https_proxy: `http://us%40er:p%40ss@127.0.0.1:${port}`};
          const other = startTasks(language, {env});
          await other.run({
            ...{do: 'call', method: 'listContacts', url: 'https://api.kestrel.example'},
            settings: {maxRetries: 0},
          });
          await other.close();
          proxy.close();
          const credentials = Buffer.from('us@er:p@ss').toString('base64');
          expect(asked).toEqual([['api.kestrel.example:443', `Basic ${credentials}`]]);
        },
      );

      test('the key can come from the environment', async () => {
        const other = startTasks(language, {env: {EMBERLINE_API_KEY: 'key_of_environment'}});
        expect(await other.run({do: 'settings', settings: {}})).toMatchObject({error: null});
        expect(await other.close()).toBe('');
      });
    });

    test('sends every operation as the contract says, and returns the example response', async () => {
      const contract = await startContractServer({key: 'key_of_test', client: 'none'});
      // The operations of OAuth have no method.
      const calls = operations.filter(({operation}) => !operation.tags.includes('OAuth'));
      const results = [];
      for (const {operation, ...call} of calls) {
        const sample = {...call, operation, server: contract.url, isWithOptional: true};
        const {query, body} = operationRequest(sample);
        const places = operation.parameters?.filter((each) => each.in === 'path') ?? [];
        const segments = Object.fromEntries(places.map(({name, example}) => [name, example]));
        const params = {...segments, ...query, ...(body as object | undefined)};
        const result = await driver.run({
          ...{do: 'call', method: operation.operationId, url: contract.url},
          ...(Object.keys(params).length > 0 && {params}),
        });
        results.push([operation.operationId, result.data ?? result.error]);
      }
      await contract.close();
      const dataOf = (operation: Operation) =>
        (exampleResponse(operation).value as {data: unknown}).data;
      expect(results.length).toBeGreaterThan(15);
      expect(results).toEqual(
        calls.map(({operation}) => [operation.operationId, dataOf(operation)]),
      );
    });

    describe('an operation of another contract', () => {
      let folder: string;
      let other: TaskRunner;
      beforeAll(async () => {
        folder = await copyForMadeUp(folderOf(language), emit);
        other = startTasks(language, {folder});
      });
      afterAll(async () => {
        expect(await other.close()).toBe('');
        await fs.rm(folder, {recursive: true});
      });

      async function call(scenario: Scenario, method: string, params?: object) {
        runs += 1;
        const url = server.urlOf(scenario, String(runs));
        const settings = {maxRetries: 1};
        const result = await other.run({
          do: 'call',
          method,
          settings,
          ...(params && {params}),
          url,
        });
        return {...result, received: server.received(scenario, String(runs))};
      }

      test('escapes a field of the path, and can have a response without a body', async () => {
        const {data, received} = await call('no-content', 'deleteThing', {id: 'a/b c?é'});
        expect(data ?? {}).toEqual({});
        expect(received).toMatchObject([
          {method: 'DELETE', path: '/v1/things/a%2Fb%20c%3F%C3%A9', body: ''},
        ]);
      });

      test('doesn’t take another success for one without a body', async () => {
        const {error} = await call('html-with-200', 'deleteThing', {id: 'a'});
        expect(error).toMatchObject({name: nameOf('ApiError'), status: 200});
      });

      test.each(['', '.', '..'])('rejects %j in the path', async (id) => {
        const {error, received} = await call('ok', 'deleteThing', {id});
        expect(error).toMatchObject({name: argument});
        expect(received).toEqual([]);
      });

      test('can have fields with the names of keywords', async () => {
        const params = {id: 'one', end: 'a', class: 'b', parts: [{size: 1}]};
        const {received} = await call('ok', 'changeThing', params);
        expect(received[0]?.path).toBe('/v1/things/one');
        const {id: _, ...body} = params;
        expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
      });

      test('can take a form, and lists in it and in the query', async () => {
        const {error, received} = await call('ok', 'sendForm', {
          ...{text: 'ä & =', list: ['a', 'b'], tags: ['c', 'd']},
        });
        expect(error).toBeUndefined();
        expect(received[0]?.headers).toMatchObject({
          'content-type': 'application/x-www-form-urlencoded',
        });
        expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
        expect([...new URLSearchParams(received[0]?.body)]).toEqual([
          ...[
            ['text', 'ä & ='],
            ['list', 'a'],
            ['list', 'b'],
          ],
        ]);
        // The server reads the last value of a name.
        expect(received[0]?.query).toEqual({tags: 'd'});
      });

      test('can be a POST without a body', async () => {
        const {received} = await call('ok', 'startThings');
        expect(received[0]).toMatchObject({method: 'POST', body: ''});
        expect(received[0]?.headers).toMatchObject({'content-length': '0'});
        expect(received[0]?.headers).not.toHaveProperty('content-type');
      });

      test.each(['dropped', 'html-once'] as const)(
        'is sent once if it’s a POST without an idempotency key and the outcome is unknown: %s',
        async (scenario) => {
          expect((await call(scenario, 'sendForm')).received).toHaveLength(1);
          expect((await call(scenario, 'startThings')).received).toHaveLength(2);
        },
      );

      test('is retried after a refusal, with an idempotency key or without', async () => {
        expect((await call('unavailable', 'sendForm')).received).toHaveLength(2);
      });
    });
  }, [language]);
}
