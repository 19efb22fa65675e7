import {demoKeys} from '@site/src/domain/sandbox/keys';
import {createState} from '@site/src/domain/sandbox/state';
import {sandboxSeed} from '@site/src/domain/sandbox/seed/sandboxSeed';
import {contactList} from '@site/test/fixtures/consoleOperations';
import {consoleReducer, startConsole, type ConsoleState} from '../console/consoleMachine';
import {consoleOperation} from '../console/operation';
import {requestText, resetMessage, statusMessage, statusText} from './responseText';

const call = {
  number: 1,
  operationId: 'x',
  values: {},
  request: {method: 'GET', path: '/v1/contacts', query: {limit: '2'}, headers: {A: 'b'}},
  response: {status: 422, headers: {}, body: '{"a":1}'},
  sentAt: 0,
  durationMs: 350,
};

test('statusText: adds the reason phrase', () => {
  expect(statusText(202)).toBe('202 Accepted');
  expect(statusText(299)).toBe('299');
});

const account = createState(sandboxSeed(), 0);
const start = startConsole(consoleOperation(contactList), {account, key: demoKeys.ultimate});
const responded: ConsoleState = {...start, step: 'responded', call, history: [call]};

describe('statusMessage', () => {
  test('has the status and the duration', () => {
    const {text, isError} = statusMessage(responded, true);
    expect(text).toMatch(/422 Unprocessable Content .*350 ms/);
    expect(isError).toBe(true);
    const accepted = {...call, response: {...call.response, status: 202}};
    expect(statusMessage({...responded, call: accepted}, false).isError).toBe(false);
  });

  test('says that nothing was sent', () => {
    expect(statusMessage(start, true)).toMatchObject({isError: true});
    expect(statusMessage(start, false).text).toBe('');
  });

  test('is empty after a reset', () => {
    const reset = consoleReducer(responded, {type: 'reset', account});
    expect(statusMessage(reset, false).text).toBe('');
  });
});

test('resetMessage: says what a reset did, until it’s undone', () => {
  const reset = consoleReducer(responded, {type: 'reset', account});
  expect(resetMessage(reset)).toContain('1 request ');
  expect(resetMessage(consoleReducer(reset, {type: 'undo'}))).toBe('');
});

test('requestText: writes the HTTP request', () => {
  expect(requestText(call)).toBe('GET /v1/contacts?limit=2 HTTP/1.1\nA: b');
  expect(requestText({request: {...call.request, query: {}, body: '{}'}})).toBe(
    'GET /v1/contacts HTTP/1.1\nA: b\n\n{}',
  );
});
