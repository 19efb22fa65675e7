import path from 'node:path';

import hashSections from './hashSections';

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

test('hashSections: gives the introduction and each section a hash', () => {
  expect(before).toHaveLength(3);
  expect(new Set(before).size).toBe(3);
  for (const hash of before) expect(hash).toMatch(/^[0-9a-f]{6}$/);
});

test.each([
  ['text', 2, element('p', 'Another.'), [false, true, false]],
  ['the heading', 1, element('h2', 'Renamed'), [false, true, false]],
  ['a mock screen', 3, screen('Settings / People'), [false, true, false]],
  ['the introduction', 0, element('p', 'A new answer.'), [true, false, false]],
])(
  'hashSections: changes the hash of only the section in which %s changed',
  (_case, at, node, expected) => {
    expect(changed(at, node)).toEqual(expected);
  },
);

test.each([
  ['line breaks', 2, element('p', 'One.\n')],
  ['an ID and a class', 1, element('h2', 'First', {id: 'x', className: 'y'})],
])('hashSections: ignores %s', (_case, at, node) => {
  expect(changed(at, node)).toEqual([false, false, false]);
});

test.each(['help_versioned_docs/version-2.4/article/a.mdx', 'docs/guides/a.mdx', 'help/index.mdx'])(
  'hashSections: leaves %s alone',
  (file) => {
    expect(hashesOf(article, file)).toEqual([]);
  },
);
