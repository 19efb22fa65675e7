import type {RouteConfig} from '@docusaurus/types';

import {createPageStore} from './client/pageStore';
import {baseGlobalData, addDocs, type GlobalData} from './globalData';
import {extractPageData, insertPageData, type PageData} from './pageData';
import {docsIndex} from './pageDataReader';
import {pathKey} from './pathKey';
import {registryModules} from './registryModules';
import {branchesByPath} from './routeTable';

const doc = (id: string, path: string) => ({id, path, sidebar: 'main'});

const version = (name: string, path: string, ids: readonly string[]) => ({
  ...{name, label: name, isLast: name === 'current', path, mainDocId: 'index'},
  docs: ids.map((id) => doc(id, `${path}/${id}`)),
  draftIds: [],
});

const globalData = (): GlobalData => ({
  'docusaurus-plugin-content-docs': {
    help: {
      path: '/help',
      breadcrumbs: false,
      versions: [
        version('current', '/help', ['index', 'bounces', 'new']),
        version('1.0', '/help/1.0', ['index', 'bounces']),
      ],
    },
  },
});

describe('page data', () => {
  const data: PageData = {
    ...{build: 'a', path: '/x', routes: [], modules: {}, files: {}, styles: {}},
    docs: [['help', 'current', doc('</script><b>', '/x')]],
  };

  test('extracts what was inserted, even when a text contains tags', () => {
    const html = insertPageData('<html><body><p>Text</p></body></html>', data);
    expect(extractPageData(html)).toEqual(data);
    expect(html).toMatch(/^<html><body><p>Text<\/p><script [^]*<\/script><\/body><\/html>$/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  test('throws when a page has no end of the body', () => {
    expect(() => insertPageData('<p>Text', data)).toThrow('/x has no </body>');
  });

  test('returns null for other HTML', () => {
    expect(extractPageData('<html><body></body></html>')).toBeNull();
  });
});

test.each([
  ['/help/article/x/', '/help/article/x'],
  ['/pricing.html', '/pricing'],
  ['/help/index.html', '/help'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/Help', '/help'],
  ['/caf%C3%A9', '/café'],
  ['/%E0%A4%A', '/%e0%a4%a'],
  ['//help///article/x', '/help/article/x'],
  ['/help%2Farticle%2fx', '/help/article/x'],
])('pathKey: %s has the key %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

describe('registryModules', () => {
  const chunk = (registry: string) =>
    `"use strict";(globalThis.chunks=globalThis.chunks||[]).push([["9"],{1(e,n,t){t.r(n),t.d(n,{default:()=>i});let i={${registry}}}}]);`;

  test('reads how each module is loaded', () => {
    const modules = registryModules(
      chunk(
        [
          'json:[()=>t.e("2").then(t.t.bind(t,20,19)),"@generated/a.json",20]',
          'shared:[()=>Promise.all([t.e("3"),t.e("4")]).then(t.bind(t,30)),"@site/b.mdx",30]',
          'inMain:[()=>Promise.resolve().then(t.bind(t,40)),"@theme/C",40]',
        ].join(),
      ),
    );
    expect(Object.fromEntries(modules)).toEqual({
      json: [19, 20, '2'],
      shared: [0, 30, '3', '4'],
      inMain: [0, 40],
    });
  });

  test('throws when the chunk has another form', () => {
    expect(() => registryModules('globalThis.chunks=[[["9"],{}]]')).toThrow('changed the form');
  });
});

describe('branchesByPath', () => {
  const code = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/help', component: ComponentCreator('/help', 'a1'), routes: [
    {path: '/help/x', component: ComponentCreator('/help/x', 'b2'), exact: true, sidebar: "main"}
  ]},
  {path: '*', component: ComponentCreator('*')},
];`;
  const leaf: RouteConfig = {path: '/help/x', component: '@theme/DocItem', exact: true};
  const layout: RouteConfig = {path: '/help', component: '@theme/DocRoot', routes: [leaf]};

  test('returns the routes of each page with their hashes and configurations', () => {
    expect(Object.fromEntries(branchesByPath(code, [layout]))).toEqual({
      '/help/x': [
        {route: {path: '/help', hash: 'a1'}, config: layout},
        {route: {path: '/help/x', hash: 'b2', exact: true, sidebar: 'main'}, config: leaf},
      ],
    });
  });

  test('throws when the configurations differ', () => {
    expect(() => branchesByPath(code, [])).toThrow('routes.js has /help instead of undefined');
  });
});

describe('global data', () => {
  const idsOf = (data: GlobalData) =>
    data['docusaurus-plugin-content-docs']?.['help']?.versions.map(({docs}) =>
      docs.map(({id}) => id),
    );

  test('keeps only the main doc of each version, and the original', () => {
    const full = globalData();
    expect(idsOf(baseGlobalData(full))).toEqual([['index'], ['index']]);
    expect(full).toEqual(globalData());
  });

  test('addDocs adds each doc once', () => {
    const data = baseGlobalData(globalData());
    const docs = docsIndex(globalData()).inAllVersions('/help/bounces');
    addDocs(data, docs);
    addDocs(data, docs);
    expect(idsOf(data)).toEqual([
      ['index', 'bounces'],
      ['index', 'bounces'],
    ]);
  });
});

describe('docsIndex', () => {
  const docs = docsIndex(globalData());
  const current = {pluginId: 'help', version: 'current'};

  test('finds a doc in every version, from any of them', () => {
    const expected = ['current', '1.0'];
    expect(docs.inAllVersions('/help/bounces').map(([, name]) => name)).toEqual(expected);
    expect(docs.inAllVersions('/help/1.0/bounces').map(([, name]) => name)).toEqual(expected);
    expect(docs.inAllVersions('/help/new').map(([, name]) => name)).toEqual(['current']);
    expect(docs.inAllVersions('/pricing')).toEqual([]);
  });

  test('idOf finds the docs of one version', () => {
    expect(docs.idOf('/help/bounces?a=1#b', current)).toBe('bounces');
    expect(docs.idOf('/help/1.0/bounces', current)).toBeUndefined();
    expect(docs.idOf('/pricing', current)).toBeUndefined();
    expect(docs.idOf('#bounces', current)).toBeUndefined();
  });
});

describe('createPageStore', () => {
  const page = (path: string, build = 'one'): PageData => ({
    ...{build, path},
    routes: [{path, hash: 'a1', exact: true, chunkNames: {__comp: `chunk${path}`}}],
    modules: {[`chunk${path}`]: [0, path, path]},
    files: {[path]: `assets${path}.js`},
    styles: {[path]: `assets${path}.css`},
    docs: [],
  });

  const fetchData = vi.fn<(path: string) => Promise<PageData | null>>();
  const open = (first = page('/')) => createPageStore(first, {}, fetchData);

  beforeEach(() => fetchData.mockReset());

  test('knows the first page', () => {
    const store = open(page('/help'));
    expect(store.routesOf('/help/')).toEqual(page('/help').routes);
    expect(store.chunkNames).toEqual({'/help-a1': {__comp: 'chunk/help'}});
    expect(store.routesOf('/pricing')).toBeUndefined();
  });

  test('learns another page and keeps the first', async () => {
    const store = open();
    fetchData.mockResolvedValue(page('/pricing'));
    await store.learn('/pricing');
    expect(store.routesOf('/pricing')).toEqual(page('/pricing').routes);
    expect(store.routesOf('/')).toBeDefined();
    expect(Object.keys(store.modules)).toEqual(['chunk/', 'chunk/pricing']);
    expect(Object.keys(store.files)).toEqual(['/', '/pricing']);
    expect(Object.keys(store.styles)).toEqual(['/', '/pricing']);
  });

  test('fetches a page once, even for two readers at the same time', async () => {
    const store = open();
    fetchData.mockResolvedValue(page('/pricing'));
    await Promise.all([store.learn('/pricing'), store.learn('/pricing/')]);
    await store.learn('/pricing');
    await store.learn('/');
    expect(fetchData).toHaveBeenCalledOnce();
  });

  test.each([
    ['a page of another build', page('/pricing', 'two')],
    ['a redirect to another page', page('/plans')],
    ['a response without data', null],
  ])('rejects %s and learns nothing', async (_case, data) => {
    const store = open();
    fetchData.mockResolvedValue(data);
    await expect(store.learn('/pricing')).rejects.toThrow('/pricing is');
    expect(store.routesOf('/pricing')).toBeUndefined();
    expect(Object.keys(store.modules)).toEqual(['chunk/']);
  });

  test('fetches again after a failure', async () => {
    const store = open();
    fetchData.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page('/pricing'));
    await expect(store.learn('/pricing')).rejects.toThrow('offline');
    await store.learn('/pricing');
    expect(store.routesOf('/pricing')).toBeDefined();
  });

  test('has no routes for the 404 page', () => {
    const store = open({...page('/404.html'), routes: []});
    expect(store.routesOf('/404.html')).toBeUndefined();
  });
});
