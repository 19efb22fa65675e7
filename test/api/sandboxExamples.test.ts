import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {demoKeys} from '../../src/domain/sandbox/keys';
import {ask, NOW, operationsOf, readContract, startState, type Reply} from './sandboxCalls';

/**
 * The sandbox returns the contract's examples, so that trying one gives the documented response. An example of a
 * response has the name of the request's example; the tables below have the requests for the others.
 */
let document: ApiDocument;
beforeAll(async () => {
  document = await readContract();
});

const operation = (operationId: string) =>
  operationsOf(document).find((call) => call.operation.operationId === operationId)!;

function example(operationId: string, status: string, name: string): unknown {
  const [content] = Object.values(operation(operationId).operation.responses[status]!.content!);
  return content!.examples[name]!.value;
}

test('each example request gets the example response with its name', () => {
  const posts = operationsOf(document).filter(({method}) => method === 'POST');
  for (const {
    path: at,
    operation: {operationId, requestBody, responses},
  } of posts) {
    const status = Object.keys(responses)[0]!;
    const requests = Object.entries(requestBody!.content['application/json']!.examples);
    expect(requests.length).toBeGreaterThan(1);
    for (const [name, {value}] of requests) {
      const {json} = ask({path: at, body: value});
      expect([operationId, name, json]).toEqual([
        operationId,
        name,
        example(operationId, status, name),
      ]);
    }
  }
});

test.each([
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
] as const)('%s returns its example "%s"', (operationId, name, query) => {
  const {json} = ask({path: operation(operationId).path, query});
  expect(json).toEqual(example(operationId, '200', name));
});

const email = {to: 'lead_8f3a2c', subject: 'Hello', text: 'Hello.'};
const steps = [{subject: '', text: 'Hello.'}];
const keyed = {headers: {'Idempotency-Key': 'k1'}};
const used = () => ask({path: '/v1/leads', body: {}, ...keyed}).state;
const noHour = {...startState(), calls: {hourFrom: NOW - 2_340_000, inHour: 10_000, recent: []}};
const burst = {...startState(), calls: {hourFrom: NOW, inHour: 20, recent: Array(20).fill(NOW)}};
const key = (name: keyof typeof demoKeys) => ({
  headers: {Authorization: `Bearer ${demoKeys[name]}`},
});

/** [operation, status, example, the request that returns it] */
const problems: [string, string, string, () => Reply][] = [
  ['searchLeads', '400', 'notJson', () => ask({path: '/v1/leads', body: '{'})],
  ['searchLeads', '400', 'contentType', () => ask({path: '/v1/leads', method: 'POST'})],
  ['listContacts', '401', 'noKey', () => ask({path: '/v1/contacts', headers: {Authorization: ''}})],
  [
    'listContacts',
    '401',
    'unknownKey',
    () => ask({path: '/v1/contacts', headers: {Authorization: 'Bearer demo_key_unknown'}}),
  ],
  ['listCampaigns', '403', 'planWithoutApi', () => ask({path: '/v1/campaigns', ...key('free')})],
  [
    'getAnalytics',
    '404',
    'noSuchCampaign',
    () => ask({path: '/v1/analytics', query: {campaign_id: 'camp_000000'}}),
  ],
  [
    'createCampaign',
    '409',
    'keyReused',
    () => ask({path: '/v1/campaigns', body: {name: 'A'}, ...keyed}, used()),
  ],
  [
    'sendEmail',
    '409',
    'keyReused',
    () => ask({path: '/v1/emails/send', body: email, ...keyed}, used()),
  ],
  [
    'sendEmail',
    '409',
    'suppressed',
    () => {
      const arjun = startState().contacts.find(({email: at}) => at.startsWith('arjun@'))!;
      return ask({path: '/v1/emails/send', body: {...email, to: arjun.id}});
    },
  ],
  [
    'searchLeads',
    '422',
    'companySize',
    () => ask({path: '/v1/leads', body: {company_size: 'small'}}),
  ],
  [
    'createCampaign',
    '422',
    'severalFields',
    () => ask({path: '/v1/campaigns', body: {lead_ids: ['lead_8f3a2c', 'lead_000000'], steps}}),
  ],
  ['listContacts', '422', 'limit', () => ask({path: '/v1/contacts', query: {limit: '0'}})],
  ['listCampaigns', '422', 'cursor', () => ask({path: '/v1/campaigns', query: {cursor: 'abc'}})],
  ['searchLeads', '429', 'hour', () => ask({path: '/v1/leads', body: {}}, noHour)],
  ['searchLeads', '429', 'burst', () => ask({path: '/v1/leads', body: {}}, burst)],
  ['getAnalytics', '500', 'fault', () => ask({path: '/v1/analytics', ...key('fault')})],
  [
    'searchLeads',
    '503',
    'maintenance',
    () => ask({path: '/v1/leads', body: {}, ...key('maintenance')}),
  ],
];

test.each(problems)('%s %s returns its example "%s"', (operationId, status, name, call) => {
  const {status: actual, json} = call();
  expect(String(actual)).toBe(status);
  const documented = example(operationId, status, name) as object;
  expect(json).toEqual({...documented, request_id: expect.any(String) as string});
});

test('covers every error example, except the one that needs OAuth', () => {
  const all = operationsOf(document).flatMap(({operation: {responses}}) =>
    Object.entries(responses).flatMap(([status, {content}]) =>
      Number(status) < 400
        ? []
        : Object.values(content ?? {}).flatMap(({examples}) =>
            Object.keys(examples).map((name) => `${status} ${name}`),
          ),
    ),
  );
  const covered = problems.map(([, status, name]) => `${status} ${name}`);
  const missing = Array.from(new Set(all)).filter((each) => !covered.includes(each));
  expect(missing).toEqual(['403 missingScope']);
});
