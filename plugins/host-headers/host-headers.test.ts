import {createHash} from 'node:crypto';
import {load} from 'cheerio';

import {headerRules, securityHeaders} from '../../config/headers';
import {headersFor, parseHeadersFile} from '../../scripts/lib/headersFile.mjs';
import {toHeadersFile, toNginxInclude} from './formats';
import {executableInlineScripts, scriptHash} from './inlineScripts';

describe('formats.ts', () => {
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
});

describe('inlineScripts.ts', () => {
  test.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="module">a()</script>', ['a()']],
    ['<script type=text/javascript>a()</script>', ['a()']],
    ['<SCRIPT TYPE="application/JavaScript">a()</SCRIPT>', ['a()']],
    ['<script>if (a < b && c) d("</p>")</script>', ['if (a < b && c) d("</p>")']],
    ['<script data-rh>\n a()\n</script>', ['\n a()\n']],
    ['<script>a()</script><p></p><script>b()</script>', ['a()', 'b()']],
  ])('%s runs', (html, expected) => {
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
  ])("%s doesn't run inline", (html) => {
    expect(executableInlineScripts(load(html))).toEqual([]);
  });

  test('a hash is the one of the Content Security Policy specification', () => {
    // The example of https://www.w3.org/TR/CSP3/#example-alert-hello-world (section 8.3).
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  test('a hash is taken over UTF-8', () => {
    const expected = createHash('sha256').update(Buffer.from('“é”', 'utf8')).digest('base64');
    expect(scriptHash('“é”')).toBe(`'sha256-${expected}'`);
  });
});
