import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';

import {compileSdk} from '../../plugins/sdk-files/packSdks';
import {javascript} from '../../scripts/sdks/javascript';
import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  Emberline,
  EmberlineError,
  OAuth,
  ServerError,
  SignatureVerificationError,
  TimeoutError,
  webhooks,
  type ClientOptions,
} from '../../sdks/javascript/src';
import {signatureCases} from '../samples/signatureCases';
import {describeSdk} from './describeSdk';
import {startFaultServer, type FaultServer, type Scenario} from './faultServer';

describeSdk('javascript', {
  ...{emit: javascript, ending: 'Error', argument: 'EmberlineError'},
  isTyped: true,
});

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
/** The error that a promise rejects with. */
async function errorOf(promise: PromiseLike<unknown>): Promise<Error> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The promise has no error.');
  return error;
}
test('a rejection of withResponse leaves no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  const {client} = clientOf('problem-400');
  await expect(client.listContacts().withResponse()).rejects.toThrow(ApiError);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', onUnhandled);
  expect(unhandled).toEqual([]);
});

test('a list is its first page, and iterates over the items of all pages', async () => {
  const {client, received} = clientOf('pages');
  const leads = client.searchLeads();
  expect(await leads).toMatchObject({total: 6, next_cursor: 'page-2'});
  const ids: string[] = [];
  for await (const {id} of leads) ids.push(id);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6].map((each) => `lead_00000${each}`));
  // The first page isn't fetched again.
  expect(received()).toHaveLength(3);
});

test('a key that’s null is a fresh one, as code without types may pass it', async () => {
  const {client, received} = clientOf('ok');
  await client.searchLeads({}, {idempotencyKey: null as never});
  expect(received()[0]?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
});

test('a timeout without an end waits for the response', async () => {
  const {client, waits} = clientOf('ok', {timeout: Infinity});
  expect(await client.searchLeads()).toMatchObject({total: 6});
  expect(waits).toEqual([]);
});

test('a time limit of fetch itself is a TimeoutError', async () => {
  const cause = {code: 'UND_ERR_CONNECT_TIMEOUT'};
  const fail = () => Promise.reject(Object.assign(new TypeError('fetch failed'), {cause}));
  const {client} = clientOf('ok', {fetch: fail, maxRetries: 0});
  expect(await errorOf(client.searchLeads())).toBeInstanceOf(TimeoutError);
});

test('a date in the query is an error, because its day depends on the time zone', async () => {
  const {client, received} = clientOf('ok');
  const from = new Date('2026-11-01') as never;
  expect(await errorOf(client.getAnalytics({from}))).toBeInstanceOf(EmberlineError);
  expect(received()).toEqual([]);
});

test('types: a field can be undefined, with exactOptionalPropertyTypes, too', async () => {
  const root = path.join(__dirname, '../..');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'types-'));
  for (const [file, text] of Object.entries(await compileSdk(root))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  fs.writeFileSync(
    path.join(folder, 'program.ts'),
    `import {Emberline, webhooks} from './dist/index.js';
    declare const text: string | undefined;
    declare const signal: AbortSignal | undefined;
    const client = new Emberline({apiKey: text, baseUrl: text});
    client.listContacts({cursor: text, limit: 2}, {signal, timeout: undefined});
    client.importContacts({contacts: [{email: 'a@b.example', name: text}]}, {idempotencyKey: text});
    webhooks.verify('', text, 'secret', {now: undefined});`,
  );
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const {stdout} = spawnSync(
    process.execPath,
    [
      ...[tsc, '--ignoreConfig', '--noEmit', '--strict', '--exactOptionalPropertyTypes'],
      ...['--module', 'nodenext', '--types', 'node', '--typeRoots', `${root}/node_modules/@types`],
      path.join(folder, 'program.ts'),
    ],
    {encoding: 'utf8'},
  );
  fs.rmSync(folder, {recursive: true});
  expect(stdout).toBe('');
});

test('retries end if their limit isn’t a number', async () => {
  const {client, received} = clientOf('always-server-error', {maxRetries: NaN});
  expect(await errorOf(client.searchLeads())).toBeInstanceOf(ServerError);
  expect(received()).toHaveLength(1);
});

test('a customer whose session is lost has an invalid state', async () => {
  const oauth = new OAuth({clientId: 'a', clientSecret: 'b', redirectUri: 'https://a.example/'});
  const callback = new URLSearchParams({state: '', code: 'c'});
  for (const stored of [undefined, {}]) {
    const error = await errorOf(oauth.exchange(callback, stored as never));
    expect(error).toMatchObject({code: 'invalid_state'});
  }
});

test('a proxy’s error page is an ApiError with the page as its body', async () => {
  const error = await errorOf(clientOf('html', {maxRetries: 0}).client.searchLeads());
  expect(error).toBeInstanceOf(ServerError);
  expect(error).toMatchObject({status: 502, type: 'about:blank', retryAfter: null});
  expect((error as ServerError).body).toContain('<h1>');
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

describe('webhooks', () => {
  test('verify takes bytes, and a list that isn’t a header', async () => {
    for (const [name, isGenuine, {header, body, secret}] of await signatureCases()) {
      const verify = () => webhooks.verify(Buffer.from(body), header, secret);
      if (isGenuine) expect(verify(), name).toEqual(JSON.parse(body));
      else expect(verify, name).toThrow(SignatureVerificationError);
      expect(() => webhooks.verify(body, [header], secret)).toThrow(SignatureVerificationError);
    }
  });

  test('verify takes the tolerance and the clock', async () => {
    const [, , {header, body, secret}] = (await signatureCases())[0]!;
    const now = () => Date.now() + 400_000;
    expect(() => webhooks.verify(body, header, secret, {now})).toThrow(SignatureVerificationError);
    expect(webhooks.verify(body, header, secret, {now, toleranceSeconds: 500})).toBeTruthy();
  });
});

describe('OAuth', () => {
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

  test('tokens are printed without secrets, and stored with them', async () => {
    const app = new OAuth({
      ...{clientId: 'app', clientSecret: 's+cret', redirectUri: 'https://app.example/return'},
      baseUrl: server.urlOf('expired-token', 'printed'),
    });
    const tokens = await app.refresh('refresh-0');
    expect(inspect(tokens)).toContain('acct_000001');
    expect(inspect(tokens)).not.toMatch(/fresh-/);
    expect(JSON.parse(JSON.stringify(tokens))).toMatchObject({
      ...{accessToken: 'fresh-1', refreshToken: 'refresh-1', scopes: ['leads:search']},
    });
  });
});
