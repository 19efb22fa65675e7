import {createHash} from 'node:crypto';
import {load} from 'cheerio';

import {headerRules, securityHeaders} from '../../config/headers';
import {headersFor, parseHeadersFile} from '../../scripts/lib/server.mjs';
import {toHeadersFile, toNginxInclude} from './formats';
import {executableInlineScripts, scriptHash} from './index';

describe('host headers', () => {
  test('parseHeadersFile reads back what toHeadersFile writes', () => {
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

  test('throws when the policy is too long for the hosts', () => {
    const scriptHashes = Array.from(
      {length: 40},
      (_, index) => `'sha256-${'a'.repeat(43)}${index}='`,
    );
    expect(() => toHeadersFile(headerRules({scriptHashes}))).toThrow(
      /Content-Security-Policy is \d+ characters long, hosts read 2000/,
    );
  });

  const linesOf = (include: string) => include.trim().split('\n').slice(1);

  test('nginx: sets each general header once, with `always`', () => {
    const lines = linesOf(toNginxInclude([{path: '/*', headers: securityHeaders()}]));
    expect(lines).toHaveLength(securityHeaders().length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "[^"]+" always;$/);
  });

  test('nginx: sets a header of some paths with a map', () => {
    const include = toNginxInclude(['/a', '/b'].map((path) => ({path, headers: [['X-A', '*']]})));
    expect(include).toContain('map $uri $header_x_a {\n  default "";\n  "/a" "*";\n  "/b" "*";\n}');
    expect(include).toContain('add_header X-A $header_x_a always;');
    // deploy/nginx.conf sets these two; nginx would send both values.
    expect(toNginxInclude(headerRules())).not.toMatch(/Cache-Control|Content-Type /);
  });

  test('nginx: turns a prefix into a regular expression', () => {
    const include = toNginxInclude([{path: '/v1.0/*', headers: [['X-A', 'b']]}]);
    expect(include).toContain('"~^/v1[.]0/" "b";');
  });

  test('nginx: puts a value with double quotes into single ones', () => {
    const include = toNginxInclude([{path: '/*', headers: [['X-A', '"/b"']]}]);
    expect(include).toContain(`add_header X-A '"/b"' always;`);
  });

  test.each([`'a"b'`, 'a$b', 'a\nb', 'a\\b'])('nginx: throws for the value %j', (value) => {
    for (const path of ['/*', '/x']) {
      expect(() => toNginxInclude([{path, headers: [['X-A', value]]}])).toThrow(
        "nginx: can't quote the value of X-A",
      );
    }
  });
});

describe('inline scripts', () => {
  test.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="module">a()</script>', ['a()']],
    ['<script type=text/javascript>a()</script>', ['a()']],
    ['<SCRIPT TYPE="application/JavaScript">a()</SCRIPT>', ['a()']],
    ['<script>if (a < b && c) d("</p>")</script>', ['if (a < b && c) d("</p>")']],
    ['<script data-rh>\n a()\n</script>', ['\n a()\n']],
    ['<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
  ])('finds the inline script in %s', (html, expected) => {
    expect(executableInlineScripts(load(html))).toEqual(expected);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script type=application/json>{}</script>',
    '<script type="speculationrules">{}</script>',
    '<script></script>',
    '<!-- <script>a()</script> -->',
    '<p>&lt;script&gt;a()&lt;/script&gt;</p>',
  ])('finds no inline script in %s', (html) => {
    expect(executableInlineScripts(load(html))).toEqual([]);
  });

  test('matches the hash in the Content Security Policy specification', () => {
    // Example in section 8.3: https://www.w3.org/TR/CSP3/#example-alert-hello-world
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test('hashes the UTF-8 bytes', () => {
    const expected = createHash('sha256').update(Buffer.from('“é”', 'utf8')).digest('base64');
    expect(scriptHash('“é”')).toBe(`'sha256-${expected}'`);
  });
});
