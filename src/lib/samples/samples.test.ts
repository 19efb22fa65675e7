import {curlSample} from './curl';
import {headersOf, isIdempotencyKey, pairsOf, urlOf} from './request';

const request = {method: 'GET', url: 'https://api.example/v1/leads', headers: {}};

test('urlOf: adds the encoded query to the URL', () => {
  const query = {q: 'a b&c', n: 2, yes: true, tags: ['x', 'y']};
  expect(urlOf(request)).toBe('https://api.example/v1/leads');
  expect(urlOf({...request, query})).toBe(
    'https://api.example/v1/leads?q=a%20b%26c&n=2&yes=true&tags=x&tags=y',
  );
  expect(urlOf({...request, url: `${request.url}?a=1`, query: {n: 2}})).toMatch(/\?a=1&n=2$/);
  expect(pairsOf({...request, query}).at(-1)).toEqual(['tags', 'y']);
});

test('headersOf: drops Authorization', () => {
  expect(headersOf({...request, headers: {authorization: 'Bearer x', A: 'b'}})).toEqual([
    ['A', 'b'],
  ]);
});

test.each([
  ['Idempotency-Key', true],
  ['idempotency-key', true],
  ['Idempotency', false],
])('isIdempotencyKey: %s, %s', (name, expected) => {
  expect(isIdempotencyKey(name)).toBe(expected);
});

test('curlSample: names the method only if curl would use another', () => {
  expect(curlSample(request)).not.toContain('--request');
  expect(curlSample({...request, method: 'POST', body: {}})).not.toContain('--request');
  expect(curlSample({...request, method: 'POST'})).toContain('--request POST');
  expect(curlSample({...request, body: {}})).toContain('--request GET');
});
