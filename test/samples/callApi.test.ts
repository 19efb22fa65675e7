import {sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {codeTitled} from '../content/samples';
import {callingServer, startServer, type TestServer} from './contractServer';
import {describeLanguages, runCode} from './runCode';

/** Code that calls each URL in $URLS, and prints the statuses, or null for an error, with the waits. */
const programs: Readonly<Record<SdkLanguageId, readonly [title: string, run: string]>> = {
  javascript: [
    'callApi.mjs',
    `
const results = [];
for (const url of JSON.parse(process.env.URLS)) {
  const waits = [];
  const signals = new Set();
  const responses = [];
  const options = {
    async send(input, init) {
      // Each attempt has a timeout of its own, and a body that no one reads keeps its connection.
      if (signals.has(init.signal) || responses.some(({bodyUsed}) => !bodyUsed)) process.exit(1);
      signals.add(init.signal);
      const response = await fetch(input, init);
      // One that's cut off has no connection.
      if (response.headers.get('Content-Length') !== '99') responses.push(response);
      return response;
    },
    wait: async (seconds) => waits.push(seconds),
    random: () => 0.5,
  };
  const call = callApi(url, {method: 'POST'}, options);
  const status = await call.then((response) => response.status, () => null);
  results.push([status, waits]);
}
console.log(JSON.stringify(results));`,
  ],
  python: [
    'call_api.py',
    `
import json, os
results = []
for url in json.loads(os.environ["URLS"]):
    waits = []
    try:
        status = call_api(urllib.request.Request(url), wait=waits.append, chance=lambda: 0.5).code
    except OSError:
        status = None
    results.append([status, waits])
print(json.dumps(results))`,
  ],
  ruby: [
    'call_api.rb',
    `
require 'json'
results = JSON.parse(ENV.fetch('URLS')).map do |url|
  waits = []
  status = begin
    call_api(Net::HTTP::Get.new(URI(url)), wait: ->(s) { waits << s }, chance: -> { 0.5 }).code.to_i
  rescue IOError, SystemCallError
    nil
  end
  [status, waits]
end
puts JSON.generate(results)`,
  ],
  php: [
    'callApi.php',
    `
$results = [];
foreach (json_decode(getenv('URLS')) as $url) {
    $waits = [];
    $wait = function (float $seconds) use (&$waits): void { $waits[] = $seconds; };
    try {
        $status = callApi($url, wait: $wait, chance: fn (): float => 0.5)['status'];
    } catch (RuntimeException) {
        $status = null;
    }
    $results[] = [$status, $waits];
}
echo json_encode($results);`,
  ],
};

/** The responses in their order, with the status and the waits that must follow. */
const cases: readonly (readonly [responses: string, status: number | null, waits: number[]])[] = [
  ['429-10,503-60,200', 200, [10.5, 60.5]],
  ['500,429,503,500,500,200', 500, [1, 2, 4, 8]],
  ['502,504,200', 200, [1, 2]],
  ['503-soon,200', 200, [1]],
  ['429-3600,200', 429, []],
  ['503-61,200', 503, []],
  ['broken,broken,202', 202, [1, 2]],
  ['200-cut,202', 202, [1]],
  ['broken,broken,broken,broken,broken,200', null, [1, 2, 4, 8]],
  ...[200, 400, 401, 403, 404, 409, 422].map(
    (status) => [`${status},200`, status, []] as const satisfies [string, number, number[]],
  ),
];

/** Sends the responses that the path lists, one for each request. */
async function startScript(): Promise<TestServer> {
  const seen = new Map<string, number>();
  return startServer(({path}) => {
    const at = seen.get(path) ?? 0;
    seen.set(path, at + 1);
    const [status = '', retryAfter] = path.slice(1).split(',')[at]!.split('-');
    if (status === 'broken') return undefined;
    const headers: Record<string, string> =
      retryAfter === 'cut'
        ? {'Content-Length': '99', Connection: 'close'}
        : {...(retryAfter && {'Retry-After': retryAfter})};
    return {status: Number(status), headers, json: {}};
  });
}

describeLanguages(
  (language) => {
    const [title, program] = programs[language as SdkLanguageId];
    test('callApi of the guide retries what may succeed later, and waits as long as it should', async () => {
      // Before 3.2, Ruby takes a response that's cut off for a whole one.
      const sent = language === 'ruby' ? cases.filter(([list]) => !list.includes('cut')) : cases;
      const server = await startScript();
      const {stdout, stderr, exitCode} = await runCode(language, `${codeTitled(title)}${program}`, {
        env: {URLS: JSON.stringify(sent.map(([responses]) => `${server.url}/${responses}`))},
      });
      await server.close();
      expect([exitCode, stderr]).toEqual([0, '']);
      const results = JSON.parse(stdout) as [number | null, number[]][];
      expect(results.map((result, at) => [sent[at]![0], ...result])).toEqual(sent);
    });
  },
  sdkLanguages.map(({id}) => id),
);

const uses = {
  javascript: ['contacts.mjs', 'callApi.mjs'],
  python: ['contacts.py', 'call_api.py'],
  ruby: ['contacts.rb', 'call_api.rb'],
  php: ['contacts.php', 'callApi.php'],
} as const;

describeLanguages(
  (language) => {
    test('callApi is used as the guide shows', async () => {
      let requests = 0;
      const server = await startServer(() => {
        requests += 1;
        return requests === 1 ? undefined : {status: 200, json: {data: 'of the second attempt'}};
      });
      const [use, helper] = uses[language as keyof typeof uses];
      const code = callingServer(codeTitled(use), server.url);
      const ran = await runCode(language, code, {
        files: {[helper]: codeTitled(helper)},
        env: {API_KEY: 'key_of_test', PYTHONDONTWRITEBYTECODE: '1'},
      });
      await server.close();
      expect(ran).toMatchObject({exitCode: 0, stderr: ''});
      expect(ran.stdout).toMatch(/200[^]*of the second attempt/);
      expect(server.received.at(-1)?.headers.authorization).toBe('Bearer key_of_test');
    });
  },
  Object.keys(uses) as (keyof typeof uses)[],
);
