import {contract} from '../../test/api/contract';
import {sdkModel, type SourceDocument} from './model';
import type {JsonSchema} from './schemas';

const text: JsonSchema = {type: 'string'};
const ok = (schema: JsonSchema) => ({
  200: {description: 'The thing.', content: {'application/json': {schema}}},
});

type Paths = SourceDocument['paths'];

function modelOf(paths: Paths, schemas: Record<string, JsonSchema> = {}) {
  return sdkModel({
    servers: [{url: 'https://api.example'}],
    security: [{apiKey: []}],
    paths,
    components: {schemas},
  });
}

/** The only operation of a contract. */
function operationOf(
  operation: Partial<NonNullable<Paths[string]['get']>>,
  {method = 'post', path: at = '/v1/things', schemas = {}} = {},
) {
  const whole = {operationId: 'doThing', summary: 'Do a thing', responses: ok({}), ...operation};
  return modelOf({[at]: {[method]: whole}}, schemas).operations[0]!;
}

const json = (schema: JsonSchema) => ({content: {'application/json': {schema}}});

test('sdkModel: lists the fields of the path, the query, and the body', () => {
  const {operations} = modelOf({
    '/v1/things/{thing_id}': {
      post: {
        operationId: 'changeThing',
        summary: 'Change a thing.',
        description: 'See [things](/api/things).',
        parameters: [
          {name: 'thing_id', in: 'path', required: true, schema: text},
          {name: 'dry_run', in: 'query', schema: {type: 'boolean'}},
          {name: 'Idempotency-Key', in: 'header', schema: text},
        ],
        requestBody: json({
          type: 'object',
          required: ['name'],
          properties: {name: text, limit: {type: 'integer', default: 20}},
        }),
        responses: ok({}),
      },
    },
  });
  expect(operations[0]).toMatchObject({
    id: 'changeThing',
    method: 'POST',
    summary: 'Change a thing',
    bodyFormat: 'json',
    takesIdempotencyKey: true,
    params: [
      {in: 'path', name: 'thing_id', isRequired: true},
      {in: 'query', name: 'dry_run', isRequired: false, type: {kind: 'boolean'}},
      {in: 'body', name: 'name', isRequired: true},
      {in: 'body', name: 'limit', isRequired: false},
    ],
  });
  // Links have to work outside the site.
  expect(operations[0]!.doc).toMatch(/\]\(https:\/\/[^/]+\/api\/things\)/);
});

test('sdkModel: adds defaults and bounds to the descriptions of what you send', () => {
  const description = 'The size.';
  const limit: JsonSchema = {
    type: 'integer',
    format: 'int32',
    minimum: 1,
    maximum: 100,
    default: 20,
  };
  const properties = {
    name: {...text, description, minLength: 1, maxLength: 80},
    code: {...text, description, pattern: '^a', maxLength: 80},
    mail: {...text, description, format: 'email', maxLength: 254},
  };
  const closed: JsonSchema = {type: 'object', additionalProperties: false, properties};
  const {params, response} = operationOf({
    parameters: [{name: 'limit', in: 'query', description, schema: limit}],
    requestBody: json(closed),
    responses: ok({type: 'object', properties: {count: {...limit, description}}}),
  });
  expect(params.map(({doc}) => doc)).toEqual([
    'The size. The default is `20`. Allowed: 1 to 100.',
    'The size. Allowed: 1 to 80 characters.',
    'The size.',
    'The size.',
  ]);
  expect(JSON.stringify(response)).not.toContain('Allowed');
});

test('sdkModel: reads a DELETE without a response body', () => {
  const removed = operationOf({responses: {204: {}}}, {method: 'delete'});
  expect(removed).toMatchObject({
    method: 'DELETE',
    takesIdempotencyKey: false,
    bodyFormat: null,
    response: {type: null},
  });
});

test('sdkModel: reads an operation with a form and a response without an envelope', () => {
  const schema = {
    type: 'object',
    required: ['grant_type'],
    properties: {grant_type: text, code: text},
  };
  const token: JsonSchema = {type: 'object', properties: {access_token: text}};
  const {params, ...operation} = operationOf({
    requestBody: {content: {'application/x-www-form-urlencoded': {schema}}},
    responses: ok(token),
  });
  expect(operation).toMatchObject({
    bodyFormat: 'form',
    response: {isEnveloped: false, type: {kind: 'named', name: 'DoThingData'}},
  });
  expect(params.map(({name, isRequired}) => [name, isRequired])).toEqual([
    ['grant_type', true],
    ['code', false],
  ]);
});

test('sdkModel: names the data of an envelope after its response', () => {
  const things: JsonSchema = {
    type: 'object',
    properties: {
      success: {type: 'boolean'},
      data: {
        type: 'object',
        properties: {
          things: {type: 'array', items: {$ref: '#/components/schemas/Thing'}},
          next_cursor: {type: ['string', 'null']},
        },
      },
    },
  };
  const Thing: JsonSchema = {type: 'object', properties: {id: text}};
  const schemas = {Thing, ThingsResponse: things};
  const cursor = {name: 'cursor', in: 'query' as const, schema: text};
  const listing = {responses: ok({$ref: '#/components/schemas/ThingsResponse'})};
  expect(operationOf({...listing, parameters: [cursor]}, {method: 'get', schemas})).toMatchObject({
    response: {isEnveloped: true, type: {kind: 'named', name: 'ThingsData'}},
    page: {items: 'things', itemType: {kind: 'named', name: 'Thing'}, cursorIn: 'query'},
  });
  expect(operationOf(listing, {schemas}).page).toBeNull();
});

test.each<[string, JsonSchema, unknown]>([
  ['an id is a string', {$ref: '#/components/schemas/Id'}, {kind: 'string'}],
  ['a set of strings has a name', {$ref: '#/components/schemas/Color'}, {kind: 'named'}],
  ['null may come', {type: ['integer', 'null']}, {kind: 'integer', isNullable: true}],
  [
    'values may be added',
    {type: 'string', 'x-extensible-enum': ['a', 'b']},
    {kind: 'string', values: ['a', 'b'], isOpen: true},
  ],
  [
    'any field',
    {type: 'object', additionalProperties: text},
    {kind: 'map', values: {kind: 'string'}},
  ],
  [
    'an object without a name',
    {type: 'object', properties: {a: text}},
    {kind: 'object', fields: [{name: 'a'}]},
  ],
])('sdkModel: reads a field’s type: %s', (_case, schema, type) => {
  const schemas = {
    Id: {type: 'string', pattern: '^a'},
    Color: {type: 'string', enum: ['red']},
    Thing: {type: 'object', properties: {id: text}},
  };
  const body = json({type: 'object', properties: {field: schema}});
  expect(operationOf({requestBody: body}, {schemas}).params[0]!.type).toMatchObject(type as object);
});

test('sdkModel: rejects two fields with one name, and types that no SDK sends', () => {
  const parameters = [{name: 'id', in: 'query' as const, schema: text}];
  const requestBody = json({type: 'object', properties: {id: text}});
  expect(() => operationOf({parameters, requestBody})).toThrow('doThing: two fields');
  const union = json({type: 'object', properties: {field: {oneOf: [text, {type: 'integer'}]}}});
  expect(() => operationOf({requestBody: union})).toThrow('union types');
  const xml = {content: {'text/xml': {schema: {}}}};
  expect(() => operationOf({requestBody: xml})).toThrow('doThing: no SDK sends the type text/xml');
});

test('sdkModel: has every operation and event of the contract, but those of OAuth', () => {
  const document = contract.source as SourceDocument;
  const {operations, events, types} = sdkModel(document);
  const ids = Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith('/oauth/') ? [] : Object.values(methods).map(({operationId}) => operationId),
  );
  expect(operations.map(({id}) => id)).toEqual(ids);
  expect(events.map(({type}) => type)).toEqual(Object.keys(document.webhooks ?? {}));
  // A type that's referred to exists, once.
  const names = types.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  const referred = Array.from(
    JSON.stringify({types, operations}).matchAll(/"kind":"named","name":"(\w+)"/g),
    ([, name]) => name,
  );
  expect(referred.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  expect(events.filter(({typeName}) => !names.includes(typeName))).toEqual([]);
});
