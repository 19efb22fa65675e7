import type {Operation, Schema} from '@site/plugins/lib/api-contract/types';
import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {
  isShownByFields,
  RAW_BODY,
  rawBodyField,
  shownExample,
  withRawBody,
  writeBody,
} from './body';
import {errorsByField} from './fieldErrors';
import {controlOf, fieldsOf, limitsOf} from './fields';
import {exactJson, indented} from './jsonText';
import {consoleOperation} from './operation';
import type {Control, FieldValues} from './types';

describe('fields', () => {
  test.each<[string, Schema, object]>([
    [
      'a string',
      {type: 'string', minLength: 1, maxLength: 80},
      {kind: 'text', isLong: false, minLength: 1, maxLength: 80},
    ],
    ['a long string', {type: 'string', maxLength: 20_000}, {kind: 'text', isLong: true}],
    [
      'an address',
      {type: 'string', format: 'email', maxLength: 254},
      {kind: 'text', isLong: false},
    ],
    ['a URL', {type: 'string', pattern: '^https', maxLength: 2000}, {kind: 'text', isLong: false}],
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
});

describe('body', () => {
  const create = consoleOperation(campaignCreation);
  const {values} = create.examples[0];
  const withText = (text: string): FieldValues => withRawBody(create, values, text);

  test.each(create.examples)('the text of the example "$name" gives its values back', (example) => {
    const {text} = writeBody(create, example.values);
    const back = withRawBody(create, create.examples[1]!.values, text);
    expect(back).toEqual({...example.values, [RAW_BODY]: text});
    expect(isShownByFields(create, back)).toBe(true);
  });

  test('the fields follow the text, except the parameters', () => {
    const typed = {...values, 'header.Idempotency-Key': 'k1'};
    const text = '{"name":"B","daily_limit":5,"lead_ids":["x"],"steps":[1]}';
    expect(withRawBody(create, typed, text)).toMatchObject({
      'body.name': 'B',
      'body.daily_limit': '5',
      'body.lead_ids': ['x'],
      'body.goal': '',
      'header.Idempotency-Key': 'k1',
    });
  });

  test.each(['', '{', '[]', 'null', '1', '{"daily_limit":1e400}'])(
    'the fields stay as they were while the text is %j, which they can’t show',
    (text) => {
      expect(withText(text)).toEqual({...values, [RAW_BODY]: text});
      expect(isShownByFields(create, withText(text))).toBe(false);
    },
  );

  test.each([
    ['an unknown field', {color: 'red'}, false],
    ['a number in a field for text', {name: 1}, false],
    ['text in a field for a number', {daily_limit: 'x'}, true],
    ['an invalid number', {daily_limit: -5}, true],
    ['null, which means the same as leaving the field out', {name: 'B', starts_at: null}, true],
    ['another order', {steps: [], name: 'B'}, true],
  ])('isShownByFields: %s', (_name, body, isShown) => {
    expect(isShownByFields(create, withText(JSON.stringify(body)))).toBe(isShown);
  });

  test.each<[string, FieldValues, string]>([
    ['the values of an example', create.examples[1]!.values, 'limited'],
    ['other values', {...values, 'body.name': 'Other'}, ''],
    ['the text of an example', withText(writeBody(create, values).text), 'draft'],
    ['text that isn’t JSON', withText('{'), ''],
    [
      'the text of an example with an unknown field',
      withText(writeBody(create, values).text.replace('{', '{"color": "red",')),
      '',
    ],
  ])('shownExample: %s', (_name, shown, example) => {
    expect(shownExample(create, shown)).toBe(example);
  });

  test('writeBody: a field with invalid JSON is a problem, and stays in the text', () => {
    const {text, problems} = writeBody(create, {...values, 'body.steps': '[1,'});
    expect(Object.keys(problems)).toEqual(['body.steps']);
    expect(text).toContain('[1,');
  });
});

describe('fieldErrors', () => {
  const {fields} = consoleOperation(campaignCreation);
  const responseWith = (errors: unknown) => ({body: JSON.stringify({errors})});

  test('errorsByField: assigns each message to its field', () => {
    const response = responseWith([
      {pointer: '/name', message: 'This field is required.'},
      {pointer: '/steps/0/subject', message: 'Must be 1 to 150 characters.'},
      {pointer: '/steps/1', message: 'Must be a JSON object.'},
      {header: 'Idempotency-Key', message: 'Must be 1 to 64 characters.'},
      {pointer: '/a~1b', message: 'Unknown field.'},
      {pointer: '', message: 'Must be a JSON object.'},
      {parameter: 'name', message: 'Unknown parameter.'},
    ]);
    expect(errorsByField(fields, response)).toEqual({
      'body.name': ['This field is required.'],
      'body.steps': ['/0/subject: Must be 1 to 150 characters.', '/1: Must be a JSON object.'],
      'header.Idempotency-Key': ['Must be 1 to 64 characters.'],
    });
  });

  test('errorsByField: assigns every message about the body to the body as text', () => {
    const response = responseWith([
      {pointer: '/steps/0/subject', message: 'Too long.'},
      {pointer: '', message: 'Must be a JSON object.'},
    ]);
    expect(errorsByField([rawBodyField], response)).toEqual({
      body: ['/steps/0/subject: Too long.', 'Must be a JSON object.'],
    });
  });

  test('errorsByField: decodes RFC 6901 pointers', () => {
    const odd = {...rawBodyField, id: 'body.odd', path: ['a/b~1']};
    const response = responseWith([{pointer: '/a~1b~01', message: 'This field is required.'}]);
    expect(errorsByField([odd], response)).toEqual({'body.odd': ['This field is required.']});
  });

  test('errorsByField: assigns the message of a query parameter', () => {
    const response = responseWith([
      {parameter: 'limit', message: 'Must be a whole number from 1 to 100.'},
    ]);
    expect(errorsByField(consoleOperation(contactList).fields, response)).toEqual({
      'query.limit': ['Must be a whole number from 1 to 100.'],
    });
  });

  test.each(['', '{', '{}', '{"errors": []}', '[]'])(
    'errorsByField: finds nothing in %j',
    (body) => {
      expect(errorsByField(fields, {body})).toEqual({});
    },
  );
});

describe('jsonText', () => {
  test.each([
    [200, true],
    [201, false],
    [60_000, false],
  ])('exactJson: JSON of %d levels: %j', (levels, isRead) => {
    const text = '['.repeat(levels) + ']'.repeat(levels);
    expect(exactJson(text) !== undefined).toBe(isRead);
  });

  test('exactJson: reads a list of any length', () => {
    expect(exactJson(`[${'{}, [], '.repeat(300)}0]`)).toHaveLength(601);
  });

  test.each([
    null,
    'a, b: {c} [d] \\ "e" \n \u2028',
    -1.5,
    {},
    [],
    [[], {}, [[]], {a: {}}],
    {a: [1, {b: [true, null]}], 'c:d,{': '"]}', e: ''},
  ])('indented: writes %j as JSON.stringify does', (value) => {
    expect(indented(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    expect(indented(JSON.stringify(value, null, 7))).toBe(JSON.stringify(value, null, 2));
  });

  test('indented: leaves numbers as they are', () => {
    expect(indented('[1e400,12345678901234567890, 1.50]')).toBe(
      '[\n  1e400,\n  12345678901234567890,\n  1.50\n]',
    );
  });

  test.each(['', 'no', '{', '[1,]'])('indented: leaves %j, which isn’t JSON, unchanged', (text) => {
    expect(indented(text)).toBe(text);
  });
});
