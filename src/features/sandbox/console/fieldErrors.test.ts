import {campaignCreation, contactList} from '@site/test/fixtures/consoleOperations';
import {errorsByField} from './fieldErrors';
import {consoleOperation} from './operation';

const {fields} = consoleOperation(campaignCreation);
const said = (errors: unknown) => ({body: JSON.stringify({errors})});

test('each message stands at its field', () => {
  const answer = said([
    {pointer: '/name', message: 'This field is required.'},
    {pointer: '/steps/0/subject', message: 'Write 1 to 150 characters.'},
    {pointer: '/steps/1', message: 'Write a JSON object.'},
    {header: 'Idempotency-Key', message: 'Write 1 to 64 characters.'},
    {pointer: '/a~1b', message: 'There is no such field.'},
    {pointer: '', message: 'Write a JSON object.'},
    {parameter: 'name', message: 'There is no such parameter.'},
  ]);
  expect(errorsByField(fields, answer)).toEqual({
    'body.name': ['This field is required.'],
    'body.steps': ['/0/subject: Write 1 to 150 characters.', '/1: Write a JSON object.'],
    'header.Idempotency-Key': ['Write 1 to 64 characters.'],
  });
});

test('a pointer is read as RFC 6901 writes it', () => {
  const odd = {...fields[1]!, id: 'body.odd', path: ['a/b~1']};
  const answer = said([{pointer: '/a~1b~01', message: 'This field is required.'}]);
  expect(errorsByField([odd], answer)).toEqual({'body.odd': ['This field is required.']});
});

test('a parameter of a list', () => {
  const answer = said([{parameter: 'limit', message: 'Write a whole number from 1 to 100.'}]);
  expect(errorsByField(consoleOperation(contactList).fields, answer)).toEqual({
    'query.limit': ['Write a whole number from 1 to 100.'],
  });
});

test.each(['', '{', '{}', '{"errors": []}', '[]'])('%j says nothing of a field', (body) => {
  expect(errorsByField(fields, {body})).toEqual({});
});
