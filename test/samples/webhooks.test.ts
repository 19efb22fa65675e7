import {createHmac} from 'node:crypto';

import {makeDelivery, SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {
  verifyCode,
  verifyLanguages,
  type VerifyLanguage,
} from '../../src/features/sandbox/webhooks/verifyCode';
import {sign} from '../../src/domain/webhookSignature';
import {describeLanguages, runCode} from './runCode';

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

const payload = {
  id: 'evt_5c02b8e4a917',
  type: 'email.replied',
  created_at: '2026-11-16T09:30:00Z',
  data: {text: 'Thursday “at ten”, 10 €: “é” \\ \n $HOME #{1}'},
};

interface Case {
  readonly header: string;
  readonly body: string;
  readonly secret: string;
}

/** [name, whether it's genuine, the request], signed with this machine's clock. */
async function cases(): Promise<[string, boolean, Case][]> {
  const now = Date.now();
  const deliver = (offsetSeconds = 0) => makeDelivery(payload, {now: now + offsetSeconds * 1000});
  const {rawBody: body, timestamp, headers} = await deliver();
  const header = headers['Webhook-Signature'];
  const fine = {header, body, secret: SAMPLE_SECRET};
  const old = await sign('the secret before', timestamp, body);
  const late = await deliver(-310);
  const early = await deliver(310);
  const nearlyLate = await deliver(-280);
  const ofOther = (other: typeof late) => ({
    ...fine,
    header: other.headers['Webhook-Signature'],
    body: other.rawBody,
  });
  return [
    ['a signed event', true, fine],
    ['signatures with the new and the old secret', true, {...fine, header: `${header},v1=${old}`}],
    [
      'signatures with the old and the new secret',
      true,
      {...fine, header: header.replace(',', `,v1=${old},`)},
    ],
    ['almost five minutes old', true, ofOther(nearlyLate)],
    ['more than five minutes old', false, ofOther(late)],
    ['more than five minutes ahead', false, ofOther(early)],
    ['another body', false, {...fine, body: body.replace('ten', 'two')}],
    ['another secret', false, {...fine, secret: 'whsec_other'}],
    [
      'another time',
      false,
      {...fine, header: header.replace(String(timestamp), String(timestamp - 1))},
    ],
    ['no signature', false, {...fine, header: `t=${timestamp}`}],
    ['no header', false, {...fine, header: ''}],
    ['a line break after the header', false, {...fine, header: `${header}\n`}],
    ['three signatures', false, {...fine, header: `${header},v1=${old},v1=${old}`}],
    [
      'capitals',
      false,
      {...fine, header: header.replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase())},
    ],
  ];
}

describeLanguages(
  (language) => {
    const id = language as VerifyLanguage;
    const code = `${verifyCode(id)}\n${runs[id]}`;

    test('the signature check accepts only genuine events', async () => {
      const all = await cases();
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
