import path from 'node:path';

import {parseSync} from 'oxc-parser';
import {unified} from 'unified';

import {addImports} from './addImports';
import deferLayout from './deferLayout';
import {fillValues} from './fillValues';
import foldSections from './foldSections';
import hashSections from './hashSections';
import localJsx from './localJsx';
import {quoteTexts, typographicQuotes} from './typographicQuotes';

describe('fillValues', () => {
  const values = {
    brand: {name: 'Kestrel', domain: 'kestrel.example', mail: {support: 'help@kestrel.example'}},
    limits: {requestsPerHour: 10_000, complaintPercent: 0.1, freeUsd: 0},
  };
  const fill = (text: string) => fillValues(text, 'docs/a.mdx', values);

  test.each([
    ['[[brand.name]]', 'Kestrel'],
    ['Mail [[brand.mail.support]].', 'Mail help@kestrel.example.'],
    ['[[brand.name]] at [[brand.domain]], [[brand.name]]', 'Kestrel at kestrel.example, Kestrel'],
    ['[[[brand.name]]](https://[[brand.domain]])', '[Kestrel](https://kestrel.example)'],
    ['[[limits.requestsPerHour]] an hour', '10,000 an hour'],
    ['under [[limits.complaintPercent]]%', 'under 0.1%'],
    ['$[[limits.freeUsd]]', '$0'],
  ])('fills %s as %s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  test('inserts a value with a dollar sign unchanged', () => {
    expect(fillValues('[[a.b]]', 'a', {a: {b: '$& and $1'}})).toBe('$& and $1');
  });

  test.each(['', '[brand.name] or brand.name', '[[1, 2], [3, 4]] and [[ brand.name ]]'])(
    'leaves %j unchanged',
    (text) => {
      expect(fill(text)).toBe(text);
    },
  );

  test.each([
    '[[brand.nmae]]',
    '[[name]]',
    '[[brand]]',
    '[[brand.mail]]',
    '[[brand.name.length]]',
    '[[brand..name]]',
    '[[brand.constructor.name]]',
    '[[brand.__proto__.x]]',
    '[[constructor.name]]',
  ])('throws for %s with the file and the token', (token) => {
    expect(() => fill(`Text ${token} text`)).toThrow(`docs/a.mdx: ${token} isn't a value`);
  });

  test("uses the site's values by default", () => {
    expect(fillValues('[[limits.dataDeletionDays]]', 'a')).toMatch(/^\d+$/);
  });
});

describe('hashSections', () => {
  type Node = Parameters<ReturnType<typeof hashSections>>[0];

  const text = (value: string): Node => ({type: 'text', value});
  const element = (tagName: string, value: string, properties = {}): Node => ({
    ...{type: 'element', tagName, properties},
    children: [text(value)],
  });
  const screen = (title: string): Node => ({
    ...{type: 'mdxJsxFlowElement', name: 'Screen'},
    attributes: [{name: 'title', value: title}],
  });

  function hashesOf(children: readonly Node[], file = 'help/article/a.mdx') {
    const root: Node = {type: 'root', children: [...structuredClone(children)]};
    hashSections()(root, {path: path.resolve(file)});
    return (root.children ?? []).flatMap(({properties}) => properties?.['dataHash'] ?? []);
  }

  const article = [
    element('p', 'The answer.'),
    element('h2', 'First', {id: 'first'}),
    element('p', 'One.'),
    screen('Settings / Team'),
    element('h2', 'Second'),
    element('p', 'Two.'),
  ];
  const before = hashesOf(article);
  const changed = (at: number, node: Node) =>
    hashesOf(article.map((old, index) => (index === at ? node : old))).map(
      (hash, index) => hash !== before[index],
    );

  test('gives the introduction and each section a hash', () => {
    expect(before).toHaveLength(3);
    expect(new Set(before).size).toBe(3);
    for (const hash of before) expect(hash).toMatch(/^[0-9a-f]{6}$/);
  });

  test.each([
    ['text', 2, element('p', 'Another.'), [false, true, false]],
    ['the heading', 1, element('h2', 'Renamed'), [false, true, false]],
    ['a mock screen', 3, screen('Settings / People'), [false, true, false]],
    ['the introduction', 0, element('p', 'A new answer.'), [true, false, false]],
  ])('changes the hash of only the section in which %s changed', (_case, at, node, expected) => {
    expect(changed(at, node)).toEqual(expected);
  });

  test.each([
    ['line breaks', 2, element('p', 'One.\n')],
    ['an ID and a class', 1, element('h2', 'First', {id: 'x', className: 'y'})],
  ])('ignores %s', (_case, at, node) => {
    expect(changed(at, node)).toEqual([false, false, false]);
  });

  test.each([
    'help_versioned_docs/version-2.4/article/a.mdx',
    'docs/guides/a.mdx',
    'help/index.mdx',
  ])('leaves %s alone', (file) => {
    expect(hashesOf(article, file)).toEqual([]);
  });
});

describe('addImports', () => {
  test('imports each component once, after the text', () => {
    const mdx =
      '<Screen>\n<ScreenField />\n<ScreenField />\n</Screen>\n\n<TryIt operationId="x" />';
    expect(addImports(mdx)).toBe(
      `${mdx}\n\n` +
        "import {Screen, ScreenField} from '@site/src/features/help/screens/Screen';\n" +
        "import {TryIt} from '@site/src/features/sandbox/view/TryIt';\n",
    );
  });

  test("doesn't change a page without them", () => {
    expect(addImports('A <Heatmap /> and a call.')).toBe('A <Heatmap /> and a call.');
  });
});

describe('deferLayout', () => {
  test('marks the elements after the first nine blocks', () => {
    const blocks = Array.from({length: 12}, (_block, at) => ({
      type: at === 10 ? 'mdxJsxFlowElement' : 'element',
      properties: {at} as Record<string, unknown>,
    }));
    const breaks = blocks.flatMap((block) => [block, {type: 'text', value: '\n'}]);
    deferLayout()({children: breaks});
    const marked = blocks.filter(({properties}) => 'data-laid-out-later' in properties);
    expect(marked.map(({properties}) => properties['at'])).toEqual([9, 11]);
  });

  test('marks the code of a fence, and a component that passes the mark on', () => {
    const code = {type: 'element', tagName: 'code', properties: {} as Record<string, unknown>};
    const fence = {type: 'element', tagName: 'pre', children: [code]};
    const component = (name: string) => ({
      ...{type: 'mdxJsxFlowElement', name},
      attributes: [] as object[],
    });
    const [languages, callout] = [component('Languages'), component('Callout')];
    const paragraphs = Array.from({length: 9}, () => ({type: 'element'}));
    deferLayout()({children: [...paragraphs, fence, languages, callout]});
    expect(code.properties).toHaveProperty('data-laid-out-later');
    expect(fence).not.toHaveProperty('properties');
    expect(languages.attributes).toHaveLength(1);
    expect(callout.attributes).toEqual([]);
  });

  test('marks mock screens, except one near the start', () => {
    const screen = () => ({type: 'mdxJsxFlowElement', name: 'Screen', attributes: [] as object[]});
    const isMarked = ({attributes}: ReturnType<typeof screen>) => attributes.length > 0;
    const paragraphs = Array.from({length: 12}, () => ({type: 'element'}));
    const [early, second, late] = [screen(), screen(), screen()];
    deferLayout()({children: [...paragraphs.slice(0, 4), early, second, ...paragraphs, late]});
    expect([early, second, late].map(isMarked)).toEqual([false, true, true]);
    const onlyLate = screen();
    deferLayout()({children: [...paragraphs, onlyLate]});
    expect(isMarked(onlyLate)).toBe(true);
  });
});

describe('foldSections', () => {
  const h2 = {type: 'element', tagName: 'h2'};
  const paragraph = (value: string) => ({type: 'element', tagName: 'p', value});
  const long = (letter: string) => paragraph(letter.repeat(241));
  const inShort = {type: 'mdxJsxFlowElement', name: 'InShort'};

  type Node = NonNullable<Parameters<ReturnType<typeof foldSections>>[0]['children']>[number];

  /** Returns the tree's children: a tag, a component, or what a fold contains. */
  function folded(children: Node[]): unknown[] {
    const root: Node = {type: 'root', children};
    foldSections()(root);
    return (root.children ?? []).map(({type, tagName, name, children: inside}) =>
      name === 'Fold' ? inside : (tagName ?? name ?? type),
    );
  }

  test('folds what follows a summary, up to the next section', () => {
    const [first, second, last] = [paragraph('a'), long('b'), long('c')];
    expect(folded([h2, inShort, first, second, h2, inShort, last])).toEqual([
      ...['mdxjsEsm', 'h2', 'InShort', [first, second], 'h2', 'InShort', [last]],
    ]);
  });

  test('leaves sections without a summary, and summaries without more, as they are', () => {
    const tree = [paragraph('intro'), h2, paragraph('a'), h2, inShort, {type: 'text', value: '\n'}];
    expect(folded(tree)).toEqual(['p', 'h2', 'p', 'h2', 'InShort']);
  });

  test('leaves a short paragraph open, but folds a component', () => {
    const keys = {type: 'mdxJsxFlowElement', name: 'StoredKeys'};
    expect(folded([h2, inShort, paragraph('a'), h2, inShort, keys])).toEqual([
      ...['mdxjsEsm', 'h2', 'InShort', 'p', 'h2', 'InShort', [keys]],
    ]);
  });

  test('leaves a section open if its summary says so', () => {
    const summary = {...inShort, attributes: [{name: 'isSectionOpen'}]};
    expect(folded([h2, summary, long('a'), h2, inShort, long('b')])).toEqual([
      ...['mdxjsEsm', 'h2', 'InShort', 'p', 'h2', 'InShort', [long('b')]],
    ]);
  });
});

describe('localJsx', () => {
  type Program = Parameters<ReturnType<typeof localJsx>>[0];

  function compile(module: string): Program {
    const program = parseSync('article.js', module).program as unknown as Program;
    localJsx()(program);
    return program;
  }

  test.each(['react/jsx-runtime', 'react/jsx-dev-runtime'])(
    'declares the imports from %s under the same names',
    (runtime) => {
      const {body} = compile(
        `import {jsx as _jsx, jsxs as _jsxs} from '${runtime}'; export default () => _jsx('p');`,
      );
      const imported = body[0]?.specifiers?.map(({local}) => local.name);
      expect(body.map(({type}) => type)).toEqual([
        'ImportDeclaration',
        'VariableDeclaration',
        'ExportDefaultDeclaration',
      ]);
      expect(body[1]).toMatchObject({
        kind: 'const',
        declarations: ['_jsx', '_jsxs'].map((name, at) => ({
          id: {name},
          init: {name: imported?.[at]},
        })),
      });
      expect(imported).not.toContain('_jsx');
    },
  );

  test('leaves other imports alone', () => {
    const module = `import {useState} from 'react'; export const state = useState;`;
    expect(compile(module)).toEqual(parseSync('article.js', module).program);
  });
});

describe('typographicQuotes', () => {
  test('sets quotes and apostrophes, but no other signs and no code', () => {
    const paragraph = (...values: readonly string[]) => ({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: values.map((value, index) => ({
            type: index % 2 ? 'inlineCode' : 'text',
            value,
          })),
        },
      ],
    });
    const tree = paragraph(
      `It's a "first -- \`\`test"... or "`,
      `it's "x"`,
      `", the writers' own.`,
    );
    unified().use(typographicQuotes).runSync(tree);
    expect(tree).toEqual(
      paragraph('It’s a “first -- ``test”... or “', `it's "x"`, '”, the writers’ own.'),
    );
  });

  test.each(['paragraph', 'heading', 'tableCell'])(
    'opens a quote that a %s starts with',
    (type) => {
      const blocks = (...values: readonly string[]) => ({
        type: 'root',
        children: values.map((value) => ({type, children: [{type: 'text', value}]})),
      });
      const tree = blocks('One', '"Two" 😀', '"Three"');
      unified().use(typographicQuotes).runSync(tree);
      expect(tree).toEqual(blocks('One', '“Two” 😀', '“Three”'));
    },
  );

  test('sets the quotes of the shown front matter only', () => {
    expect(quoteTexts({title: "Can't sign in", question: "can't sign in"})).toEqual({
      title: 'Can’t sign in',
      question: "can't sign in",
    });
  });
});
