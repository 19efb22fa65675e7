import foldSections from './foldSections';

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
