import {makeSdkSamples} from '../../src/lib/samples/sdk';
import {sdkCall} from '../../plugins/api-reference/samples/sdkCall';
import {operationRequest} from '../../plugins/api-reference/samples/operationRequest';
import {errorSamples} from '../../plugins/sdk-files/errorSamples';
import {sdk, sdkLanguages, type SdkLanguageId} from '../../src/data/sdk';
import {operationNamed, operations} from '../api/contract';
import {startFaultServer} from '../sdks/faultServer';
import {exampleResponse, startContractServer, type TestServer} from './contractServer';
import {readSdks, type InstalledSdks} from './installedSdks';
import {formOf} from './requestProblems';
import {describeLanguages, runCode} from './runCode';
import {startRunner} from './startRunner';

const KEY = 'demo_key_ultimate';
const env = {[sdk.keyVariable]: KEY, CLIENT_ID: 'app_acme', CLIENT_SECRET: 'secret'};

let server: TestServer;
let installed: InstalledSdks;

beforeAll(async () => {
  server = await startContractServer({
    key: KEY,
    client: `${env.CLIENT_ID}:${env.CLIENT_SECRET}`,
  });
  installed = await readSdks();
});
afterAll(() => server.close());

/** The ids and email addresses in an example. Languages print other values in their own ways. */
function idsIn(example: unknown): string[] {
  const ids = JSON.stringify(example).matchAll(/"(?:id|email|account_id)":"([^"]+)"/g);
  return Array.from(ids, ([, id = '']) => id);
}

describeLanguages(
  (language) => {
    const id = language as SdkLanguageId;
    const run = async (code: string, key = KEY) =>
      runCode(language, code, {
        files: installed[id].files,
        env: {...env, ...installed[id].env, [sdk.keyVariable]: key},
      });

    test('every operation’s sample sends the documented request and prints the response', async () => {
      const {files, env: own} = installed[id];
      const runner = await startRunner(id, {files, env: {...env, ...own}});
      for (const call of operations) {
        const {operation} = call;
        const code = makeSdkSamples({...sdkCall(operation), baseUrl: server.url})[id];
        const before = server.received.length;
        const ran = await runner.run(code);
        expect({...ran, at: operation.operationId}).toMatchObject({exitCode: 0, stderr: ''});

        const request = operationRequest({...call, server: server.url, isWithOptional: true});
        const [sent, next] = server.received.slice(before);
        expect({method: sent!.method, path: decodeURIComponent(sent!.path)}).toEqual({
          method: request.method,
          path: decodeURIComponent(new URL(request.url).pathname),
        });
        const example = exampleResponse(operation).value as {data?: {next_cursor?: string}};
        if (request.form) {
          const given = Object.entries(formOf(sent!.body));
          expect(Object.entries(request.form)).toEqual(expect.arrayContaining(given));
        } else {
          expect(sent!.body === '' ? undefined : JSON.parse(sent!.body)).toEqual(request.body);
          expect(idsIn(example).filter((each) => !ran.stdout.includes(each))).toEqual([]);
        }
        // A list is read to its end, but not a search.
        const isPaged = typeof example.data?.next_cursor === 'string' && sent!.method === 'GET';
        expect(next !== undefined).toBe(isPaged);
      }
      expect(await runner.close()).toBe('');
    });

    test('the page of the SDKs sends its own key, and handles a conflict', async () => {
      const before = server.received.length;
      const sent = await run(errorSamples[id](server.url));
      expect(sent).toMatchObject({exitCode: 0, stderr: ''});
      expect(sent.stdout).toContain('email_');
      expect(server.received[before]?.headers['idempotency-key']).toBe('close-lead_8f3a2c');

      const faults = await startFaultServer();
      const refused = await run(errorSamples[id](faults.urlOf('problem-409')));
      await faults.close();
      expect(refused).toMatchObject({exitCode: 0, stderr: ''});
      expect(refused.stdout).toContain('#problem-409');
    });

    test('an error makes the sample fail without printing the key', async () => {
      const code = makeSdkSamples({
        ...sdkCall(operationNamed('listContacts').operation),
        baseUrl: server.url,
      })[id];
      const {exitCode, stdout, stderr} = await run(code, 'demo_key_unknown');
      expect(exitCode).toBeGreaterThan(0);
      expect(stdout + stderr).toContain('401');
      expect(stdout + stderr).not.toContain('demo_key_unknown');
    });
  },
  sdkLanguages.map(({id}) => id),
);
