import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {demoKeys} from '@site/src/domain/sandbox/keys';
import {RAW_BODY} from './body';
import {consoleOperation, emptyValue, exampleValues} from './operation';
import {curlOf, requestOf} from './request';
import type {ConsoleOperation, Field, FieldValue} from './types';

const KEY = demoKeys.ultimate;

const create = consoleOperation(campaignCreation);
const contacts = consoleOperation(contactList);

test('requestOf: an example’s values make its body', () => {
  expect(create.examples.map(({name, summary}) => [name, summary])).toEqual([
    ['draft', 'A draft'],
    ['limited', 'With a limit'],
  ]);
  const steps = [{subject: 'Hello', text: 'Hello.'}];
  const lead_ids = ['lead_8f3a2c'];
  const bodies = create.examples.map(({values}) => requestOf(create, values, KEY).request?.body);
  expect(bodies.map((body) => JSON.parse(body ?? '') as unknown)).toEqual([
    {name: 'A', lead_ids, steps},
    // A null is left out, which means the same.
    {name: 'B', goal: 'call', lead_ids, steps, daily_limit: 40},
  ]);
});

const field = (over: Partial<Field>): Field => ({
  id: 'body.a',
  place: 'body',
  path: ['a'],
  label: 'a',
  description: '',
  isRequired: false,
  control: {kind: 'text', isLong: false},
  ...over,
});
const operation: ConsoleOperation = {...create, fields: []};
const sentBody = (over: Partial<Field>, value: FieldValue): unknown => {
  const {request} = requestOf({...operation, fields: [field(over)]}, {'body.a': value}, KEY);
  return JSON.parse(request?.body ?? '"no request"');
};

const number = {kind: 'number', isWhole: true} as const;
const list = {kind: 'list'} as const;
const json = {kind: 'json'} as const;
const checkbox = {kind: 'checkbox'} as const;

test.each<[string, Partial<Field>, FieldValue, unknown]>([
  ['a string', {}, ' it\'s "x"\n', {a: ' it\'s "x"\n'}],
  ['an empty string', {}, '', {}],
  ['an empty, required string', {isRequired: true}, '', {}],
  ['a number', {control: number}, ' 12 ', {a: 12}],
  ['a malformed number', {control: number}, '1,5', {a: '1,5'}],
  ['a hexadecimal number', {control: number}, '0x10', {a: '0x10'}],
  ['a negative number with decimals', {control: number}, '-1.50', {a: -1.5}],
  ['a power of ten', {control: number}, '1E+3', {a: 1000}],
  [
    'a number that JavaScript writes with an exponent',
    {control: number},
    `1${'0'.repeat(22)}`,
    {a: 1e22},
  ],
  ['zero', {control: number}, '0.00', {a: 0}],
  ['a list', {control: list}, ['x', 'y'], {a: ['x', 'y']}],
  ['a list with blank lines', {control: list}, ['x', '', ' ', 'y', ''], {a: ['x', 'y']}],
  ['an empty list', {control: list}, [], {}],
  ['a list of blank lines', {control: list}, ['', ''], {}],
  ['JSON', {control: json}, '[{"b": null}]', {a: [{b: null}]}],
  ['a checked box', {control: checkbox}, true, {a: true}],
  ['an unchecked box', {control: checkbox}, false, {}],
  ['an unchecked, required box', {control: checkbox, isRequired: true}, false, {a: false}],
  [
    'an unchecked box that is checked by default',
    {control: checkbox, fallback: 'true'},
    false,
    {a: false},
  ],
  ['a nested field', {path: ['x', 'y', 'z']}, '1', {x: {y: {z: '1'}}}],
])('requestOf: %s', (_name, over, value, expected) => {
  expect(sentBody(over, value)).toEqual(expected);
});

test.each([
  ['1e400', number],
  ['-1.50', number],
  ['12345678901234567891', number],
  ['0.10000000000000000001', number],
  ['{"b":[1e400,12345678901234567891]}', json],
])('requestOf: sends %s with its digits', (typed, control) => {
  const fields = [field({control})];
  const {request} = requestOf({...operation, fields}, {'body.a': typed}, KEY);
  expect(request?.body?.replace(/\s/g, '')).toBe(`{"a":${typed}}`);
});

test('requestOf: a form body has the fields as pairs', () => {
  const bodyType = 'application/x-www-form-urlencoded';
  const fields = [field({}), field({id: 'body.b', label: 'b'}), field({id: 'body.c'})];
  const values = {'body.a': 'x & y', 'body.b': '1'};
  expect(requestOf({...operation, bodyType, fields}, values, KEY).request?.body).toBe(
    'a=x+%26+y&b=1',
  );
});

test('requestOf: a path parameter is escaped, and the method can be another one', () => {
  const fields = [
    field({id: 'path.id', place: 'path', label: 'id'}),
    field({id: 'method', place: 'method'}),
  ];
  const at = {...contacts, path: '/v1/contacts/{id}', fields};
  expect(requestOf(at, {'path.id': 'a/b?@\ud800', method: 'DELETE'}, KEY).request).toMatchObject({
    method: 'DELETE',
    path: '/v1/contacts/a%2Fb%3F@%EF%BF%BD',
  });
});

test('requestOf: the body as text is sent unchanged, and the fields of the body aren’t', () => {
  const values = {...create.examples[0].values, 'body.steps': '[', [RAW_BODY]: '{ "a": '};
  expect(requestOf(create, values, KEY).request?.body).toBe('{ "a": ');
});

test('requestOf: invalid JSON is a problem of its field, and there’s no request', () => {
  const fields = [field({control: json}), field({id: 'body.b', path: ['b']})];
  expect(requestOf({...operation, fields}, {'body.a': '[1,', 'body.b': 'x'}, KEY)).toEqual({
    problems: {'body.a': expect.any(String) as string},
  });
});

test('requestOf: a query has strings, and an empty key sends no header', () => {
  const values = {...contacts.examples[0].values, 'query.limit': '2', 'query.company': 'A & B'};
  expect(requestOf(contacts, values, '').request).toEqual({
    method: 'GET',
    path: '/v1/contacts',
    query: {limit: '2', company: 'A & B'},
    headers: {},
  });
});

test('requestOf: sends a number in a query as typed', () => {
  const values = {'query.limit': ' 1e1 '};
  expect(requestOf(contacts, values, KEY).request?.query).toEqual({limit: '1e1'});
});

test('requestOf: puts a header field into the headers', () => {
  const values = {...create.examples[0].values, 'header.Idempotency-Key': 'k1'};
  expect(requestOf(create, values, KEY).request?.headers).toEqual({
    Authorization: `Bearer ${KEY}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k1',
  });
});

test('exampleValues: required parameters get their examples, others are empty', () => {
  const fields = [
    field({id: 'query.q', place: 'query', path: ['q'], isRequired: true, example: 'x'}),
    field({id: 'query.r', place: 'query', path: ['r'], example: 'y'}),
  ];
  expect(exampleValues(fields, {})).toEqual({'query.q': 'x', 'query.r': ''});
  expect(emptyValue(field({control: list}))).toEqual([]);
});

test('curlOf: writes the same request without the key', () => {
  const {request} = requestOf(create, create.examples[0].values, KEY);
  const command = curlOf(request!, 'https://api.example');
  expect(command).toContain('https://api.example/v1/campaigns');
  expect(command).toContain('"name": "A"');
  expect(command).toContain('Bearer $API_KEY');
  expect(command).not.toContain(KEY);
});

test('curlOf: writes a body that isn’t JSON as it is', () => {
  const values = {...create.examples[0].values, [RAW_BODY]: "@{'1e400"};
  const command = curlOf(requestOf(create, values, KEY).request!, 'https://api.example');
  expect(command).toContain(String.raw`--data-raw '@{'\''1e400'`);
});
