import {pathWith} from '../../plugins/lib/api-contract/errorExamples';
import {demoKeys} from '../../src/domain/sandbox/keys';
import type {SandboxState} from '../../src/domain/sandbox/state';
import type {BodyError, FieldError} from '../../src/domain/sandbox/types';
import {operationNamed, operations} from './contract';
import {ask, NOW, startState, type Call, type Reply} from './sandboxCalls';

/**
 * The sandbox returns the contract's examples, so that trying one gives the documented response. An example of a
 * response has the name of the request's example; the tables below have the requests for the others.
 */
function example(operationId: string, status: string, name: string): unknown {
  const [content] = Object.values(
    operationNamed(operationId).operation.responses[status]!.content!,
  );
  return content!.examples[name]!.value;
}

/** The path with the examples of its parameters. */
const pathOf = (operationId: string) => {
  const {path, operation: documented} = operationNamed(operationId);
  return pathWith(path, documented.parameters ?? []);
};

/** The operations whose errors are problem details. sandboxOAuth.test.ts has the others. */
const withProblems = operations.filter(({path}) => !path.startsWith('/oauth'));

test('each example request gets the example response with its name', () => {
  let compared = 0;
  for (const {operation: documented} of withProblems) {
    const {operationId, requestBody, responses} = documented;
    const status = Object.keys(responses)[0]!;
    const requests = Object.entries(requestBody?.content['application/json']?.examples ?? {});
    for (const [name, {value}] of requests) {
      const path = pathOf(operationId);
      const {json} = ask({path, body: value}, before(`${operationId} ${name}`), NOW);
      expect([operationId, name, json]).toEqual([
        operationId,
        name,
        example(operationId, status, name),
      ]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(12);
});

/** The account in which an example happens, if it isn't the one before the first request. */
function before(name: string): SandboxState {
  const start = startState();
  const [webhook] = start.webhooks;
  const slow = {...webhook!, url: 'https://app.acme.example/timeout'};
  return name === 'sendTestEvent optOut' ? {...start, webhooks: [slow]} : start;
}

/** By operation and example of the response: the query that gets it. */
const withoutBody: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['listCampaigns', 'firstPage', {limit: '2'}],
  [
    'getAnalytics',
    'oneCampaign',
    {from: '2026-11-01', to: '2026-11-16', campaign_id: 'camp_4b7d10'},
  ],
  [
    'getAnalytics',
    'nothingSent',
    {from: '2026-11-16', to: '2026-11-16', campaign_id: 'camp_e2380b'},
  ],
  ['listContacts', 'firstPage', {limit: '2'}],
  ['listContacts', 'suppressed', {limit: '2', status: 'suppressed'}],
  ['listContacts', 'imported', {email: 'mara.lind@oatbridge.example'}],
  ['listSuppressions', 'firstPage', {limit: '2'}],
  ['listSuppressions', 'none', {reason: 'manual'}],
  ['listWebhooks', 'all', {}],
  ['getCampaign', 'running', {}],
  ['startCampaign', 'resumed', {}],
  ['pauseCampaign', 'paused', {}],
  ['removeSuppression', 'removed', {}],
  ['deleteWebhook', 'deleted', {}],
  ['getAccount', 'apiKey', {}],
];

test.each(withoutBody)('%s returns its example "%s"', (operationId, name, query) => {
  const {method} = operationNamed(operationId);
  const {json} = ask({method, path: pathOf(operationId), query});
  expect(json).toEqual(example(operationId, '200', name));
});

test('the table has each example of a response to a request without a body', () => {
  // No request to a new account gets the first, the second needs a token, and the next test has the others.
  const elsewhere = [
    'listCampaigns noneInThisState',
    'getAccount token',
    'getContactImport running',
    'getContactImport completed',
  ];
  const tested = [...elsewhere, ...withoutBody.map(([id, name]) => `${id} ${name}`)];
  const documented = withProblems.flatMap(({operation: {operationId, requestBody, responses}}) => {
    const [content] = Object.values(Object.values(responses)[0]?.content ?? {});
    const names = requestBody ? [] : Object.keys(content?.examples ?? {});
    return names.map((name) => `${operationId} ${name}`);
  });
  expect(documented.sort()).toEqual(tested.sort());
});

test.each([
  ['running', 2000],
  ['completed', 4000],
])('getContactImport returns its example "%s" after %i ms', (name, ms) => {
  const {value} =
    operationNamed('importContacts').operation.requestBody!.content['application/json']!.examples
      .update!;
  const {state} = ask({path: '/v1/contacts', body: value});
  const {json} = ask({path: pathOf('getContactImport')}, state, NOW + ms);
  expect(json).toEqual(example('getContactImport', '200', name));
});

const email = {to: 'lead_8f3a2c', subject: 'Hello', text: 'Hello.'};
const keyed = {headers: {'Idempotency-Key': 'k1'}};
const used = () => ask({path: '/v1/leads', body: {}, ...keyed}).state;
const noHour = {...startState(), calls: {hourFrom: NOW - 2_340_000, inHour: 10_000, recent: []}};
const burst = {...startState(), calls: {hourFrom: NOW, inHour: 20, recent: Array(20).fill(NOW)}};
const key = (name: keyof typeof demoKeys) => ({
  headers: {Authorization: `Bearer ${demoKeys[name]}`},
});

/** By status and name: a request that returns the error, made from one that succeeds. */
const problems: Readonly<Record<string, (good: Call, errors: readonly FieldError[]) => Reply>> = {
  '400 notJson': (good) => ask({...good, body: '{'}),
  '400 contentType': ({path, method}) => ask({path, method}),
  '401 noKey': (good) => ask({...good, headers: {Authorization: ''}}),
  '401 unknownKey': (good) => ask({...good, headers: {Authorization: 'Bearer demo_key_unknown'}}),
  '403 planWithoutApi': (good) => ask({...good, ...key('free')}),
  '403 missingScope': (good) =>
    ask({...good, headers: {Authorization: `Bearer ${otherToken(good.path)}`}}),
  '404 unknownId': (good) =>
    // Without a parameter for it, the id is in the query. An address has no form that nothing can have.
    /_[0-9a-z]{6}|@/.test(good.path!)
      ? ask({...good, path: unknownPath(good.path!)}, {...startState(), suppressions: []})
      : ask({...good, query: {campaign_id: 'camp_000000'}}),
  '404 misspelledPath': (good) => ask({...good, path: `${good.path}/`}),
  '405 wrongMethod': (good) => ask({...good, method: 'PATCH'}),
  '409 keyReused': (good) => ask({...good, ...keyed}, used()),
  '409 suppressed': (good) => {
    const arjun = startState().contacts.find(({email: at}) => at.startsWith('arjun@'))!;
    return ask({...good, body: {...email, to: arjun.id}});
  },
  '409 completed': (good) => ask(good, withStatus('completed')),
  '409 draft': (good) => ask(good, withStatus('draft')),
  '409 complaint': ({method}) => ask({method, path: '/v1/suppressions/lena@neuronest.example'}),
  '422 invalidField': (good, errors) => ask({...good, body: withErrors(good.body, errors)}),
  '422 severalFields': (good, errors) => ask({...good, body: withErrors(good.body, errors)}),
  '422 invalidHeader': (good) => ask({...good, headers: {'Idempotency-Key': ' '}}),
  '422 invalidParameter': (good, [error]) =>
    ask({...good, query: {[(error as {parameter: string}).parameter]: String(wrongValue(error!))}}),
  '422 invalidCursor': (good) => ask({...good, query: {cursor: 'abc'}}),
  '422 unknownParameter': (good) => ask({...good, query: {expand: 'x'}}),
  '429 hour': (good) => ask(good, noHour),
  '429 burst': (good) => ask(good, burst),
  '500 fault': (good) => ask({...good, ...key('fault')}),
  '503 maintenance': (good) => ask({...good, ...key('maintenance')}),
};

const unknownPath = (path: string) => path.replace(/(?<=_)[0-9a-z]{6}/, '000000');

/** The account with every campaign in a status. */
function withStatus(status: SandboxState['campaigns'][number]['status']): SandboxState {
  const start = startState();
  return {...start, campaigns: start.campaigns.map((campaign) => ({...campaign, status}))};
}

/** A token without the scope of the operation. */
const otherToken = (path = '') =>
  path === '/v1/leads' ? 'demo_token_contacts' : 'demo_token_leads';

/** A copy of a body with the errors of an example. */
function withErrors(body: unknown, errors: readonly FieldError[]): unknown {
  const copy: unknown = structuredClone(body);
  for (const error of errors) {
    const names = (error as BodyError).pointer.split('/').slice(1);
    const last = names.pop()!;
    const parent = names.reduce((at, name) => at[name] as Fields, copy as Fields);
    if (error.code === 'required') delete parent[last];
    else parent[last] = wrongValue(error);
  }
  return copy;
}

type Fields = Record<string, unknown>;

function wrongValue({code, message}: FieldError): unknown {
  if (code === 'out_of_range') return 999_999;
  if (code === 'invalid_length') return '';
  return code === 'not_found' ? / (\S+)\.$/.exec(message)![1] : 'x';
}

test('the sandbox returns every error example', () => {
  let compared = 0;
  for (const {method, operation: documented} of withProblems) {
    const {operationId, requestBody, responses} = documented;
    const [first] = Object.values(requestBody?.content['application/json']?.examples ?? {});
    const good = {method, path: pathOf(operationId), ...(first && {body: first.value})};
    for (const [status, {content = {}}] of Object.entries(responses)) {
      const {examples = {}} = content['application/problem+json'] ?? {};
      for (const [name, {value}] of Object.entries(examples)) {
        const {errors = []} = value as {errors?: readonly FieldError[]};
        const reply = problems[`${status} ${name}`]!(good, errors);
        expect([operationId, name, reply.status]).toEqual([operationId, name, Number(status)]);
        expect([operationId, name, reply.json]).toEqual([
          operationId,
          name,
          {...(value as object), request_id: expect.any(String) as string},
        ]);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});
