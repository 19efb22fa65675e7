import {headersFor, parseHeadersFile} from '../../scripts/lib/headersFile.mjs';
import {headerRules, securityHeaders} from '../../config/headers';
import {toHeadersFile, toNginxInclude} from './formats';

test('the server reads back what was written for the hosts', () => {
  const rules = headerRules({scriptHashes: ["'sha256-abc='"]});
  expect(parseHeadersFile(toHeadersFile(rules))).toEqual(rules);
});

test('no path gets two values for one header', () => {
  const rules = parseHeadersFile(toHeadersFile(headerRules()));
  for (const path of ['/', '/pricing', '/assets/js/main.js', '/fonts/a.woff2']) {
    const names = headersFor(rules, path).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a policy too long for the hosts stops the build', () => {
  const scriptHashes = Array.from(
    {length: 40},
    (_, index) => `'sha256-${'a'.repeat(43)}${index}='`,
  );
  expect(() => toHeadersFile(headerRules({scriptHashes}))).toThrow(
    /Content-Security-Policy is \d+ characters long, hosts read 2000/,
  );
});

const linesOf = (include: string) => include.trim().split('\n').slice(1);

test('nginx gets each general header once, with errors too', () => {
  const lines = linesOf(toNginxInclude([{path: '/*', headers: securityHeaders()}]));
  expect(lines).toHaveLength(securityHeaders().length);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
});

test('nginx opens the contract of the API to other sites, and nothing else', () => {
  const include = toNginxInclude(headerRules());
  expect(include).toContain(
    [
      'map $uri $header_access_control_allow_origin {',
      '  default "";',
      '  "/api/openapi.yaml" "*";',
      '  "/api/openapi.json" "*";',
      '}',
    ].join('\n'),
  );
  expect(include).toContain(
    'add_header Access-Control-Allow-Origin $header_access_control_allow_origin always;',
  );
  // These two are said by deploy/nginx.conf; a second value would be sent beside the first.
  expect(include).not.toMatch(/Cache-Control|Content-Type /);
});

test('a prefix is a pattern for nginx', () => {
  const include = toNginxInclude([{path: '/v1.0/*', headers: [['X-A', 'b']]}]);
  expect(include).toContain('"~^/v1[.]0/" "b";');
});

test.each(['a"b', 'a$b', 'a\nb', 'a\\b'])('nginx: %j is refused', (value) => {
  for (const path of ['/*', '/x']) {
    expect(() => toNginxInclude([{path, headers: [['X-A', value]]}])).toThrow(
      'nginx: cannot quote the value of X-A',
    );
  }
});
