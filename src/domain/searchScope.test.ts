import {isInScope, parseScope, withScope} from './searchScope';

test.each([
  ['api: rate limits', 'api', 'rate limits'],
  ['HELP:bounce', 'help', 'bounce'],
  ['blog:', 'blog', ''],
  ['rate limits', null, 'rate limits'],
  ['https://x.example', null, 'https://x.example'],
  ['constructor: x', null, 'constructor: x'],
])('parseScope(%j) is %j and %j', (query, scope, text) => {
  expect(parseScope(query)).toEqual({scope, text});
});

test('withScope replaces the scope of a query', () => {
  expect(withScope('api: limits', 'help')).toBe('help: limits');
  expect(withScope('api: limits', null)).toBe('limits');
});

test.each([
  ['Help · Deliverability', 'help', true],
  ['Help', 'help', true],
  ['Helpful', 'help', false],
  ['API', 'help', false],
  ['API', null, true],
] as const)('isInScope(%j, %j) is %j', (group, scope, expected) => {
  expect(isInScope(group, scope)).toBe(expected);
});
