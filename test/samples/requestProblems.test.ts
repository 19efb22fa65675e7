import path from 'node:path';

import {readDocument} from '../../plugins/lib/api-contract/readDocument';
import type {ApiDocument} from '../../plugins/lib/api-contract/types';
import {judge, type ReceivedRequest} from './requestProblems';

/** The samples run against this server, so it has to reject invalid requests. */
let document: ApiDocument;
beforeAll(async () => {
  ({document} = await readDocument(path.join(__dirname, '../..')));
});

const KEY = 'k';
const authorization = `Bearer ${KEY}`;
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
  expect(judge(document, search, KEY)).toMatchObject({problems: []});
  const listed = judge(document, {...list, query: [['limit', '2']]}, KEY);
  expect(listed).toMatchObject({problems: []});
  expect(listed.status).toBeUndefined();
});

test.each<[string, Partial<ReceivedRequest>, number, RegExp]>([
  ['another path', {path: '/v1/lead'}, 404, /no operation is POST/],
  ['another method', {method: 'PUT'}, 404, /no operation is PUT/],
  ['no key', {headers: {}}, 401, /key/],
  ['a key without Bearer', withHeader({authorization: KEY}), 401, /key/],
  ['a wrong value', {body: '{"industry": "Fintech"}'}, 422, /^the body: \/industry/],
  ['a wrong field', {body: '{"colour": 1}'}, 422, /^the body: .*colour/],
  ['no JSON', {body: '{'}, 422, /JSON/],
  ['another type', withHeader({'content-type': 'text/plain'}), 422, /content type is text/],
  ['a wrong header', withHeader({'idempotency-key': 'a b'}), 422, /header Idempotency-Key/],
  ['an unknown header', withHeader({'x-extra': '1'}), 422, /header x-extra isn't documented/],
  ['an unknown parameter', {query: [['colour', 'red']]}, 422, /parameter colour isn't/],
  ['a parameter out of range', {...list, query: [['limit', '0']]}, 422, /parameter limit: /],
  ['a parameter that isn’t a number', {...list, query: [['limit', 'x']]}, 422, /parameter limit: /],
  ['an unexpected body', {...list, body: '{}'}, 422, /no body/],
])('judge: refuses %s', (_what, over, status, problem) => {
  const judged = judge(document, {...search, ...over}, KEY);
  expect(judged.status).toBe(status);
  expect(judged.problems.join('\n')).toMatch(problem);
});
