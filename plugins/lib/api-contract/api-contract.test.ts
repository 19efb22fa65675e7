import {stringify} from 'yaml';

import {pathWith, withErrorExamples, type Source} from './errorExamples';
import {fieldErrors, parameterErrors, unknownId} from './fieldErrors';
import {describeDefaults, fillDocument} from './readDocument';
import type {ApiDocument, Parameter, Schema} from './types';

describe('error examples', () => {
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
    Method: {
      ...example({instance: '{path}'}),
      headers: {Allow: {schema: {examples: ['{methods}']}}},
    },
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
      example(
        {detail: 'No such thing: thing_000000.', instance: '/v1/things/thing_000000'},
        'thing',
      ),
    );
    expect(responses['405']).toMatchObject({
      headers: {Allow: {schema: {examples: ['GET, DELETE']}}},
    });
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
});

describe('field errors', () => {
  const id: Schema = {
    type: 'string',
    pattern: '^lead_',
    'x-message': 'Must be an id.',
    'x-resource': 'lead',
    examples: ['lead_8f3a2c'],
  };
  const name: Schema = {type: 'string', minLength: 1, maxLength: 9};
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  });

  test('fieldErrors: prefers a pattern for the single error', () => {
    const {invalidField} = fieldErrors(object({name, kind: {type: 'string', enum: ['a']}, id}));
    expect(invalidField).toEqual([
      {pointer: '/id', code: 'invalid_format', message: 'Must be an id.'},
    ]);
  });

  test('fieldErrors: shows a missing field, an unknown id, and a part of a list', () => {
    const steps: Schema = {type: 'array', items: object({name}, ['name'])};
    const ids: Schema = {type: 'array', items: id};
    const {severalFields} = fieldErrors(object({title: name, ids, steps, name}, ['title']));
    expect(severalFields).toEqual([
      {pointer: '/title', code: 'required', message: 'This field is required.'},
      {pointer: '/ids/1', code: 'not_found', message: 'No such lead: lead_000000.'},
      {
        pointer: '/steps/0/name',
        code: 'invalid_length',
        message: 'Must be a string of 1 to 9 characters.',
      },
    ]);
  });

  test('fieldErrors: has no list for a single field', () => {
    expect(fieldErrors(object({name})).severalFields).toBeUndefined();
  });

  const parameter = (over: Partial<Parameter>): Parameter => ({
    name: 'limit',
    in: 'query',
    description: '',
    schema: {type: 'integer', minimum: 1, maximum: 100},
    ...over,
  });

  test('parameterErrors: has errors of a filter and of the cursor', () => {
    const cursor = parameter({name: 'cursor', schema: {pattern: '^x', 'x-message': 'Wrong.'}});
    expect(parameterErrors([parameter({}), cursor], false)).toEqual({
      invalidParameter: [
        {
          parameter: 'limit',
          code: 'out_of_range',
          message: 'Must be a whole number from 1 to 100.',
        },
      ],
      invalidCursor: [{parameter: 'cursor', code: 'invalid_cursor', message: 'Wrong.'}],
    });
  });

  test('parameterErrors: has an unknown parameter if there are none', () => {
    expect(parameterErrors([], true).unknownParameter).toEqual([
      {parameter: 'expand', code: 'unknown_field', message: 'Unknown parameter.'},
    ]);
  });

  test('parameterErrors: has an invalid header only for a request without a body', () => {
    const key = parameter({name: 'Idempotency-Key', in: 'header', schema: {'x-message': 'Wrong.'}});
    const error = {header: 'Idempotency-Key', code: 'invalid_format', message: 'Wrong.'};
    expect(parameterErrors([key], false).invalidHeader).toEqual([error]);
    expect(parameterErrors([key], true).invalidHeader).toBeUndefined();
  });

  test.each([
    ['camp_4b7d10', 'camp_000000'],
    ['a_b@c.example', 'a_b@c.example'],
  ])('unknownId: %s becomes %s', (example, unknown) => expect(unknownId(example)).toBe(unknown));
});

describe('fillDocument', () => {
  const fill = (text: string, name = 'Kestrel') =>
    fillDocument(text, 'api/openapi.yaml', {brand: {name, domain: 'kestrel.example'}});

  test('fills in values anywhere in a string', () => {
    const text = [
      "title: '[[brand.name]] API'",
      'urls:',
      '  - https://api.[[brand.domain]]/v1',
      'text: |',
      '  [[brand.name]] and',
      '  more',
    ];
    expect(fill(text.join('\n'))).toEqual({
      title: 'Kestrel API',
      urls: ['https://api.kestrel.example/v1'],
      text: 'Kestrel and\nmore\n',
    });
  });

  test.each(['Kestrel: Pro', "Kestrel's", '"Kestrel"', '# Kestrel', '- Kestrel', 'true', '{a: b}'])(
    'keeps the name %s a string',
    (name) => {
      const document = fill("title: '[[brand.name]]'\nsummary: By [[brand.name]]", name);
      expect(document).toEqual({title: name, summary: `By ${name}`});
      expect(fillDocument(stringify(document), 'again.yaml')).toEqual(document);
    },
  );

  test.each([
    ['a: [[brand.name]]', 'api/openapi.yaml: put quotes around a string that begins with [[.'],
    ["a: '[[brand.nmae]]'", "api/openapi.yaml: [[brand.nmae]] isn't a value"],
    ['a: {b: 1', 'api/openapi.yaml: '],
    ['a: 1\na: 2', 'api/openapi.yaml: Map keys must be unique'],
  ])('rejects %j and names the file', (text, message) => {
    expect(() => fill(text)).toThrow(message);
  });
});

describe('describeDefaults', () => {
  const withField = (field: object) => ({properties: {field}});

  test.each<[object, object]>([
    [
      {type: 'integer', description: 'Size.', default: 20},
      {type: 'integer', description: 'Size. The default is `20`.'},
    ],
    [
      {$ref: '#/x', default: 'reply'},
      {$ref: '#/x', description: 'The default is `reply`.'},
    ],
    [{description: 'When.', default: null}, {description: 'When.'}],
    [{description: 'Plain.'}, {description: 'Plain.'}],
  ])('the field %j becomes %j', (field, described) => {
    expect(describeDefaults(withField(field))).toEqual(withField(described));
  });

  test('reads fields of fields and of lists', () => {
    const step = withField({description: 'Days.', default: 0});
    const described = withField({description: 'Days. The default is `0`.'});
    expect(describeDefaults(withField(step))).toEqual(withField(described));
    expect(describeDefaults(withField({items: step}))).toEqual(withField({items: described}));
  });

  test('leaves parameters, and fields with the name of a keyword', () => {
    const parameter = {name: 'limit', schema: {type: 'integer', default: 20}};
    expect(describeDefaults({parameters: {parameter}})).toEqual({parameters: {parameter}});
    const odd = {properties: {properties: {type: 'string'}, default: {type: 'string'}}};
    expect(describeDefaults(odd)).toEqual(odd);
  });
});
