import type {Operation, Parameter} from '../../lib/api-contract/types';
import {operationRequest} from './operationRequest';

const at = {server: 'https://api.example', path: '/v1/things'};
const parameter = (over: Partial<Parameter>): Parameter => ({
  name: 'limit',
  in: 'query',
  description: '',
  schema: {type: 'integer'},
  ...over,
});
const operation = (over: Partial<Operation>): Operation => ({
  operationId: 'doThings',
  summary: '',
  description: '',
  tags: [],
  security: [],
  responses: {},
  ...over,
});

test('operationRequest: a POST has its first example and an Idempotency-Key', () => {
  const key = parameter({name: 'Idempotency-Key', in: 'header', example: 'k1'});
  const examples = {first: {summary: '', value: {a: 1}}, second: {summary: '', value: {a: 2}}};
  const requestBody = {
    description: '',
    required: true,
    content: {'application/json': {schema: {}, examples}},
  };
  const post = operation({parameters: [key], requestBody});
  expect(operationRequest({...at, method: 'post', operation: post})).toEqual({
    method: 'POST',
    url: 'https://api.example/v1/things',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': 'k1'},
    body: {a: 1},
  });
});

const parameters = [
  parameter({name: 'limit', example: 2}),
  parameter({name: 'cursor'}),
  parameter({name: 'kind', required: true, schema: {type: 'string', examples: ['warm']}}),
  parameter({name: 'X-Optional', in: 'header', example: 'x'}),
];

test('operationRequest: a GET has its required parameters with their examples', () => {
  const request = operationRequest({...at, method: 'get', operation: operation({parameters})});
  expect(request).toEqual({
    method: 'GET',
    url: 'https://api.example/v1/things',
    query: {kind: 'warm'},
    headers: {},
  });
});

test('operationRequest: adds optional parameters that have an example if asked to', () => {
  const get = {...at, method: 'get', operation: operation({parameters}), isWithOptional: true};
  expect(operationRequest(get).query).toEqual({limit: '2', kind: 'warm'});
});

test('operationRequest: fills in the path, and sends a form as an OAuth app', () => {
  const id = parameter({name: 'id', in: 'path', required: true, example: 'a@b.example'});
  const examples = {first: {summary: '', value: {token: 't1'}}};
  const requestBody = {
    description: '',
    content: {'application/x-www-form-urlencoded': {schema: {}, examples}},
  };
  const post = operation({parameters: [id], requestBody, security: [{oauthClient: []}]});
  const request = operationRequest({...at, path: '/x/{id}', method: 'post', operation: post});
  expect(request).toEqual({
    method: 'POST',
    url: 'https://api.example/x/a@b.example',
    headers: {},
    form: {token: 't1'},
    isFromClient: true,
  });
});

test('operationRequest: names a required parameter without an example', () => {
  const without = operation({parameters: [parameter({name: 'kind', required: true})]});
  expect(() => operationRequest({...at, method: 'get', operation: without})).toThrow(
    'doThings: the parameter kind is required and has no example.',
  );
});
