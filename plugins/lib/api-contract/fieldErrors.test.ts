import {fieldErrors, parameterErrors, unknownId} from './fieldErrors';
import type {Parameter, Schema} from './types';

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
