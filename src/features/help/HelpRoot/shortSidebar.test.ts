import type {PropSidebar} from '@docusaurus/plugin-content-docs';

import {articlesOf, MAX_ARTICLES, neighborsOf, shortSidebar, sidebarData} from './shortSidebar';

const link = (href: string) => ({
  ...{type: 'link' as const, label: href, href},
  customProps: {readMinutes: 4},
});
const category = (name: string, count: number) => ({
  ...{type: 'category' as const, label: name, href: `/help/category/${name}`},
  ...{collapsible: false, collapsed: false},
  items: Array.from({length: count}, (_, at) => link(`/help/article/${name}-${at}`)),
});
const sidebar: PropSidebar = [link('/help'), category('small', 3), category('large', 400)];

/** URLs of the articles shown below each category. */
const shownOn = (path: string) =>
  shortSidebar(sidebar, path).flatMap((item) =>
    item.type === 'category'
      ? [item.items.map((article) => (article.type === 'link' ? article.href : ''))]
      : [],
  );

test('shows all articles of a small category and links to the others', () => {
  expect(shownOn('/help/article/small-1')).toEqual([
    [0, 1, 2].map((at) => `/help/article/small-${at}`),
    [],
  ]);
  expect(shownOn('/help/category/small')[0]).toHaveLength(3);
});

test.each([0, 1, 200, 398, 399])('shows the neighbors of article %d in a large category', (at) => {
  const [small, large = []] = shownOn(`/help/article/large-${at}`);
  expect(small).toEqual([]);
  expect(large).toHaveLength(MAX_ARTICLES);
  expect(large.at(-1)).toBe('/help/category/large');
  expect(large).toContain(`/help/article/large-${at}`);
  for (const neighbor of [at - 1, at + 1].filter((n) => n >= 0 && n < 400)) {
    expect(large).toContain(`/help/article/large-${neighbor}`);
  }
});

test('leaves the list of a large category to its page', () => {
  expect(shownOn('/help/category/large')).toEqual([[], []]);
});

test('finds the article with a trailing slash, and shows only categories on an unknown page', () => {
  expect(shownOn('/help/article/small-1/')).toEqual(shownOn('/help/article/small-1'));
  expect(shownOn('/help/article/unknown')).toEqual([[], []]);
});

test.each(['/help', '/help/category/small', '/help/category/large', '/help/article/large-200'])(
  'shows on %s the same with the part that it loads',
  (path) => {
    expect(shortSidebar(sidebarData(sidebar, path), path)).toEqual(shortSidebar(sidebar, path));
  },
);

test('loads all articles of a large category only on its page', () => {
  const loadedOn = (path: string) => articlesOf(sidebarData(sidebar, path), '/help/category/large');
  expect(loadedOn('/help/category/large')).toHaveLength(400);
  expect(loadedOn('/help/category/large')[7]).toEqual({
    ...{title: '/help/article/large-7', permalink: '/help/article/large-7'},
    readMinutes: 4,
  });
  expect(loadedOn('/help/category/small')).toEqual([]);
  expect(loadedOn('/help/article/large-7')).toHaveLength(MAX_ARTICLES);
});

test.each([
  ['small-0', undefined, 'small-1'],
  ['small-1', 'small-0', 'small-2'],
  ['small-2', 'small-1', undefined],
  ['large-200', 'large-199', 'large-201'],
  ['unknown', undefined, undefined],
])(
  'neighborsOf: the same in the full and in the short sidebar, around %s',
  (name, before, after) => {
    const path = `/help/article/${name}`;
    for (const items of [sidebar, shortSidebar(sidebar, path)]) {
      const {previous, next} = neighborsOf(items, path);
      expect([previous?.title, next?.title]).toEqual(
        [before, after].map((each) => each && `/help/article/${each}`),
      );
    }
  },
);
