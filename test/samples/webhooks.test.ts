import {makeDelivery, SAMPLE_SECRET} from '../../src/features/sandbox/webhooks/playground';
import {
  verifyCode,
  verifyLanguages,
  type VerifyLanguage,
} from '../../src/features/sandbox/webhooks/verifyCode';
import {sign} from '../../src/lib/webhooks/signature';
import {describeLanguages, runCode} from './runCode';

/** Asks the function about what the environment and the standard input hold. */
const questions: Readonly<Record<VerifyLanguage, string>> = {
  javascript: `
import {readFileSync} from 'node:fs';
console.log(isGenuine(readFileSync(0), process.env.HEADER, process.env.SECRET));`,
  python: `
import os, sys
print(str(is_genuine(sys.stdin.buffer.read(), os.environ["HEADER"], os.environ["SECRET"])).lower())`,
  ruby: `
puts genuine?($stdin.binmode.read, ENV.fetch('HEADER'), ENV.fetch('SECRET'))`,
  php: `
echo json_encode(isGenuine(file_get_contents('php://stdin'), getenv('HEADER'), getenv('SECRET')));`,
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

/** [what, whether it is genuine, what is received], signed by the clock of this machine. */
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
      const verdicts = await Promise.all(
        (await cases()).map(async ([what, expected, {header, body, secret}]) => {
          const env = {HEADER: header, SECRET: secret};
          const {stdout, stderr} = await runCode(id, code, {env, input: body});
          return {what, expected: `${expected}`, said: stdout.trim(), stderr};
        }),
      );
      expect(verdicts.length).toBeGreaterThan(10);
      expect(verdicts).toEqual(
        verdicts.map(({what, expected}) => ({what, expected, said: expected, stderr: ''})),
      );
    });
  },
  verifyLanguages.map(({id}) => id),
);
