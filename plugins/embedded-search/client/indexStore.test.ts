import {buildIndex} from '../searchIndex';
import {IndexStore} from './indexStore';
import {needsBuildMessage} from './messages';

const entry = (tag: string) => ({language: 'en', docusaurus_tag: tag, file: `en-${tag}.json`});
const files: Record<string, string> = {
  '/base/search-index/manifest.json': JSON.stringify(['default', 'old', 'gone'].map(entry)),
  '/base/search-index/en-default.json': JSON.stringify(buildIndex([])),
  '/base/search-index/en-old.json': JSON.stringify(buildIndex([])),
};
const serve = () => vi.fn((url: string) => Promise.resolve(files[url] ?? null));

test("fetches each file once, when it's first needed", async () => {
  const fetchText = serve();
  const store = new IndexStore('/base/', fetchText);
  const ask = () => store.indexesFor(({docusaurus_tag: tag}) => tag === 'default');
  expect(await ask()).toHaveLength(1);
  expect(await ask()).toHaveLength(1);
  expect(fetchText.mock.calls.flat()).toEqual([
    '/base/search-index/manifest.json',
    '/base/search-index/en-default.json',
  ]);
});

test('treats a missing index as empty', async () => {
  const store = new IndexStore('/base/', serve());
  expect(await store.indexesFor(() => true)).toHaveLength(2);
});

test('throws a message with the fix when the site has no indexes', async () => {
  const store = new IndexStore('/', serve());
  await expect(store.indexesFor(() => true)).rejects.toThrow(needsBuildMessage);
});

test('fetches again after a failure', async () => {
  const fetchText = serve().mockRejectedValueOnce(new Error('offline'));
  const store = new IndexStore('/base/', fetchText);
  await expect(store.indexesFor(() => true)).rejects.toThrow('offline');
  expect(await store.indexesFor(() => true)).toHaveLength(2);
});
