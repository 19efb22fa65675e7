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
