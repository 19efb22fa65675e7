import type {Schema} from '../../plugins/lib/api-contract/types';
import {demoKeys, demoTokens} from '../../src/domain/sandbox/keys';
import {limits} from '../../src/data/limits';
import {BURST} from '../../src/domain/sandbox/limits';
import type {SandboxState} from '../../src/domain/sandbox/state';
import {checker, undocumentedIn} from './documented';
import {problemsOf} from './schemas';
import {document, operationNamed, operations} from './contract';
import {ask, NOW, startState, type Call} from './sandboxCalls';

const {check, unreached} = checker();

const email = {to: 'lead_8f3a2c', subject: 'Hello', text: 'Hello.'};
const campaign = {
  name: 'A',
  lead_ids: ['lead_8f3a2c'],
  steps: [{subject: 'Hello', text: 'Hello.'}],
};

/** A request to each operation that succeeds, with its status if that isn't 200. */
const good: Readonly<Record<string, Call & {readonly path: string; readonly status?: number}>> = {
  searchLeads: {path: '/v1/leads', body: {industry: 'FinTech'}},
  listCampaigns: {path: '/v1/campaigns'},
  createCampaign: {path: '/v1/campaigns', body: campaign, status: 201},
  getAnalytics: {path: '/v1/analytics'},
  sendEmail: {path: '/v1/emails/send', body: email, status: 202},
  listContacts: {path: '/v1/contacts'},
  importContacts: {path: '/v1/contacts', body: {contacts: [{email: 'a@b.example'}]}, status: 202},
  getContactImport: {path: '/v1/contacts/imports/imp_5e83f1'},
  getCampaign: {path: '/v1/campaigns/camp_4b7d10'},
  startCampaign: {path: '/v1/campaigns/camp_e2380b/start', method: 'POST'},
  pauseCampaign: {path: '/v1/campaigns/camp_4b7d10/pause', method: 'POST'},
  listSuppressions: {path: '/v1/suppressions'},
  addSuppressions: {path: '/v1/suppressions', body: {emails: ['a@b.example']}},
  removeSuppression: {path: '/v1/suppressions/arjun@tensorgate.example', method: 'DELETE'},
  listWebhooks: {path: '/v1/webhooks'},
  createWebhook: {
    path: '/v1/webhooks',
    body: {url: 'https://a.example', events: ['lead.hot']},
    status: 201,
  },
  deleteWebhook: {path: '/v1/webhooks/hook_8d41f6', method: 'DELETE'},
  sendTestEvent: {path: '/v1/webhooks/hook_8d41f6/test', body: {type: 'lead.hot'}},
  getAccount: {path: '/v1/account'},
};
const names = Object.keys(good);
const withBody = names.filter((name) => good[name]!.body !== undefined);
const missing = (scope: string) => `This request requires the \`${scope}\` scope.`;
const withKey = (key: string) => ({headers: {Authorization: `Bearer ${key}`}});

describe.each(names)('%s', (name) => {
  const {status: succeeds = 200, ...call} = good[name]!;

  test('succeeds', () => void check(name, ask(call), succeeds));

  test('returns 401 without a key, with an unknown one, and with a malformed one', () => {
    check(name, ask({...call, headers: {Authorization: ''}}), 401);
    check(name, ask({...call, headers: {Authorization: demoKeys.ultimate}}), 401);
    const unknown = check(name, ask({...call, ...withKey('demo_key_unknown')}), 401);
    expect(unknown.headers['WWW-Authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('returns 403, 500, or 503 for the demo keys that trigger them', () => {
    check(name, ask({...call, ...withKey(demoKeys.free)}), 403);
    check(name, ask({...call, ...withKey(demoKeys.fault)}), 500);
    check(name, ask({...call, ...withKey(demoKeys.maintenance)}), 503);
  });

  test('accepts an OAuth token with its scope, and returns 403 for the scopes of others', () => {
    const {operation} = operationNamed(name);
    const scopes = operation.security.flatMap(({oauth2 = []}) => oauth2);
    for (const [token, scope] of Object.entries(demoTokens)) {
      const reply = ask({...call, ...withKey(token)});
      const isAllowed = scopes.length === 0 || scopes.includes(scope);
      if (isAllowed) check(name, reply, succeeds);
      else expect(check(name, reply, 403).json).toHaveProperty('detail', missing(scopes[0]!));
    }
  });

  test('returns 404 for a misspelled path, and 405 for another method', () => {
    check(name, ask({...call, path: `${call.path}/`}), 404);
    const {headers} = check(name, ask({...call, method: 'PATCH'}), 405);
    expect(headers.Allow).toMatch(/^(GET|POST|DELETE)/);
  });

  test('returns 429 after a burst', () => {
    let state: SandboxState = startState();
    for (let calls = 0; calls < BURST; calls += 1) ({state} = ask(call, state));
    const refused = check(name, ask(call, state), 429);
    expect(refused.headers['Retry-After']).toBe('10');
    const later = {...startState(), calls: refused.state.calls};
    check(name, ask(call, later, NOW + 10_000), succeeds);
  });

  test('returns 429 for the busy key, without counting the request', () => {
    const refused = check(name, ask({...call, ...withKey(demoKeys.busy)}), 429);
    expect(refused.headers).toMatchObject({'Retry-After': '10', 'RateLimit-Remaining': '10000'});
    expect(refused.state.calls).toMatchObject({inHour: 0, recent: []});
    check(name, ask(call, refused.state), succeeds);
  });

  test('names an unknown parameter', () => {
    const {json} = check(name, ask({...call, query: {color: 'red'}}), 422);
    expect(json).toMatchObject({errors: [{parameter: 'color'}]});
  });
});

describe.each(withBody)('%s', (name) => {
  const {status: _status, ...call} = good[name]!;
  const body = call.body as object;

  test('returns 400 for a body that isn’t JSON', () => {
    check(name, ask({...call, body: '{'}), 400);
    check(name, ask({...call, body: ''}), 400);
    check(name, ask({...call, headers: {'Content-Type': 'text/plain'}}), 400);
  });

  test.each([null, [], 'text', 1])('returns 422 for the body %j', (other) => {
    const {json} = check(name, ask({...call, body: JSON.stringify(other)}), 422);
    expect(json).toMatchObject({errors: [{pointer: ''}]});
  });

  test('names an unknown field with its pointer', () => {
    const {json} = check(name, ask({...call, body: {...body, 'a/b~c': 1}}), 422);
    expect(json).toMatchObject({errors: [{pointer: '/a~1b~0c'}]});
  });

  test('returns the stored response for a repeated key, and 409 with another body', () => {
    const keyed = {...call, headers: {'idempotency-key': 'k1'}};
    const first = check(name, ask(keyed), ask(call).status);
    const turned = Object.fromEntries(Object.entries(body).reverse());
    const again = check(name, ask({...keyed, body: turned}, first.state), first.status);
    expect(again.json).toEqual(first.json);
    expect(again.headers['Idempotency-Replayed']).toBe('true');
    expect(first.headers).not.toHaveProperty('Idempotency-Replayed');
    expect({...again.state, calls: null}).toEqual({...first.state, calls: null});

    const other = {...keyed, body: {...body, 'a/b~c': 1}};
    check(name, ask(other, again.state), 409);
    const dayLater = ask(keyed, again.state, NOW + 86_400_000);
    expect(dayLater.headers).not.toHaveProperty('Idempotency-Replayed');
  });

  test.each(['', ' ', 'a b', 'é', 'k'.repeat(65)])('rejects the idempotency key %j', (key) => {
    const {json} = check(name, ask({...call, headers: {'Idempotency-Key': key}}), 422);
    expect(json).toMatchObject({errors: [{header: 'Idempotency-Key'}]});
  });
});

test('an idempotency key used on one path is refused on another', () => {
  const headers = {'Idempotency-Key': 'k1'};
  const {state} = ask({...good.searchLeads, headers});
  check('sendEmail', ask({...good.sendEmail, headers}, state), 409);
});

test('the response to a refused request isn’t stored', () => {
  const headers = {'Idempotency-Key': 'k1'};
  const refused = ask({path: '/v1/leads', headers, body: {industry: 'x'}});
  check('searchLeads', ask({...good.searchLeads, headers}, refused.state), 200);
});

test.each([
  ['startCampaign', '/v1/campaigns/camp_4b7d10/start', 'POST'],
  ['startCampaign', '/v1/campaigns/camp_3d64f7/start', 'POST'],
  ['pauseCampaign', '/v1/campaigns/camp_c90e3f/pause', 'POST'],
  ['pauseCampaign', '/v1/campaigns/camp_e2380b/pause', 'POST'],
  ['removeSuppression', '/v1/suppressions/Lena@Neuronest.example', 'DELETE'],
])('%s refuses %s, whose state forbids it', (name, path, method) => {
  const before = startState();
  const {state} = check(name, ask({path, method}, before), 409);
  expect({...state, calls: null}).toEqual({...before, calls: null});
});

test.each([
  ['getCampaign', 'GET', '/v1/campaigns/camp_000000'],
  ['startCampaign', 'POST', '/v1/campaigns/camp_000000/start'],
  ['pauseCampaign', 'POST', '/v1/campaigns/%F0%9F%92%A9/pause'],
  ['getContactImport', 'GET', '/v1/contacts/imports/imp_000000'],
  ['removeSuppression', 'DELETE', '/v1/suppressions/sara%40ledgerloom.example'],
  ['deleteWebhook', 'DELETE', '/v1/webhooks/hook_000000'],
  ['deleteWebhook', 'DELETE', `/v1/webhooks/${'%20x'.repeat(400)}`],
  ['getCampaign', 'GET', '/v1/campaigns/%E0%'],
])('%s returns 404 for %s %s', (name, method, path) => {
  check(name, ask({path, method}), 404);
});

test('sending to a suppressed address and reading an unknown campaign fail', () => {
  const suppressed = startState().contacts.find(({status}) => status === 'suppressed')!;
  const body = {...email, to: suppressed.id};
  const refused = check('sendEmail', ask({path: '/v1/emails/send', body}), 409);
  expect(refused.state.emails).toEqual([]);
  const viaLead = {...email, to: suppressed.lead_id};
  check('sendEmail', ask({path: '/v1/emails/send', body: viaLead}), 409);
  check('getAnalytics', ask({path: '/v1/analytics', query: {campaign_id: 'camp_000000'}}), 404);
});

test.each([
  ['GET', '/', 404],
  ['GET', '/v1', 404],
  ['GET', '/v1/leads/', 404],
  ['GET', '/constructor', 404],
  ['POST', '/v2/leads', 404],
  ['GET', '/v1/leads', 405],
  ['DELETE', '/v1/campaigns', 405],
  ['PUT', '/v1/contacts', 405],
])('%s %s is %i, in the problem details format', (method, at, status) => {
  const reply = ask({method, path: at});
  expect(reply.status).toBe(status);
  expect(reply.headers['Content-Type']).toBe('application/problem+json');
  expect(problemsOf(document.components.schemas.Problem as Schema, reply.json)).toEqual([]);
  expect(reply.headers.Allow !== undefined).toBe(status === 405);
});

test('the hourly limit applies, and its headers count', () => {
  const state = {
    ...startState(),
    calls: {hourFrom: NOW - 1000, inHour: limits.requestsPerHour - 1, recent: []},
  };
  const last = check('listContacts', ask(good.listContacts!, state), 200);
  expect(last.headers).toMatchObject({
    'RateLimit-Limit': '10000',
    'RateLimit-Remaining': '0',
    'RateLimit-Reset': '3599',
  });
  const over = check('listContacts', ask(good.listContacts!, last.state), 429);
  expect(over.headers['Retry-After']).toBe('3599');
  const next = check('listContacts', ask(good.listContacts!, over.state, NOW + 3_599_000), 200);
  expect(next.headers['RateLimit-Remaining']).toBe('9999');
});

test('the limits start again if the clock of the device is set back', () => {
  const inHour = limits.requestsPerHour;
  const calls = {hourFrom: NOW + 1, inHour, recent: Array.from({length: BURST}, () => NOW + 1)};
  const {headers} = check('listContacts', ask(good.listContacts!, {...startState(), calls}), 200);
  expect(headers['RateLimit-Remaining']).toBe('9999');
});

const steps = [{subject: 'Hello', text: 'Hello.'}];

/** [schema keyword, a change to a campaign that violates it, pointer] */
test.each([
  ['type', {name: 1}, '/name'],
  ['minLength', {name: ''}, '/name'],
  ['maxLength', {name: '😀'.repeat(81)}, '/name'],
  ['enum', {goal: 'x'}, '/goal'],
  ['minItems', {lead_ids: []}, '/lead_ids'],
  ['maxItems', {steps: Array(11).fill(steps[0])}, '/steps'],
  ['uniqueItems', {lead_ids: ['lead_8f3a2c', 'lead_8f3a2c']}, '/lead_ids/1'],
  ['pattern', {lead_ids: ['lead_8F3A2C']}, '/lead_ids/0'],
  ['minimum', {daily_limit: 0}, '/daily_limit'],
  ['maximum', {daily_limit: 501}, '/daily_limit'],
  ['format', {starts_at: '2027-02-30T08:00:00Z'}, '/starts_at'],
  ['required', {steps: [{text: 'Hello.'}]}, '/steps/0/subject'],
  ['additionalProperties', {steps: [{...steps[0], color: 1}]}, '/steps/0/color'],
])('a value that fails "%s" is one error with its pointer', (_keyword, change, pointer) => {
  const body = {...campaign, ...change};
  const {json} = check('createCampaign', ask({path: '/v1/campaigns', body}), 422);
  expect(json).toMatchObject({errors: [{pointer}]});
});

test('lengths count characters, not UTF-16 units', () => {
  const body = {...campaign, name: '😀'.repeat(80)};
  check('createCampaign', ask({path: '/v1/campaigns', body}), 201);
});

test.each(['0', '101', '1e1', ' 1', '1.5', 'x', ''])('a limit of %j is refused', (limit) => {
  const {json} = check('listContacts', ask({...good.listContacts, query: {limit}}), 422);
  expect(json).toMatchObject({errors: [{parameter: 'limit'}]});
});

test('every field of a request has a message for an invalid value', () => {
  const messages = operations.flatMap(({operation}) => {
    const {operationId, parameters = [], requestBody} = operation;
    if (!good[operationId]) return [];
    const {path: at, method = 'GET'} = good[operationId];
    const names = parameters.filter((each) => each.in === 'query').map(({name}) => name);
    const query = Object.fromEntries(names.map((name) => [name, '']));
    const fields = Object.keys(requestBody?.content['application/json']?.schema.properties ?? {});
    const body = Object.fromEntries(fields.map((name) => [name, {}]));
    if (names.length + fields.length === 0) return [];
    const {json} = ask(fields.length === 0 ? {path: at, method, query} : {path: at, body});
    const {errors} = json as {errors: readonly {message: string}[]};
    expect(errors).toHaveLength(names.length + fields.length);
    return errors.map(({message}) => message);
  });
  expect(messages.filter((message) => !/^[A-Z].*\.$/.test(message))).toEqual([]);
  expect(messages.filter((message) => message.includes('undefined'))).toEqual([]);
});

test('the tests above reach every documented status', () => {
  const isHandledHere = (operationId: string) => operationId in good;
  const ids = operations.map(({operation}) => operation.operationId);
  // sandboxOAuth.test.ts has the others.
  expect(ids.filter((id) => !isHandledHere(id))).toEqual(['createToken', 'revokeToken']);
  expect(unreached().filter((each) => isHandledHere(each.split(' ')[0]!))).toEqual([]);
});

test('undocumentedIn: names undocumented statuses, headers, and bodies', () => {
  const reply = ask(good.listContacts!);
  const headers = {...reply.headers, 'RateLimit-Limit': 'many', 'X-Extra': '1'};
  const wrong = undocumentedIn('listContacts', {...reply, headers, json: {}});
  expect(wrong.join('\n')).toMatch(/listContacts 200: .*required property 'success'/);
  expect(wrong.join('\n')).toMatch(/listContacts 200: the header RateLimit-Limit/);
  expect(wrong.join('\n')).toMatch(/listContacts 200: the header X-Extra isn't documented/);
  expect(undocumentedIn('listContacts', {...reply, status: 418})).toEqual([
    "listContacts 418: this status isn't documented",
  ]);
});
