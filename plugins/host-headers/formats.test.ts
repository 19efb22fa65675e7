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

test('nginx gets each header once, with errors too', () => {
  const lines = toNginxInclude(securityHeaders()).trim().split('\n').slice(1);
  expect(lines).toHaveLength(securityHeaders().length);
  for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
});

test.each(['a"b', 'a$b', 'a\nb', 'a\\b'])('nginx: %j is refused', (value) => {
  expect(() => toNginxInclude([['X-A', value]])).toThrow('nginx: cannot quote the value of X-A');
});
