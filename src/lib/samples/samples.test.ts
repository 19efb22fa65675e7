import {curlSample} from './curl';
import {addressOf, headersOf, isIdempotencyKey, pairsOf} from './request';

const call = {method: 'GET', url: 'https://api.example/v1/leads', headers: {}};

test('addressOf: adds the encoded query to the URL', () => {
  const query = {q: 'a b&c', n: 2, yes: true, tags: ['x', 'y']};
  expect(addressOf(call)).toBe('https://api.example/v1/leads');
  expect(addressOf({...call, query})).toBe(
    'https://api.example/v1/leads?q=a%20b%26c&n=2&yes=true&tags=x&tags=y',
  );
  expect(addressOf({...call, url: `${call.url}?a=1`, query: {n: 2}})).toMatch(/\?a=1&n=2$/);
  expect(pairsOf({...call, query}).at(-1)).toEqual(['tags', 'y']);
});

test('headersOf: drops Authorization', () => {
  expect(headersOf({...call, headers: {authorization: 'Bearer x', A: 'b'}})).toEqual([['A', 'b']]);
});

test.each([
  ['Idempotency-Key', true],
  ['idempotency-key', true],
  ['Idempotency', false],
])('isIdempotencyKey: %s, %s', (name, expected) => {
  expect(isIdempotencyKey(name)).toBe(expected);
});

test('curlSample: names the method only if curl would use another', () => {
  expect(curlSample(call)).not.toContain('--request');
  expect(curlSample({...call, method: 'POST', body: {}})).not.toContain('--request');
  expect(curlSample({...call, method: 'POST'})).toContain('--request POST');
  expect(curlSample({...call, body: {}})).toContain('--request GET');
});
