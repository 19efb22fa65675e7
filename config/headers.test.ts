import {readEnvironment} from './environment';
import {connectOrigins, contentSecurityPolicy, headerRules} from './headers';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('a script runs from our own files or by its hash, and in no other way', () => {
  const policy = contentSecurityPolicy({scriptHashes: ["'sha256-abc='"]});
  expect(directive(policy, 'script-src')).toBe("'self' 'sha256-abc='");
  expect(policy).not.toContain('unsafe-eval');
});

test('the site talks to itself only', () => {
  expect(directive(contentSecurityPolicy(), 'connect-src')).toBe("'self'");
  expect(connectOrigins(readEnvironment({}))).toEqual([]);
});

test('no site may put a page into a frame', () => {
  expect(directive(contentSecurityPolicy(), 'frame-ancestors')).toBe("'none'");
});

test.each([
  [{FORMS_ENDPOINT: 'https://forms.example/v1/send?x=1'}, ['https://forms.example']],
  [{FORMS_ENDPOINT: '/api/forms'}, []],
  [{FORMS_ENDPOINT: ''}, []],
  [
    {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'},
    ['https://*.algolia.net', 'https://*.algolianet.com'],
  ],
])('%j lets it talk to %j too', (variables, origins) => {
  expect(connectOrigins(readEnvironment(variables))).toEqual(origins);
  expect(directive(contentSecurityPolicy({connectTo: origins}), 'connect-src')).toBe(
    ["'self'", ...origins].join(' '),
  );
});

test("the local preview over http isn't upgraded to https", () => {
  expect(contentSecurityPolicy()).not.toContain('upgrade-insecure-requests');
});

test('only hashed files are kept for ever', () => {
  const cached = headerRules().filter(({headers}) => headers.some(([n]) => n === 'Cache-Control'));
  expect(cached.map(({path}) => path)).toEqual(['/assets/*', '/fonts/*']);
});

test('other sites may read the description of the API, and nothing else', () => {
  const open = headerRules().filter(({headers}) =>
    headers.some(([name]) => name === 'Access-Control-Allow-Origin'),
  );
  expect(open.map(({path}) => path)).toEqual(['/api/openapi.yaml', '/api/openapi.json']);
});
