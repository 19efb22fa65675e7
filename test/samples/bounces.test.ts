import {codeTitled} from '../content/samples';
import {verifyLanguages, type VerifyLanguage} from '../../src/features/sandbox/webhooks/verifyCode';
import {describeLanguages, runCode} from './runCode';

/** Passes each event from standard input to the handler, and prints the calls it made. */
const handlers: Readonly<Record<VerifyLanguage, readonly [title: string, run: string]>> = {
  javascript: [
    'handleBounce.mjs',
    `
import {readFileSync} from 'node:fs';
const calls = [];
for (const event of JSON.parse(readFileSync(0, 'utf8'))) {
  const called = [];
  await handleBounce(event, {
    suppress: async (...of) => called.push('suppress', ...of),
    alert: async (...of) => called.push('alert', ...of),
  });
  calls.push(called);
}
console.log(JSON.stringify(calls));`,
  ],
  python: [
    'handle_bounce.py',
    `
import json, sys
calls = []
for event in json.load(sys.stdin):
    called = []
    handle_bounce(event, lambda *of: called.extend(["suppress", *of]), lambda *of: called.extend(["alert", *of]))
    calls.append(called)
print(json.dumps(calls))`,
  ],
  ruby: [
    'handle_bounce.rb',
    `
require 'json'
calls = JSON.parse($stdin.read).map do |event|
  called = []
  handle_bounce(event, suppress: ->(*of) { called.push('suppress', *of) }, alert: ->(*of) { called.push('alert', *of) })
  called
end
puts JSON.generate(calls)`,
  ],
  php: [
    'handleBounce.php',
    `
$calls = array_map(function (array $event): array {
    $called = [];
    handleBounce(
        $event,
        function (...$of) use (&$called): void { array_push($called, 'suppress', ...$of); },
        function (...$of) use (&$called): void { array_push($called, 'alert', ...$of); },
    );
    return $called;
}, json_decode(file_get_contents('php://stdin'), true));
echo json_encode($calls);`,
  ],
};

const bounced = (type: string, isSuppressed: boolean, isTest = false) => ({
  is_test: isTest,
  data: {
    address: 'a@b.example',
    bounce: {
      type,
      code: '550',
      enhanced_code: '5.7.1',
      message: 'why',
      is_suppressed: isSuppressed,
    },
  },
});
const suppressed = ['suppress', 'a@b.example', '5.7.1'];

describeLanguages(
  (language) => {
    test('the bounce handler suppresses what we suppress, and alerts when mail is blocked', async () => {
      const [title, run] = handlers[language as VerifyLanguage];
      const events = [
        bounced('hard', true),
        bounced('soft', false),
        bounced('soft', true),
        bounced('transient', false),
        bounced('blocked', false),
        bounced('a new type', false),
        bounced('hard', true, true),
      ];
      const {stdout, stderr} = await runCode(language, `${codeTitled(title)}${run}`, {
        input: JSON.stringify(events),
      });
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual([
        suppressed,
        [],
        suppressed,
        [],
        ['alert', '550 5.7.1: why'],
        [],
        [],
      ]);
    });
  },
  verifyLanguages.map(({id}) => id),
);
