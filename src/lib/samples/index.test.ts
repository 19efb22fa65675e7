import {curlSample} from './curl';
import {makeSamples, sampleLanguages} from './index';
import {headersOf, isIdempotencyKey, pairsOf, urlOf} from './request';

describe('makeSamples', () => {
  /** These tests check how samples read. test/samples runs them. */
  const search = makeSamples({
    method: 'POST',
    url: 'https://api.example/v1/leads',
    headers: {
      Authorization: 'Bearer secret',
      'Content-Type': 'application/json',
      'Idempotency-Key': 'given',
    },
    body: {industry: "Founder's", intent_signals: ['hiring'], left: undefined},
  });
  const list = makeSamples({
    method: 'GET',
    url: 'https://api.example/v1/contacts',
    query: {company: 'A & B', limit: 2},
    headers: {},
  });

  test.each(sampleLanguages)(
    '$id reads the key from the environment and contains no other',
    ({id}) => {
      for (const code of [search[id], list[id]]) {
        expect(code).toContain('API_KEY');
        expect(code).not.toContain('secret');
      }
    },
  );

  test.each(sampleLanguages)('$id leaves out undefined fields', ({id}) => {
    expect(search[id]).not.toContain('left');
    expect(search[id]).not.toContain('undefined');
  });

  test('nested lists take no longer than their length', () => {
    const steps: unknown = JSON.parse('['.repeat(200) + ']'.repeat(200));
    const samples = makeSamples({
      method: 'POST',
      url: 'https://api.example',
      headers: {},
      body: {steps},
    });
    expect(samples.javascript.split('[')).toHaveLength(200 + 1);
  });

  test('curl: writes a request with a body', () => {
    expect(search.curl).toBe(String.raw`IDEMPOTENCY_KEY=$(openssl rand -hex 16)
curl https://api.example/v1/leads \
  --fail-with-body \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --header "Idempotency-Key: $IDEMPOTENCY_KEY" \
  --data '{
    "industry": "Founder'\''s",
    "intent_signals": [
      "hiring"
    ]
  }'`);
  });

  test.each([
    ['javascript', 'const idempotencyKey = crypto.randomUUID();', 'industry: "Founder\'s",'],
    ['python', 'idempotency_key = str(uuid.uuid4())', '"industry": "Founder\'s",'],
    ['ruby', 'idempotency_key = SecureRandom.uuid', 'industry: "Founder\'s",'],
    ['php', '$idempotencyKey = bin2hex(random_bytes(16));', "'industry' => \"Founder's\","],
  ] as const)(
    '%s generates a new key for each run, and uses the simpler quotes',
    (id, key, field) => {
      expect(search[id]).toContain(key);
      expect(search[id]).toContain(field);
      expect(search[id]).not.toContain('given');
      // In front of the request, so that a retry can send the same key.
      expect(search[id].indexOf(key)).toBeLessThan(search[id].indexOf('https://'));
    },
  );

  test.each([
    ['curl', "--data-urlencode 'company=A & B' \\\n  --data-urlencode 'limit=2'"],
    ['javascript', "new URLSearchParams({\n  company: 'A & B',\n  limit: 2,\n})"],
    ['python', 'urllib.parse.urlencode({\n    "company": "A & B",\n    "limit": 2,\n})'],
    ['ruby', "URI.encode_www_form({\n  company: 'A & B',\n  limit: 2,\n})"],
    ['php', "http_build_query([\n    'company' => 'A & B',\n    'limit' => 2,\n])"],
  ] as const)('%s shows a query unencoded', (id, code) => {
    expect(list[id]).toContain(code);
  });

  // Ruby's own is a minute. cURL runs in a terminal, where anyone can stop it.
  test.each([
    ['javascript', 'AbortSignal.timeout(30_000)'],
    ['python', 'timeout=30'],
    ['php', 'CURLOPT_TIMEOUT => 30'],
  ] as const)('%s stops waiting for a response after 30 seconds', (id, code) => {
    expect(search[id]).toContain(code);
    expect(list[id]).toContain(code);
  });

  test('samples import only what they use', () => {
    expect(list.python).not.toContain('import uuid');
    expect(search.python).not.toContain('urllib.parse');
    expect(list.ruby).not.toContain('securerandom');
  });
});

describe('samples', () => {
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
});
