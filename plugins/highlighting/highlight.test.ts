import {load} from 'cheerio';

import {mdxFiles} from '../../test/content/mdxFiles';
import {sampleLanguages} from '../../src/lib/samples';
import {highlight, isKnown} from './highlight';

const textOf = (html: string) => load(html, null, false).text();

/** The fences of all pages. */
const fences = mdxFiles().flatMap(({file, content}) =>
  Array.from(content.matchAll(/^( *)```(\S*).*\n([\s\S]*?)\n\1```$/gm), ([, , language, code]) => ({
    file,
    language: language!,
    code: code!,
  })),
);

test('knows each language of the content', () => {
  expect(fences.length).toBeGreaterThan(50);
  expect(fences.filter(({language}) => !isKnown(language))).toEqual([]);
  expect(sampleLanguages.filter(({prism}) => !isKnown(prism))).toEqual([]);
});

test.each([
  ['without marks', []],
  ['with marked lines', [1, 3]],
])('keeps the text of all content, %s', (_name, lines) => {
  for (const {file, language, code} of fences) {
    const html = highlight(code, language, new Set(lines));
    expect([file, textOf(html)]).toEqual([file, code]);
  }
});

test('gives tokens a look, and keeps markup characters as text', () => {
  expect(highlight('if (a < "&<b>") {} // <i>', 'js')).toBe(
    '<span class="k">if </span><span class="p">(</span>a <span class="p">&lt; </span><span class="s">"&amp;&lt;b&gt;"</span><span class="p">) {} </span><span class="c">// &lt;i&gt;</span>',
  );
});

test('gives a variable in a string its own look', () => {
  expect(highlight('"Bearer $API_KEY."', 'bash')).toBe(
    '<span class="s">"Bearer </span><span class="v">$API_KEY</span><span class="s">."</span>',
  );
});

test('gives options a look, also with hyphens in their names', () => {
  expect(highlight('curl --get --fail-with-body', 'bash')).toBe(
    '<span class="b">curl </span><span class="v">--get --fail-with-body</span>',
  );
});

test('leaves text and unknown languages plain', () => {
  expect(highlight('a < 1 && "b"', 'text')).toBe('a &lt; 1 &amp;&amp; "b"');
  expect(highlight('a < 1', 'toString')).toBe('a &lt; 1');
});

test('marks whole lines, also inside a token of several lines', () => {
  const code = 'a;\n/* b\n c\n d */\ne;';
  const html = highlight(code, 'js', new Set([3, 5]));
  expect(textOf(html)).toBe(code);
  const $ = load(html, null, false);
  expect(
    $('mark')
      .map((_at, mark) => $(mark).text())
      .get(),
  ).toEqual([' c\n', 'e;']);
  expect(
    $('.c')
      .map((_at, token) => $(token).text())
      .get(),
  ).toEqual(['/* b\n', ' c\n', ' d */']);
});
