import highlightFences from './highlightFences';

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
  highlightFences()({type: 'root', children: [{type: 'element', tagName: 'li', children: [pre]}]});
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
  expect(transformed('{}', {className: ['language-json'], metastring})?.properties).toMatchObject({
    title: 'Response 409',
  });
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
