import {announcement, indented, requestText, statusText} from './responseText';

const call = {
  number: 1,
  operationId: 'x',
  values: {},
  request: {method: 'GET', path: '/v1/contacts', query: {limit: '2'}, headers: {A: 'b'}},
  response: {status: 422, headers: {}, body: '{"a":1}'},
  sentAt: 0,
  durationMs: 350,
};

test('a status has its reason', () => {
  expect(statusText(202)).toBe('202 Accepted');
  expect(statusText(299)).toBe('299');
});

test('an answer is announced with its status and its time', () => {
  expect(announcement(call)).toBe('Answered 422 Unprocessable Content after 350 ms.');
});

test('the request reads as it is sent', () => {
  expect(requestText(call)).toBe('GET /v1/contacts?limit=2 HTTP/1.1\nA: b');
  expect(requestText({request: {...call.request, query: {}, body: '{}'}})).toBe(
    'GET /v1/contacts HTTP/1.1\nA: b\n\n{}',
  );
});

test('JSON is indented, other text left alone', () => {
  expect(indented('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(indented('no')).toBe('no');
});
