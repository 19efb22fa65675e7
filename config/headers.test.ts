import {readEnvironment} from './environment';
import {connectOrigins, contentSecurityPolicy, headerRules, securityHeaders} from './headers';

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test("contentSecurityPolicy: allows only the site's own scripts and hashed inline scripts", () => {
  const policy = contentSecurityPolicy({scriptHashes: ["'sha256-abc='"]});
  expect(directive(policy, 'script-src')).toBe("'self' 'sha256-abc='");
  expect(policy).not.toContain('unsafe-eval');
});

test('contentSecurityPolicy: allows no connections to other hosts by default', () => {
  expect(directive(contentSecurityPolicy(), 'connect-src')).toBe("'self'");
  expect(connectOrigins(readEnvironment({}))).toEqual([]);
});

test.each([
  ['loads from another site what no directive names', 'default-src', "'self'"],
  ['runs a plugin', 'object-src', "'none'"],
  ['moves the base of relative URLs to another site', 'base-uri', "'self'"],
  ['sends a form to another site', 'form-action', "'self'"],
  ['puts a page in a frame', 'frame-ancestors', "'none'"],
])('contentSecurityPolicy: no one %s', (_harm, name, sources) => {
  expect(directive(contentSecurityPolicy(), name)).toBe(sources);
});

test('securityHeaders: browsers keep to https, guess no types, and tell other sites only the origin', () => {
  expect(Object.fromEntries(securityHeaders())).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/) as string,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
  });
});

test.each([
  [{FORMS_ENDPOINT: 'https://forms.example/v1/send?x=1'}, ['https://forms.example']],
  [{FORMS_ENDPOINT: '/api/forms'}, []],
  [{FORMS_ENDPOINT: ''}, []],
  [
    {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'site'},
    ['https://*.algolia.net', 'https://*.algolianet.com'],
  ],
])('connectOrigins: %j allows connections to %j', (variables, origins) => {
  expect(connectOrigins(readEnvironment(variables))).toEqual(origins);
  expect(directive(contentSecurityPolicy({connectTo: origins}), 'connect-src')).toBe(
    ["'self'", ...origins].join(' '),
  );
});

test("contentSecurityPolicy: doesn't upgrade the local preview to https", () => {
  expect(contentSecurityPolicy()).not.toContain('upgrade-insecure-requests');
});

test('headerRules: caches only hashed files forever', () => {
  const cached = headerRules().filter(({headers}) =>
    headers.some(([, value]) => value.includes('immutable')),
  );
  expect(cached.map(({path}) => path)).toEqual(['/assets/*', '/fonts/*']);
});

test('headerRules: allows cross-origin access to files for programs only', () => {
  const open = headerRules().filter(({headers}) =>
    headers.some(([name]) => name === 'Access-Control-Allow-Origin'),
  );
  expect(open.map(({path}) => path)).toEqual([
    '/api/openapi.yaml',
    '/api/openapi.json',
    '/api/postman.json',
    '/status.json',
    '/pages.json',
    '/llms.txt',
    '/llms-full.txt',
  ]);
});
