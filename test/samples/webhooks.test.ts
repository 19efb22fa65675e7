import {createHmac} from 'node:crypto';

import {makeDelivery, SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {
  verifyCode,
  verifyLanguages,
  type VerifyLanguage,
} from '../../src/features/sandbox/webhooks/verifyCode';
import {sign} from '../../src/domain/webhookSignature';
import {describeLanguages, runCode} from './runCode';

/** Asks the function about each case of the standard input, and prints what it says of each. */
const questions: Readonly<Record<VerifyLanguage, string>> = {
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

interface Asked {
  readonly header: string;
  readonly body: string;
  readonly secret: string;
}

/** [what, whether it's genuine, what's received], signed by the clock of this machine. */
async function cases(): Promise<[string, boolean, Asked][]> {
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
    ['what was signed', true, fine],
    ['an old secret beside the new one', true, {...fine, header: `${header},v1=${old}`}],
    [
      'the new secret beside an old one',
      true,
      {...fine, header: header.replace(',', `,v1=${old},`)},
    ],
    ['nearly five minutes', true, ofOther(nearlyLate)],
    ['more than five minutes', false, ofOther(late)],
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
    ['nonsense', false, {...fine, header: `${header}\n`}],
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
    const code = `${verifyCode(id)}\n${questions[id]}`;

    test('a true signature is told from a false one', async () => {
      const asked = await cases();
      const input = JSON.stringify(
        asked.map(([, , {header, body, secret}]) => [header, body, secret]),
      );
      const {stdout, stderr} = await runCode(id, code, {input});
      expect(stderr).toBe('');
      const said = JSON.parse(stdout) as boolean[];
      expect(said.length).toBeGreaterThan(10);
      expect(said.map((each, index) => [asked[index]?.[0], each])).toEqual(
        asked.map(([what, expected]) => [what, expected]),
      );
    });

    test('an empty secret is an error, although the signature fits it', async () => {
      const {rawBody, timestamp} = await makeDelivery(payload, {now: Date.now()});
      // Web Crypto takes no empty key.
      const hmac = createHmac('sha256', '').update(`${timestamp}.${rawBody}`).digest('hex');
      const input = JSON.stringify([[`t=${timestamp},v1=${hmac}`, rawBody, '']]);
      const {exitCode, stdout, stderr} = await runCode(id, code, {input});
      expect(exitCode).not.toBe(0);
      expect(stdout + stderr).toContain('Set the secret of your webhook.');
    });
  },
  verifyLanguages.map(({id}) => id),
);
