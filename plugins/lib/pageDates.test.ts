import type {RouteConfig} from '@docusaurus/types';

import {datedSitemap, latestDay, listedPages} from './pageDates';

const route = (path: string, rest: Partial<RouteConfig> = {}, id = 'blog'): RouteConfig => ({
  path,
  component: '@theme/X',
  plugin: {name: 'docusaurus-plugin-content-blog', id},
  ...rest,
});
const post = (path: string) =>
  route(path, {metadata: {sourceFilePath: `${path.slice(1)}.mdx`}}, path.split('/')[1]);
const items = (...paths: string[]) => ({
  modules: {
    items: paths.map((path) => ({content: {__import: true, path: `@site${path}.mdx`}})),
  } as unknown as RouteConfig['modules'],
});

const page = route('/', {
  metadata: {sourceFilePath: 'src/pages/index.tsx'},
  plugin: {name: 'docusaurus-plugin-content-pages', id: 'default'},
});
const search = route('/search', {plugin: {name: 'docusaurus-theme-search', id: 'default'}});
const tag = route('/blog/tags/dns', items('/blog/b'));
const archive = route('/blog/archive');
const routes = [
  page,
  search,
  post('/blog/a'),
  post('/blog/b'),
  post('/changelog/v1'),
  route('/blog', items('/blog/a', '/blog/b')),
  tag,
  archive,
  route('/changelog/tags', {}, 'changelog'),
  {
    path: '/help',
    component: '@theme/DocVersionRoot',
    props: {
      version: {
        docsSidebars: {
          main: [
            {type: 'link', label: 'Help', href: '/help'},
            {
              ...{type: 'category', label: 'Setup', href: '/help/category/setup'},
              items: [{type: 'link', label: 'A', href: '/help/article/a'}],
            },
          ],
        },
      },
    },
    routes: ['article/a', 'article/b', 'category/setup'].map((path) => ({
      path: `/help/${path}`,
      component: '@theme/X',
    })),
  },
];

test.each<[string, string[]]>([
  ['/blog', ['/blog/a', '/blog/b']],
  ['/blog/tags/dns', ['/blog/b']],
  ['/blog/archive', ['/blog/a', '/blog/b']],
  ['/changelog/tags', ['/changelog/v1']],
  ['/blog/a', []],
  ['/help/category/setup', ['/help/article/a']],
  ['/help/article/a', []],
  ['/search', []],
  ['/', []],
])('listedPages: %s lists %j', (path, listed) => {
  expect(listedPages(routes)(path).map((found) => found.path)).toEqual(listed);
});

test('latestDay: returns the latest known date', () => {
  expect(latestDay(['2026-01-31', null, '2026-11-02', undefined, '2026-02-01'])).toBe('2026-11-02');
  expect(latestDay([null])).toBeNull();
  expect(latestDay([])).toBeNull();
});

test('datedSitemap: dates a list by its latest post, and a page by its own date', async () => {
  const known: Record<string, string> = {
    '/': '2026-03-03',
    '/blog/a': '2026-05-05',
    '/blog/b': '2026-04-04',
  };
  const siteConfig = {url: 'https://site.example'};
  const sitemap = await datedSitemap({
    routes: [{path: '/', component: '@theme/Frame', routes}],
    siteConfig,
    defaultCreateSitemapItems: () =>
      Promise.resolve(
        [page, post('/blog/a'), post('/blog/b'), tag, archive].map(({path}) => ({
          url: siteConfig.url + path,
          lastmod: known[path] ?? null,
        })),
      ),
  } as unknown as Parameters<typeof datedSitemap>[0]);
  expect(sitemap.map(({lastmod}) => lastmod)).toEqual([
    '2026-03-03',
    '2026-05-05',
    '2026-04-04',
    '2026-04-04',
    '2026-05-05',
  ]);
});
