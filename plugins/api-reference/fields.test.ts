import type {Schema} from '../lib/api-contract/types';
import {fieldsOf, headerFields, parameterFields, ruleWords, typeWords} from './fields';

const toHtml = (text: string) => `<p>${text}</p>`;
const fields = (properties: Record<string, Schema>, rest: Schema = {}) =>
  fieldsOf({type: 'object', properties, ...rest}, 'body', toHtml);

test('fieldsOf: has everything from the schema', () => {
  expect(
    fields(
      {
        size: {
          type: 'string',
          description: 'How many.',
          maxLength: 9,
          pattern: '^x',
          examples: ['x'],
        },
      },
      {required: ['size']},
    ),
  ).toEqual([
    {
      id: 'body-size',
      name: 'size',
      type: 'string',
      isRequired: true,
      textHtml: '<p>How many.</p>',
      rules: ['at most 9 characters'],
      pattern: '^x',
      example: 'x',
    },
  ]);
});

test('fieldsOf: a constant has no example', () => {
  const [field] = fields({success: {type: 'boolean', const: true, examples: [true]}});
  expect(field).toMatchObject({values: ['true']});
  expect(field).not.toHaveProperty('example');
});

test('fieldsOf: marks a list of values that can grow', () => {
  const [field] = fields({status: {type: 'string', 'x-extensible-enum': ['a', 'b']}});
  expect(field).toMatchObject({values: ['a', 'b'], isExtensible: true});
  expect(fields({status: {enum: ['a']}})[0]).not.toHaveProperty('isExtensible');
});

test('fieldsOf: null can be a default', () => {
  expect(fields({at: {type: ['string', 'null'], default: null}})[0]).toMatchObject({
    fallback: 'null',
  });
});

test('fieldsOf: lists the fields of a list’s objects, without an index in their ids', () => {
  const item: Schema = {type: 'object', properties: {id: {type: 'string'}}};
  const [list] = fields({leads: {type: 'array', items: item, examples: [[{id: 'x'}]]}});
  expect(list).toMatchObject({type: 'array of objects', fields: [{id: 'body-leads-id'}]});
  expect(list).not.toHaveProperty('example');
});

test('fieldsOf: a list has the rules of its items', () => {
  const items: Schema = {type: 'string', enum: ['a', 'b'], maxLength: 5};
  expect(fields({signals: {type: 'array', maxItems: 8, items}})[0]).toMatchObject({
    rules: ['at most 8 items', 'each at most 5 characters'],
    values: ['a', 'b'],
  });
});

test('fieldsOf: merges allOf', () => {
  const schema: Schema = {
    allOf: [
      {type: 'object', properties: {a: {type: 'string'}, b: {type: 'string'}}, required: ['a']},
      {required: ['b']},
    ],
  };
  expect(fieldsOf(schema, 'error', toHtml).map(({id, isRequired}) => [id, isRequired])).toEqual([
    ['error-a', true],
    ['error-b', true],
  ]);
});

test('parameterFields: show no idempotency key that two readers could copy', () => {
  const schema: Schema = {type: 'string'};
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: '',
    schema,
    example: 'k',
  } as const;
  expect(parameterFields([key], 'header', toHtml)[0]).not.toHaveProperty('example');
});

test('parameterFields and headerFields: prefer their own descriptions and lowercase the ids', () => {
  const schema: Schema = {type: 'string', description: 'Of the schema.'};
  const parameter = {name: 'Request-Id', in: 'header', description: 'Own.', schema} as const;
  expect(parameterFields([{...parameter, example: 'k'}], 'header', toHtml)).toEqual([
    expect.objectContaining({id: 'header-request-id', textHtml: '<p>Own.</p>', example: 'k'}),
  ]);
  expect(
    headerFields({'Request-Id': {description: 'Own.', schema}}, 'response-header', toHtml),
  ).toEqual([expect.objectContaining({id: 'response-header-request-id', textHtml: '<p>Own.</p>'})]);
});

test.each<[Schema, string]>([
  [{type: 'string'}, 'string'],
  [{type: ['integer', 'null'], format: 'int32'}, 'integer or null'],
  [{type: 'string', format: 'date-time'}, 'string (date-time)'],
  [{type: ['string', 'null'], format: 'date'}, 'string (date) or null'],
  [{type: 'array', items: {type: 'object'}}, 'array of objects'],
  [
    {type: ['array', 'null'], items: {type: ['string', 'null']}},
    'array of strings or null or null',
  ],
])('typeWords: %j is "%s"', (schema, words) => expect(typeWords(schema)).toBe(words));

test.each<[Schema, string[]]>([
  [{minLength: 1, maxLength: 80}, ['1 to 80 characters']],
  [{maxLength: 254}, ['at most 254 characters']],
  [{minLength: 1}, ['at least 1 character']],
  [{minimum: 0, maximum: 1_000_000}, ['0 to 1,000,000']],
  [{minimum: 0, maximum: 2_147_483_647}, ['at least 0']],
  [{minItems: 1, maxItems: 8, uniqueItems: true}, ['1 to 8 items', 'no duplicates']],
  [{minItems: 2, maxItems: 2}, ['2 items']],
  [{enum: ['a'], pattern: '^a$'}, []],
])('ruleWords: %j has %j', (schema, words) => expect(ruleWords(schema)).toEqual(words));
