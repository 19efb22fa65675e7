import type {PageData} from '../pageData';
import {createPageStore} from './pageStore';

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
