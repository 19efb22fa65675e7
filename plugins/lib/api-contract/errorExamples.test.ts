import {pathWith, withErrorExamples, type Source} from './errorExamples';
import type {ApiDocument, Parameter} from './types';

const example = (value: object, summary = 'S') => ({
  content: {'application/problem+json': {schema: {}, examples: {one: {summary, value}}}},
});
const thingId: Parameter = {
  name: 'thing_id',
  in: 'path',
  description: '',
  required: true,
  schema: {type: 'string', 'x-resource': 'thing'},
  example: 'thing_8f3a2c',
};
const shared = {
  Scope: example({detail: 'Requires `{scope}`.', instance: '{path}'}),
  Unknown: example(
    {detail: 'No such {resource}: {unknownId}.', instance: '{unknownPath}'},
    '{resource}',
  ),
  Method: {...example({instance: '{path}'}), headers: {Allow: {schema: {examples: ['{methods}']}}}},
};

/** The examples and headers of an operation's errors, filled in. */
function filled(path: string, operation: object, methods = ['get']) {
  const responses = {
    '200': {description: 'OK.', detail: '{path}'},
    '403': {$ref: '#/components/responses/Scope'},
    '404': {$ref: '#/components/responses/Unknown'},
    '405': {$ref: '#/components/responses/Method'},
  };
  const item = Object.fromEntries(
    methods.map((method) => [method, {security: [], ...operation, responses}]),
  );
  const source = {paths: {[path]: item}, components: {responses: shared, schemas: {}}};
  const contract = withErrorExamples(source as Source, source as unknown as ApiDocument);
  return {contract, responses: contract.paths[path]!.get!.responses};
}

test('withErrorExamples: fills in the path, the scope, the resource, and the methods', () => {
  const security = [{apiKey: []}, {oauth2: ['things:read']}];
  const operation = {security, parameters: [thingId]};
  const {responses} = filled('/v1/things/{thing_id}', operation, ['get', 'delete']);
  expect(responses['403']).toEqual(
    example({detail: 'Requires `things:read`.', instance: '/v1/things/thing_8f3a2c'}),
  );
  expect(responses['404']).toEqual(
    example({detail: 'No such thing: thing_000000.', instance: '/v1/things/thing_000000'}, 'thing'),
  );
  expect(responses['405']).toMatchObject({headers: {Allow: {schema: {examples: ['GET, DELETE']}}}});
});

test('withErrorExamples: leaves out an error that has no value for a token', () => {
  const {responses} = filled('/v1/things', {});
  expect(Object.keys(responses)).toEqual(['200', '405']);
});

test('withErrorExamples: leaves successful responses as they are, and moves the errors into operations', () => {
  const {contract, responses} = filled('/v1/things', {});
  expect(responses['200']).toEqual({description: 'OK.', detail: '{path}'});
  expect(contract.components).toEqual({schemas: {}});
});

test.each([
  ['a@b.example', '/x/a@b.example'],
  ['a b/c', '/x/a%20b%2Fc'],
])('pathWith: encodes %j', (value, path) => {
  expect(pathWith('/x/{id}', [{name: 'id', example: value}])).toBe(path);
});
