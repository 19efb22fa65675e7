import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {executableInlineScripts, scriptHash} from './inlineScripts';

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
])('%s does not run inline', (html) => {
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
