import {createHmac} from 'node:crypto';

import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {codeTitled, samples} from '../content/samples';
import {callingServer, startServer} from './contractServer';
import {readSdks} from './installedSdks';
import type {ReceivedRequest} from './requestProblems';
import {describeLanguages, runCode} from './runCode';

/** The plain HTTP code of a list, with a call that prints its ids. */
const plain: Readonly<Record<SdkLanguageId, (list: string, fields: string) => string>> = {
  javascript: (list, fields) =>
    `\nfor await (const {id} of all${list}({${fields}: 'SaaS'}, 'k')) console.log(id);`,
  python: (list, fields) =>
    `\nfor each in all_${list.toLowerCase()}({"${fields}": "SaaS"}, "k"):\n    print(each["id"])`,
  ruby: (list, fields) =>
    `\nall_${list.toLowerCase()}({${fields}: 'SaaS'}, 'k') { |each| puts each['id'] }`,
  php: (list, fields) =>
    `\nforeach (all${list}(['${fields}' => 'SaaS'], 'k') as $each) echo $each['id'], "\\n";`,
};

/** Three pages of one item. The second one gets a 429 first. */
function startPages(list: 'leads' | 'contacts') {
  let requests = 0;
  return startServer((request) => {
    requests += 1;
    if (requests === 2) return {status: 429, headers: {'Retry-After': '1'}, json: {}};
    const sent = cursorOf(request);
    const at = sent === undefined ? 1 : Number(sent);
    const item = {id: `id_${at}`, email: `person${at}@list.example`, score: 90};
    return {
      status: 200,
      json: {
        success: true,
        data: {[list]: [item], total: 3, next_cursor: at < 3 ? `${at + 1}` : null},
      },
    };
  });
}

const fieldsOf = ({body, query}: ReceivedRequest): Readonly<Record<string, unknown>> =>
  body === '' ? Object.fromEntries(query) : (JSON.parse(body) as Record<string, unknown>);

const cursorOf = (request: ReceivedRequest) => fieldsOf(request).cursor;

/** The fence of this form whose title names all items of the list. */
function titleOf(language: SdkLanguageId, form: string, list: string): string {
  const fences = {javascript: 'js', python: 'python', ruby: 'ruby', php: 'php'};
  return samples.find(
    (each) =>
      each.form === form &&
      each.language === fences[language] &&
      each.title
        ?.replace('_', '')
        .toLowerCase()
        .includes(`all${form === 'sdk' ? '' : list}`) &&
      each.title.toLowerCase().includes(list),
  )!.title!;
}

/** Runs the loop over all items of a list against a server. */
async function runLoop(id: SdkLanguageId, form: string, list: string, url: string) {
  const title = titleOf(id, form, list.toLowerCase());
  const code = callingServer(codeTitled(title), url);
  if (form === 'http') return runCode(id, `${code}${plain[id](list, filterOf(list))}`);
  const {files, env} = (await readSdks(url))[id];
  return runCode(id, code, {files, env: {...env, [sdk.keyVariable]: 'k'}});
}

const filterOf = (list: string) => (list === 'Leads' ? 'industry' : 'q');

describeLanguages(
  (language) => {
    const id = language as SdkLanguageId;

    // At the same time, because the code mostly waits.
    test.concurrent.each([
      ['sdk', 'Leads'],
      ['sdk', 'Contacts'],
      ['http', 'Leads'],
      ['http', 'Contacts'],
    ])(
      '%s: the loop over all %s waits after a 429 and reads every page once',
      async (form, list) => {
        const server = await startPages(list.toLowerCase() as 'leads');
        const ran = await runLoop(id, form, list, server.url);
        await server.close();
        expect(ran).toMatchObject({exitCode: 0, stderr: ''});
        expect(ran.stdout.match(/id_\d/g)).toEqual(['id_1', 'id_2', 'id_3']);
        const {received} = server;
        expect(received.map(cursorOf)).toEqual([undefined, '2', '2', '3']);
        expect(new Set(received.map(({headers}) => headers.authorization))).toEqual(
          new Set(['Bearer k']),
        );
        if (form === 'http') {
          const filters = received.map((request) => fieldsOf(request)[filterOf(list)]);
          expect(filters).toEqual(Array(4).fill('SaaS'));
        }
        if (list === 'Leads') {
          const keys = received.map(({headers}) => headers['idempotency-key']);
          expect(new Set(keys).size).toBe(3);
          expect(keys[1]).toBe(keys[2]);
        }
      },
    );

    test.concurrent.each(['Leads', 'Contacts'])(
      'http: the loop over all %s fails with the error response',
      async (list) => {
        const server = await startServer(() => ({status: 401, json: {title: 'Refused'}}));
        const {exitCode, stdout, stderr} = await runLoop(id, 'http', list, server.url);
        await server.close();
        expect(exitCode).toBeGreaterThan(0);
        expect(stdout + stderr).toContain('401');
        expect(server.received).toHaveLength(1);
      },
    );

    test('the SDK’s webhook check in the guide returns genuine events only', async () => {
      const calls: Readonly<Record<SdkLanguageId, [title: string, call: string]>> = {
        javascript: [
          'eventFrom.mjs',
          "\nconst [h, b] = [process.env.HEADER, process.env.BODY];\nconsole.log(JSON.stringify([eventFrom(b, h, 's'), eventFrom(b + ' ', h, 's')]));",
        ],
        python: [
          'event_from.py',
          '\nimport json, os\nh, b = os.environ["HEADER"], os.environ["BODY"].encode()\nprint(json.dumps([event_from(b, h, "s"), event_from(b + b" ", h, "s")]))',
        ],
        ruby: [
          'event_from.rb',
          "\nh, b = ENV.values_at('HEADER', 'BODY')\nputs JSON.generate([event_from(b, h, 's').to_h, event_from(\"#{b} \", h, 's')])",
        ],
        php: [
          'eventFrom.php',
          "\n[$h, $b] = [getenv('HEADER'), getenv('BODY')];\necho json_encode([eventFrom($b, $h, 's'), eventFrom(\"$b \", $h, 's')]);",
        ],
      };
      const [title, call] = calls[id];
      const body = JSON.stringify({id: 'evt_1', type: 'lead.new', data: {}});
      const now = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', 's').update(`${now}.${body}`).digest('hex');
      const installed = (await readSdks())[id];
      const ran = await runCode(id, `${codeTitled(title)}${call}`, {
        files: installed.files,
        env: {...installed.env, HEADER: `t=${now},v1=${signature}`, BODY: body},
      });
      expect(ran).toMatchObject({exitCode: 0, stderr: ''});
      const [event, forged] = JSON.parse(ran.stdout) as [object, null];
      expect(event).toMatchObject({id: 'evt_1'});
      expect(forged).toBeNull();
    });
  },
  sdkLanguages.map(({id}) => id),
);
