import {readMinutesOf} from './derived';

const words = (count: number) => 'word '.repeat(count);

test.each([
  [0, 1],
  [250, 1],
  [300, 2],
  [900, 5],
])('a help article of %i words takes %i minutes', (count, readMinutes) => {
  expect(readMinutesOf('help/article/a.mdx', words(count))).toEqual({readMinutes});
});

test('reads paths with backslashes, and frozen versions', () => {
  for (const file of ['help\\article\\a.mdx', 'help_versioned_docs/version-2.4/article/a.mdx']) {
    expect(readMinutesOf(file, words(600))).toEqual({readMinutes: 3});
  }
});

test.each(['help/index.mdx', 'docs/guides/a.mdx', 'blog/article/index.mdx'])(
  'returns nothing for %s',
  (file) => {
    expect(readMinutesOf(file, words(600))).toEqual({});
  },
);
