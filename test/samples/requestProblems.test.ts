import {judge, type ReceivedRequest} from './requestProblems';

/** The samples run against this server, so it has to reject invalid requests. */
const credentials = {key: 'k', client: 'id:secret'};
const authorization = 'Bearer k';
const search: ReceivedRequest = {
  method: 'POST',
  path: '/v1/leads',
  query: [],
  headers: {authorization, host: 'x', 'content-type': 'application/json'},
  body: '{"industry": "FinTech"}',
};
const list = {method: 'GET', path: '/v1/contacts', body: '', headers: {authorization}};
const withHeader = (header: Record<string, string>) => ({headers: {...search.headers, ...header}});

test('judge: accepts valid requests', () => {
  expect(judge(search, credentials)).toMatchObject({problems: []});
  const listed = judge({...list, query: [['limit', '2']]}, credentials);
  expect(listed).toMatchObject({problems: []});
  expect(listed.status).toBeUndefined();
});

const start = {...list, method: 'POST', path: '/v1/campaigns/camp_4b7d10/start', query: []};
const refresh = {
  method: 'POST',
  path: '/oauth/token',
  query: [],
  headers: {
    authorization: `Basic ${btoa('id:secret')}`,
    'content-type': 'application/x-www-form-urlencoded',
  },
  body: 'grant_type=refresh_token&refresh_token=r1',
};

test('judge: accepts path parameters, forms, and the credentials of an OAuth app', () => {
  expect(judge(start, credentials)).toMatchObject({problems: []});
  expect(judge(refresh, credentials)).toMatchObject({problems: []});
});

test.each<[string, Partial<ReceivedRequest>, number, RegExp]>([
  ['a path parameter with the wrong format', {...start, path: '/v1/campaigns/x/start'}, 422, /id/],
  ['a form without a field', {...refresh, body: 'grant_type=refresh_token'}, 422, /refresh_token/],
  ['JSON instead of a form', {...refresh, body: '{}'}, 422, /grant_type/],
  ['an API key instead of the app’s', {...refresh, headers: {authorization}}, 401, /key/],
])('judge: refuses %s', (_what, request, status, problem) => {
  const judged = judge(request as ReceivedRequest, credentials);
  expect(judged.status).toBe(status);
  expect(judged.problems.join('\n')).toMatch(problem);
});

test.each<[string, Partial<ReceivedRequest>, number, RegExp]>([
  ['another path', {path: '/v1/lead'}, 404, /no operation is POST/],
  ['another method', {method: 'PUT'}, 404, /no operation is PUT/],
  ['no key', {headers: {}}, 401, /key/],
  ['a key without Bearer', withHeader({authorization: credentials.key}), 401, /key/],
  ['a wrong value', {body: '{"industry": "Fintech"}'}, 422, /^the body: \/industry/],
  ['a wrong field', {body: '{"color": 1}'}, 422, /^the body: .*color/],
  ['no JSON', {body: '{'}, 422, /JSON/],
  ['another type', withHeader({'content-type': 'text/plain'}), 422, /content type is text/],
  ['a wrong header', withHeader({'idempotency-key': 'a b'}), 422, /header Idempotency-Key/],
  ['an unknown header', withHeader({'x-extra': '1'}), 422, /header x-extra isn't documented/],
  ['an unknown parameter', {query: [['color', 'red']]}, 422, /parameter color isn't/],
  ['a parameter out of range', {...list, query: [['limit', '0']]}, 422, /parameter limit: /],
  ['a parameter that isn’t a number', {...list, query: [['limit', 'x']]}, 422, /parameter limit: /],
  ['an unexpected body', {...list, body: '{}'}, 422, /no body/],
])('judge: refuses %s', (_what, over, status, problem) => {
  const judged = judge({...search, ...over}, credentials);
  expect(judged.status).toBe(status);
  expect(judged.problems.join('\n')).toMatch(problem);
});
