import {createHmac} from 'node:crypto';

import {makeDelivery, SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {
  verifyCode,
  verifyLanguages,
  type VerifyLanguage,
} from '../../src/features/sandbox/webhooks/verifyCode';
import {verify} from '../../src/domain/webhookSignature';
import {codeTitled} from '../content/samples';
import {startEchoServer} from './contractServer';
import {describeLanguages, runCode} from './runCode';
import type {ReceivedRequest} from './requestProblems';
import {payload, signatureCases} from './signatureCases';

/** Calls the function with each case from standard input, and prints the results. */
const runs: Readonly<Record<VerifyLanguage, string>> = {
  javascript: `
import {readFileSync} from 'node:fs';
const cases = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(cases.map(([header, body, secret]) => isGenuine(Buffer.from(body), header, secret))));`,
  python: `
import json, sys
cases = json.loads(sys.stdin.buffer.read())
print(json.dumps([is_genuine(body.encode(), header, secret) for header, body, secret in cases]))`,
  ruby: `
require 'json'
cases = JSON.parse($stdin.binmode.read)
puts JSON.generate(cases.map { |header, body, secret| genuine?(body.b, header, secret) })`,
  php: `
$cases = json_decode(file_get_contents('php://stdin'));
echo json_encode(array_map(fn ($each) => isGenuine($each[1], $each[0], $each[2]), $cases));`,
};

describeLanguages(
  (language) => {
    const id = language as VerifyLanguage;
    const code = `${verifyCode(id)}\n${runs[id]}`;

    test('the signature check accepts only genuine events', async () => {
      const all = await signatureCases();
      const input = JSON.stringify(
        all.map(([, , {header, body, secret}]) => [header, body, secret]),
      );
      const {stdout, stderr} = await runCode(id, code, {input});
      expect(stderr).toBe('');
      const results = JSON.parse(stdout) as boolean[];
      expect(results.length).toBeGreaterThan(10);
      expect(results.map((result, index) => [all[index]?.[0], result])).toEqual(
        all.map(([name, expected]) => [name, expected]),
      );
    });

    test('the signature check throws on an empty secret, even if the signature matches it', async () => {
      const {rawBody, timestamp} = await makeDelivery(payload, {now: Date.now()});
      // Web Crypto rejects an empty key.
      const hmac = createHmac('sha256', '').update(`${timestamp}.${rawBody}`).digest('hex');
      const input = JSON.stringify([[`t=${timestamp},v1=${hmac}`, rawBody, '']]);
      const {exitCode, stdout, stderr} = await runCode(id, code, {input});
      expect(exitCode).not.toBe(0);
      expect(stdout + stderr).toMatch(/secret is empty/);
    });
  },
  verifyLanguages.map(({id}) => id),
);

describeLanguages(() => {
  test('the guide’s command sends an event with a genuine signature', async () => {
    const server = await startEchoServer();
    const code = codeTitled('send-event.sh').replace('http://localhost:3000', server.url);
    const {exitCode, stdout} = await runCode('curl', code, {
      files: {'event.json': `${JSON.stringify(payload, null, 2)}\n`},
    });
    await server.close();
    expect([exitCode, stdout.trim()]).toEqual([0, '{}200']);
    const [{headers, body, path}] = server.received as [ReceivedRequest];
    expect([path, headers['content-type']]).toEqual(['/webhooks', 'application/json']);
    expect(JSON.parse(body)).toEqual(payload);
    const header = headers['webhook-signature'] ?? '';
    const now = Date.now() / 1000;
    expect(await verify({header, body, secret: SAMPLE_SECRET, now})).toEqual({isValid: true});
    expect(await verify({header, body, secret: 'other', now})).toMatchObject({isValid: false});
  });
}, ['curl']);
