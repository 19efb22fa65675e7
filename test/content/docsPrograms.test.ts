import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {verifyCode, verifyLanguages} from '../../src/features/sandbox/webhooks/verifyCode';
import {verify} from '../../src/domain/webhookSignature';
import {mdxFiles} from './mdxFiles';
import {samples, titled} from './samples';

/** Runs modules from the guides as readers would: saved under their titles in one folder. */
function run(
  titles: readonly string[],
  program: string,
  env: Record<string, string> = {},
): unknown {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    for (const title of titles) fs.writeFileSync(path.join(folder, title), titled(title));
    fs.writeFileSync(path.join(folder, 'run.mjs'), program);
    const out = execFileSync(process.execPath, [path.join(folder, 'run.mjs')], {
      encoding: 'utf8',
      env: {PATH: process.env.PATH, NODE_ENV: 'test', ...env},
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 20_000,
    });
    return JSON.parse(out);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

test.each(verifyLanguages.map(({id}) => id))(
  "the %s signature check in the guide equals the playground's, which test/samples runs",
  (id) => {
    const endings = {javascript: 'mjs', python: 'py', ruby: 'rb', php: 'php'};
    expect(titled(`verify.${endings[id]}`)).toBe(`${verifyCode(id)}\n`);
  },
);

test('isGenuine accepts genuine events only', () => {
  const program = `
    import {createHmac} from 'node:crypto';
    import {isGenuine} from './verify.mjs';
    const now = 1794821400;
    Date.now = () => now * 1000;
    const sign = (t, body = '{"id":"evt_é"}', key = 'secret') =>
      createHmac('sha256', key).update(t + '.' + body).digest('hex');
    const check = (header) => isGenuine(Buffer.from('{"id":"evt_é"}'), header, 'secret');
    const withoutSecret = (secret) => {
      try {
        return isGenuine('{}', 't=' + now + ',v1=' + sign(now, '{}', ''), secret);
      } catch {
        return 'throws';
      }
    };
    console.log(JSON.stringify([
      check('t=' + now + ',v1=' + sign(now)),
      check('t=' + now + ',v1=' + sign(now, undefined, 'old') + ',v1=' + sign(now)),
      check('t=' + (now - 300) + ',v1=' + sign(now - 300)),
      check('t=' + (now - 301) + ',v1=' + sign(now - 301)),
      check('t=' + (now + 301) + ',v1=' + sign(now + 301)),
      check('t=' + now + ',v1=' + sign(now, '{}')),
      check('t=' + now + ',v1=abc'),
      check(undefined),
      withoutSecret(''),
      withoutSecret(undefined),
    ]));`;
  expect(run(['verify.mjs'], program)).toEqual(
    [true, true, true, false, false, false, false, false].concat(['throws', 'throws'] as never),
  );
});

/** Returns the guide's event and the header that the guide prints for it. */
function printedEvent() {
  const event = samples.find(({operation}) => operation === 'leadHot')!.code;
  const header = samples
    .map(({code}) => /^Webhook-Signature: (t=(\d+),v1=.+)$/m.exec(code))
    .find(Boolean)!;
  return {body: JSON.stringify(JSON.parse(event)), header: header[1]!, now: Number(header[2])};
}

test("the guide's printed header fits its event, secret, and time", async () => {
  const {text} = mdxFiles().find(({file}) => file.endsWith('guides/receive-webhooks.mdx'))!;
  const [, secret, time] = /the secret `(\w+)` at (\d+)/.exec(text)!;
  const {body, header, now} = printedEvent();
  expect([secret, Number(time)]).toEqual([SAMPLE_SECRET, now]);
  expect(await verify({header, body, secret: secret!, now})).toEqual({isValid: true});
});

describe('the webhook server in the guide', () => {
  /**
   * Returns code that sends events to the server at the printed time and prints the response statuses. The server
   * listens on a free port.
   */
  const ask = (events: object[]) => `
    import net from 'node:net';
    const {listen} = net.Server.prototype;
    const ready = new Promise((resolve) => {
      net.Server.prototype.listen = function () {
        return listen.call(this, 0, '127.0.0.1', () => resolve(this.address().port));
      };
    });
    Date.now = () => ${printedEvent().now} * 1000;
    await import('./server.mjs');
    const url = 'http://127.0.0.1:' + (await ready);
    const statuses = [];
    for (const {header, body} of ${JSON.stringify(events)}) {
      const headers = header && {'Webhook-Signature': header};
      const sent = body ?? 'x'.repeat(1_000_001);
      statuses.push((await fetch(url, {method: 'POST', headers, body: sent})).status);
    }
    console.log(JSON.stringify(statuses));
    process.exit();`;
  const titles = ['verify.mjs', 'server.mjs'];

  test('accepts genuine events, even twice, and rejects all others', () => {
    const {header, body} = printedEvent();
    const events = [
      {header, body},
      {header, body},
      {header: header.replace(/.$/, (last) => (last === '0' ? '1' : '0')), body},
      {header, body: body.replace('91', '92')},
      {body},
      {header},
      {header, body},
    ];
    expect(run(titles, ask(events), {WEBHOOK_SECRET: SAMPLE_SECRET})).toEqual([
      204, 204, 400, 400, 400, 413, 204,
    ]);
  });

  test.each([{}, {WEBHOOK_SECRET: ''}])("doesn't start with the environment %j", (env) => {
    expect(() => run(titles, ask([]), env as Record<string, string>)).toThrow();
    expect(run(titles, ask([]), {WEBHOOK_SECRET: 'any'})).toEqual([]);
  });
});

describe('callApi in the guide', () => {
  /** Returns the result or error of `callApi`, the wait before each retry, and the number of requests. */
  const call = (responses: readonly (number | readonly [number, number] | 'broken')[]) =>
    run(
      ['callApi.mjs'],
      `
    import {callApi} from './callApi.mjs';
    const responses = ${JSON.stringify(responses)};
    const waits = [];
    const signals = new Set();
    let cancelled = 0;
    async function send(url, {signal, method}) {
      signals.add(signal);
      if (url !== 'u' || method !== 'POST' || signal.aborted) throw new Error('changed');
      const [status, retryAfter] = [responses.shift()].flat();
      if (status === 'broken') throw new TypeError('broken');
      const body = new ReadableStream({cancel: () => { cancelled += 1; }});
      return new Response(body, {status, headers: retryAfter && {'Retry-After': String(retryAfter)}});
    }
    const options = {send, wait: async (s) => { waits.push(s); }, random: () => 0.5};
    const result = await callApi('u', {method: 'POST'}, options).then(({status}) => status, String);
    console.log(JSON.stringify({result, waits, sent: signals.size, cancelled}));
    process.exit();`,
    );

  test('waits slightly longer than Retry-After', () => {
    const expected = {result: 200, waits: [10.5, 60.5], sent: 3, cancelled: 2};
    expect(call([[429, 10], [503, 60], 200])).toEqual(expected);
  });

  test('without Retry-After, waits up to 2, 4, 8, and 16 seconds, then returns the last response', () => {
    const expected = {result: 500, waits: [1, 2, 4, 8], sent: 5, cancelled: 4};
    expect(call([500, 429, 503, 500, 500, 200])).toEqual(expected);
  });

  test.each([
    [429, 3600],
    [503, 61],
  ])('returns a %i with Retry-After %i immediately', (status, retryAfter) => {
    expect(call([[status, retryAfter], 200])).toEqual({
      result: status,
      waits: [],
      sent: 1,
      cancelled: 0,
    });
  });

  test('retries when the connection breaks', () => {
    const expected = {result: 202, waits: [1, 2], sent: 3, cancelled: 0};
    expect(call(['broken', 'broken', 202])).toEqual(expected);
  });

  test('throws when the connection breaks every time', () => {
    expect(call(Array<'broken'>(6).fill('broken'))).toMatchObject({
      result: 'TypeError: broken',
      sent: 5,
    });
  });

  test.each([200, 400, 401, 403, 404, 409, 422])("doesn't retry a %i", (status) => {
    expect(call([status, 200])).toMatchObject({result: status, waits: [], sent: 1});
  });
});

test.each([
  ['allLeads.mjs', "allLeads({industry: 'SaaS'}, 'k')"],
  ['allContacts.mjs', "allContacts({status: 'active'}, 'k')"],
])('%s reads every page once with its filters and throws on an error', (title, call) => {
  const name = title.replace('.mjs', '');
  const program = `
    import {${name}} from './${title}';
    const list = '${name.replace('all', '').toLowerCase()}';
    const sent = [];
    let pages = ['c2', 'c3', null];
    globalThis.fetch = async (url, {body, headers}) => {
      const {search} = new URL(url);
      sent.push(body ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(search)));
      if (headers.Authorization !== 'Bearer k' || pages.length === 0) {
        return new Response('{}', {status: 401});
      }
      const next_cursor = pages.shift();
      return Response.json({data: {[list]: [sent.length], next_cursor}});
    };
    const read = [];
    for await (const each of ${call}) read.push(each);
    const error = await ${call}.next().catch(({message}) => message);
    console.log(JSON.stringify({read, error, cursors: sent.map(({cursor}) => cursor ?? null), first: sent[0]}));`;
  const result = run([title], program) as {first: object};
  expect(result).toMatchObject({
    read: [1, 2, 3],
    error: '401 {}',
    cursors: [null, 'c2', 'c3', null],
  });
  expect(Object.keys(result.first)).toHaveLength(2);
});
