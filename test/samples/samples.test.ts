import {makeSamples, sampleLanguages, type SampleRequest} from '../../src/lib/samples';
import {operationRequest} from '../../plugins/api-reference/samples/operationRequest';
import {interpreters} from '../../scripts/lib/interpreters.mjs';
import {operationNamed, operations} from '../api/contract';
import {exampleResponse, startContractServer, type TestServer} from './contractServer';
import {formOf} from './requestProblems';
import {describeLanguages, runCode} from './runCode';
import {startRunner, type Runner} from './startRunner';

const KEY = 'demo_key_ultimate';
const env = {API_KEY: KEY, CLIENT_ID: 'app_acme', CLIENT_SECRET: 'secret'};
const ids = operations.map(({operation}) => operation.operationId);
const lists = ['getAnalytics', 'listContacts', 'listSuppressions'] as const;

let server: TestServer;
beforeAll(async () => {
  const client = `${env.CLIENT_ID}:${env.CLIENT_SECRET}`;
  server = await startContractServer({key: KEY, client});
});
afterAll(() => server.close());

function callOf(operationId: string, isWithOptional = false) {
  const call = operationNamed(operationId);
  const request = operationRequest({...call, server: server.url, isWithOptional});
  return {request, expected: exampleResponse(call.operation).value, ...call};
}

describeLanguages((language) => {
  let runner: Runner;
  beforeAll(async () => {
    runner = await startRunner(language, {env});
  });
  afterAll(async () => {
    expect(await runner.close()).toBe('');
  });
  const succeed = (request: SampleRequest) => runner.run(makeSamples(request)[language]);
  const run = (request: SampleRequest, key = KEY) =>
    runCode(language, makeSamples(request)[language], {env: {...env, API_KEY: key}});

  test.each(ids)('%s prints its example response', async (operationId) => {
    const {request, expected, operation} = callOf(operationId);
    const ran = await succeed(request);
    expect(ran).toMatchObject({exitCode: 0});
    expect(JSON.parse(ran.stdout)).toEqual(expected);
    const sent = server.received.at(-1)!;
    if (request.form) expect(formOf(sent.body)).toEqual(request.form);
    else expect(sent.body === '' ? undefined : JSON.parse(sent.body)).toEqual(request.body);
    // Every POST sample is safe to retry, except those of OAuth.
    expect('idempotency-key' in sent.headers).toBe(
      request.method === 'POST' && !operation.tags.includes('OAuth'),
    );
  });

  test.each(lists)('%s sends all its query parameters', async (operationId) => {
    const {request} = callOf(operationId, true);
    expect(await succeed(request)).toMatchObject({exitCode: 0});
    const sent = Object.fromEntries(server.received.at(-1)!.query);
    expect(Object.keys(sent).length).toBeGreaterThan(1);
    expect(sent).toEqual(request.query);
  });

  test('an error response makes the sample fail and print it', async () => {
    const {request} = callOf('searchLeads');
    const wrong: [SampleRequest, string?][] = [
      [{...request, body: {industry: 'FinTech', shade: 'red'}}],
      [{...request, headers: {...request.headers, 'X-Extra': '1'}}],
      [request, 'demo_key_unknown'],
    ];
    for (const [each, key] of wrong) {
      const {exitCode, stdout, stderr} = await run(each, key);
      expect(exitCode).toBeGreaterThan(0);
      expect(stdout + stderr).toContain('Refused');
    }
  });

  test('an unreachable server makes the sample fail', async () => {
    const {request} = callOf('listCampaigns');
    const ran = await run({...request, url: 'http://127.0.0.1:1/v1/campaigns'});
    expect(ran.exitCode).toBeGreaterThan(0);
  });

  test('each run has its own idempotency key', async () => {
    const {request} = callOf('searchLeads');
    await run(request);
    await run(request);
    const [first, second] = server.received
      .slice(-2)
      .map(({headers}) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(second).not.toBe(first);
  });
});

test('every language of the samples has an interpreter', () => {
  expect(interpreters.map(({language}) => language)).toEqual(sampleLanguages.map(({id}) => id));
});
