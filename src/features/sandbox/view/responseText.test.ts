import {announcement, requestText, statusText} from './responseText';

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

test('announcement: has the status and the duration', () => {
  expect(announcement(call)).toMatch(/422 Unprocessable Content .*350 ms/);
});

test('requestText: writes the HTTP request', () => {
  expect(requestText(call)).toBe('GET /v1/contacts?limit=2 HTTP/1.1\nA: b');
  expect(requestText({request: {...call.request, query: {}, body: '{}'}})).toBe(
    'GET /v1/contacts HTTP/1.1\nA: b\n\n{}',
  );
});
