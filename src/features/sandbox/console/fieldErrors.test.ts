import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {rawBodyField} from './body';
import {errorsByField} from './fieldErrors';
import {consoleOperation} from './operation';

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

test.each(['', '{', '{}', '{"errors": []}', '[]'])('errorsByField: finds nothing in %j', (body) => {
  expect(errorsByField(fields, {body})).toEqual({});
});
