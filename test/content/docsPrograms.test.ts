import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {verifyCode, verifyLanguages} from '../../src/features/sandbox/webhooks/verifyCode';
import {signatureHeader, verify} from '../../src/domain/webhookSignature';
import {mdxFiles} from './mdxFiles';
import {codeTitled, samples} from './samples';

test.each(verifyLanguages.map(({id}) => id))(
  "the %s signature check in the guide equals the playground's, which test/samples runs",
  (id) => {
    const endings = {javascript: 'mjs', python: 'py', ruby: 'rb', php: 'php'};
    expect(codeTitled(`verify.${endings[id]}`)).toBe(`${verifyCode(id)}\n`);
  },
);

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
   * Sends events to the server at the printed time and returns the response statuses. The server listens on a free port.
   *
   * @param events undefined bodies are too long
   */
  function ask(events: readonly {header?: string; body?: string}[], env: Record<string, string>) {
    const program = `
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
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
    try {
      const titles = ['verify.mjs', 'server.mjs'];
      for (const title of titles) fs.writeFileSync(path.join(folder, title), codeTitled(title));
      fs.writeFileSync(path.join(folder, 'run.mjs'), program);
      const out = execFileSync(process.execPath, [path.join(folder, 'run.mjs')], {
        encoding: 'utf8',
        env: {PATH: process.env.PATH, NODE_ENV: 'test', ...env},
        stdio: 'pipe',
        timeout: 20_000,
      });
      return JSON.parse(out) as number[];
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  }

  test('accepts genuine events, even twice, and rejects all others', async () => {
    const {header, body, now} = printedEvent();
    const signedAt = async (time: number) => ({
      header: await signatureHeader(SAMPLE_SECRET, time, body),
      body,
    });
    const events = [
      {header, body},
      {header, body},
      await signedAt(now - 300),
      await signedAt(now - 301),
      await signedAt(now + 301),
      {header: header.replace(/.$/, (last) => (last === '0' ? '1' : '0')), body},
      {header, body: body.replace('91', '92')},
      {body},
      {header},
      {header, body},
    ];
    expect(ask(events, {WEBHOOK_SECRET: SAMPLE_SECRET})).toEqual([
      204, 204, 204, 400, 400, 400, 400, 400, 413, 204,
    ]);
  });

  test.each([{}, {WEBHOOK_SECRET: ''}])("doesn't start with the environment %j", (env) => {
    expect(() => ask([], env as Record<string, string>)).toThrow('Set WEBHOOK_SECRET.');
  });
});
