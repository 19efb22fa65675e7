import deferLayout from './deferLayout';

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
