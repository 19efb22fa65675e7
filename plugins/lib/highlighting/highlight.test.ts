import {load} from 'cheerio';

import {sampleLanguages} from '../../../src/lib/samples';
import {mdxFiles} from '../../../test/content/mdxFiles';
import {highlight, isKnown} from './highlight';
import highlightFences from './highlightFences';

describe('highlight', () => {
  const textOf = (html: string) => load(html, null, false).text();

  /** The fences of all pages. */
  const fences = mdxFiles().flatMap(({file, content}) =>
    Array.from(
      content.matchAll(/^( *)```(\S*).*\n([\s\S]*?)\n\1```$/gm),
      ([, , language, code]) => ({
        file,
        language: language!,
        code: code!,
      }),
    ),
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

  test('leaves code plain that is too long to color while a visitor types', () => {
    const values = (count: number) => `[${'1,'.repeat(count)}1]`;
    expect(highlight(values(1000), 'json')).toContain('<span');
    expect(highlight(values(100_000), 'json')).toBe(values(100_000));
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

  test('highlights options, even with hyphens in their names', () => {
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
});

describe('highlightFences', () => {
  const fence = (text: string, properties: Record<string, unknown>) => ({
    type: 'element',
    tagName: 'pre',
    children: [
      {type: 'element', tagName: 'code', properties, children: [{type: 'text', value: text}]},
    ],
  });

  /** Returns the <code> of a fence in a list item, as this plugin leaves it. */
  function transformed(text: string, properties: Record<string, unknown>) {
    const pre = fence(text, properties);
    highlightFences()({
      type: 'root',
      children: [{type: 'element', tagName: 'li', children: [pre]}],
    });
    return pre.children[0];
  }

  test('replaces the text of a fence with HTML, without the last line end', () => {
    expect(transformed('true\n', {className: ['language-json']})).toMatchObject({
      properties: {className: 'language-json', html: '<span class="v">true</span>'},
      children: [],
    });
  });

  test('reads the title and the marked lines after the language', () => {
    const {properties} =
      transformed('a\nb\nc\nd\n', {
        className: ['language-text'],
        metastring: `operation=sendEmail title="it's.txt" {1,3-4}`,
      }) ?? {};
    expect(properties).toEqual({
      className: 'language-text',
      title: "it's.txt",
      html: '<mark>a\n</mark>b\n<mark>c\n</mark><mark>d</mark>',
    });
  });

  test('titles a response of the API by its status', () => {
    const metastring = 'operation=sendEmail part=409';
    expect(transformed('{}', {className: ['language-json'], metastring})?.properties).toMatchObject(
      {
        title: 'Response 409',
      },
    );
  });

  test('reads the name of a tab', () => {
    expect(transformed('{}', {metastring: 'tab="Not found"'})?.properties).toMatchObject({
      tab: 'Not found',
    });
  });

  test('shows a fence without a language as text', () => {
    expect(transformed('a < b\n', {})?.properties).toMatchObject({
      className: 'language-text',
      html: 'a &lt; b',
    });
  });

  test('marks fences for ink', () => {
    const pre = fence('a', {});
    highlightFences({isOnInk: true})({type: 'root', children: [pre]});
    expect(pre.children[0]?.properties).toMatchObject({isOnInk: true});
    expect(transformed('a', {})?.properties).not.toHaveProperty('isOnInk');
  });

  test('leaves inline code unchanged', () => {
    const code = {type: 'element', tagName: 'code', children: [{type: 'text', value: 'a < b'}]};
    const tree = {type: 'root', children: [{type: 'element', tagName: 'p', children: [code]}]};
    const before = structuredClone(tree);
    highlightFences()(tree);
    expect(tree).toEqual(before);
  });
});
