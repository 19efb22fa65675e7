import type {Operation, Schema} from '@site/plugins/lib/api-contract/types';
import {controlOf, fieldsOf, limitsOf} from './fields';
import type {Control} from './types';

test.each<[string, Schema, object]>([
  [
    'a string',
    {type: 'string', minLength: 1, maxLength: 80},
    {kind: 'text', isLong: false, minLength: 1, maxLength: 80},
  ],
  ['a long string', {type: 'string', maxLength: 20_000}, {kind: 'text', isLong: true}],
  ['a day', {type: 'string', format: 'date'}, {kind: 'text', isLong: false}],
  ['a string or null', {type: ['string', 'null'], maxLength: 9}, {kind: 'text', maxLength: 9}],
  [
    'a whole number',
    {type: 'integer', minimum: 1, maximum: 9},
    {kind: 'number', isWhole: true, minimum: 1, maximum: 9},
  ],
  ['a number', {type: 'number'}, {kind: 'number', isWhole: false}],
  ['a choice', {type: 'string', enum: ['a', 'b']}, {kind: 'select', options: ['a', 'b']}],
  ['a choice of numbers', {type: 'integer', enum: [1, 2]}, {kind: 'json'}],
  ['a boolean', {type: 'boolean'}, {kind: 'checkbox'}],
  ['strings', {type: 'array', items: {type: 'string'}, maxItems: 3}, {kind: 'list', maxItems: 3}],
  [
    'choices',
    {type: 'array', items: {type: 'string', enum: ['a']}},
    {kind: 'list', options: ['a']},
  ],
  ['numbers', {type: 'array', items: {type: 'integer'}}, {kind: 'json'}],
  ['objects', {type: 'array', items: {type: 'object', properties: {}}}, {kind: 'json'}],
  ['several types', {type: ['string', 'integer']}, {kind: 'json'}],
  ['a composed schema', {type: 'string', oneOf: []}, {kind: 'json'}],
  ['no type', {}, {kind: 'json'}],
])('controlOf: %s', (_name, schema, control) => {
  expect(controlOf(schema)).toMatchObject(control);
});

const body: Schema = {
  type: 'object',
  required: ['who', 'free'],
  properties: {
    who: {
      type: 'object',
      required: ['name'],
      properties: {
        name: {type: 'string', examples: ['Ada']},
        age: {type: 'integer', default: 30},
      },
    },
    // A required property of an optional object isn't required in the form.
    maybe: {type: 'object', required: ['inner'], properties: {inner: {type: 'string'}}},
    free: {type: 'object'},
  },
};

test('fieldsOf: lists parameters first, flattens objects, and edits the rest as JSON', () => {
  const fields = fieldsOf({
    parameters: [
      {
        name: 'limit',
        in: 'query',
        description: 'How many.',
        schema: {type: 'integer', default: 20},
        example: 2,
      },
      {
        name: 'tags',
        in: 'query',
        description: '',
        schema: {type: 'array', items: {type: 'string'}},
      },
    ],
    requestBody: {
      description: '',
      required: true,
      content: {'application/json': {schema: body, examples: {}}},
    },
  } as unknown as Operation);
  expect(
    fields.map(({id, isRequired, control}) => `${id}${isRequired ? '!' : ''} ${control.kind}`),
  ).toEqual([
    'query.limit number',
    'query.tags text',
    'body.who.name! text',
    'body.who.age number',
    'body.maybe.inner text',
    'body.free! json',
  ]);
  expect(fields[0]).toMatchObject({label: 'limit', fallback: '20', example: '2'});
  expect(fields[2]).toMatchObject({label: 'who.name', path: ['who', 'name'], example: 'Ada'});
});

const shortText = {kind: 'text', isLong: false} as const;

test.each<[Control, string]>([
  [{...shortText, minLength: 1, maxLength: 64}, '1 to 64 characters.'],
  [{...shortText, maxLength: 20_000}, 'At most 20,000 characters.'],
  [{...shortText, minLength: 1}, 'At least 1 character.'],
  [shortText, ''],
  [{kind: 'number', isWhole: true, minimum: 0, maximum: 100}, 'Whole numbers, 0 to 100.'],
  [{kind: 'number', isWhole: true}, 'Whole numbers.'],
  [{kind: 'number', isWhole: false, maximum: 1}, 'At most 1.'],
  [{kind: 'number', isWhole: false}, ''],
  [{kind: 'list', minItems: 1, maxItems: 500}, '1 to 500 items.'],
  [{kind: 'list', options: ['a', 'b'], minItems: 1, maxItems: 2}, ''],
  [{kind: 'select', options: ['a']}, ''],
  [{kind: 'checkbox'}, ''],
  [{kind: 'json'}, ''],
])('limitsOf %j returns %j', (control, hint) => expect(limitsOf(control)).toBe(hint));
