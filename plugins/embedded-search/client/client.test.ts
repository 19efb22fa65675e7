import {gzipSync} from 'node:zlib';

import {search} from '../../search-engine/search';
import {buildIndex} from '../../search-engine/buildIndex';
import {LoadedIndex} from '../../search-engine/loadedIndex';
import {indexFile, manifestPath} from '../files';
import {createSearchClient, type SearchWorker} from './createSearchClient';
import {decompress, IndexStore} from './indexStore';
import {needsBuildMessage, unavailableMessage, type Answer, type Question} from './messages';

describe('createSearchClient', () => {
  class FakeWorker implements SearchWorker {
    onmessage: SearchWorker['onmessage'] = null;
    onerror: SearchWorker['onerror'] = null;
    readonly questions: Question[] = [];
    isTerminated = false;
    postMessage(question: Question) {
      this.questions.push(question);
    }
    terminate() {
      this.isTerminated = true;
    }
    answer(answer: Answer) {
      this.onmessage?.({data: answer} as MessageEvent<Answer>);
    }
    crash(message?: string) {
      this.onerror?.({message} as ErrorEvent);
    }
  }

  const result = (nbHits: number) => ({nbHits}) as never;

  function setUp() {
    const workers: FakeWorker[] = [];
    const client = createSearchClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    }, '/base/');
    return {client, workers};
  }

  test('starts one worker, on the first search', () => {
    const {client, workers} = setUp();
    client.addAlgoliaAgent();
    expect(workers).toHaveLength(0);
    void client.search('a');
    void client.search('b');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.questions).toEqual([
      {id: 1, baseUrl: '/base/', call: 'a'},
      {id: 2, baseUrl: '/base/', call: 'b'},
    ]);
  });

  test('matches responses to searches when they arrive out of order', async () => {
    const {client, workers} = setUp();
    const [first, second] = [client.search('a'), client.search('b')];
    workers[0]?.answer({id: 2, results: [result(2)]});
    workers[0]?.answer({id: 1, results: [result(1)]});
    expect(await first).toEqual({results: [{nbHits: 1}]});
    expect(await second).toEqual({results: [{nbHits: 2}]});
  });

  test('passes on titles that come before the results', async () => {
    const {client, workers} = setUp();
    const onTitles = vi.fn();
    const search = client.search('a', onTitles);
    workers[0]?.answer({id: 1, titles: [result(1)]});
    expect(onTitles).toHaveBeenCalledWith({results: [{nbHits: 1}]});
    workers[0]?.answer({id: 1, results: [result(2)]});
    expect(await search).toEqual({results: [{nbHits: 2}]});
  });

  test('names errors RetryError, for which DocSearch shows its error screen', async () => {
    const {client, workers} = setUp();
    const search = client.search('a');
    workers[0]?.answer({id: 1, error: 'offline'});
    await expect(search).rejects.toMatchObject({name: 'RetryError', message: 'offline'});
  });

  test('rejects pending searches when the worker crashes, then starts a new one', async () => {
    const {client, workers} = setUp();
    const searches = [client.search('a'), client.search('b')];
    workers[0]?.crash();
    for (const search of searches) await expect(search).rejects.toThrow(unavailableMessage);
    expect(workers[0]?.isTerminated).toBe(true);
    void client.search('c');
    expect(workers[1]?.questions).toMatchObject([{call: 'c'}]);
  });

  test("rejects the search when a worker can't be created", async () => {
    const client = createSearchClient(() => {
      throw new Error('SecurityError');
    }, '/');
    await expect(client.search('a')).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('SecurityError') as string,
    });
  });
});

describe('IndexStore', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const entry = (tag: string, folder = tag) => ({language: 'en', docusaurus_tag: tag, folder});
  const index = buildIndex([
    {route: '/x', anchor: '', titles: ['Bounces'], group: 'Help', text: 'Back.'},
  ]);

  /** A site whose files can be changed. */
  function site(folders: readonly string[]) {
    const files = new Map<string, Uint8Array>();
    const release = (names: readonly string[]) => {
      files.clear();
      files.set(manifestPath, encode(JSON.stringify(names.map((name) => entry(name)))));
      for (const folder of names) {
        for (const [name, bytes] of index) files.set(indexFile(folder, name), bytes);
      }
    };
    release(folders);
    const load = vi.fn((path: string) => Promise.resolve(files.get(path) ?? null));
    return {files, load, release, store: new IndexStore(load)};
  }

  const all = () => true;

  test("loads each file once, when it's first needed", async () => {
    const {load, store} = site(['default', 'old']);
    const ask = () => store.indexesFor(({docusaurus_tag: tag}) => tag === 'default');
    expect(await ask()).toHaveLength(1);
    expect(await ask()).toHaveLength(1);
    expect(load.mock.calls.flat()).toEqual([manifestPath, indexFile('default', 'core')]);
  });

  test('throws a message with the fix when the site has no indexes', async () => {
    const store = new IndexStore(() => Promise.resolve(null));
    await expect(store.indexesFor(all)).rejects.toThrow(needsBuildMessage);
  });

  test.each(['the manifest', 'a core'])('loads %s again after a failure', async (what) => {
    const {load, store} = site(['default']);
    if (what === 'a core') load.mockResolvedValueOnce(encode(JSON.stringify([entry('default')])));
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(store.indexesFor(all)).rejects.toThrow('offline');
    expect(await store.indexesFor(all)).toHaveLength(1);
  });

  test('a missing file of an index is an error, not an empty index', async () => {
    const {files, store} = site(['default']);
    files.delete(indexFile('default', 'core'));
    await expect(store.indexesFor(all)).rejects.toThrow('missing');
  });

  test('finds the indexes of a new release', async () => {
    const {release, store} = site(['before']);
    await store.indexesFor(all);
    expect(await store.isOutdated()).toBe(false);
    release(['after']);
    expect(await store.isOutdated()).toBe(true);
    const {pages} = await search(await store.indexesFor(all), 'bounces');
    expect(pages).toHaveLength(1);
  });

  test("keeps what's loaded while there's no network", async () => {
    const {load, store} = site(['default']);
    await store.indexesFor(all);
    load.mockRejectedValue(new Error('offline'));
    expect(await store.isOutdated()).toBe(false);
    expect(await store.indexesFor(all)).toHaveLength(1);
  });

  test('loads ahead once, and leaves a failure to the search that needs the file', async () => {
    const {load, store} = site(['default']);
    await store.indexesFor(all);
    const loadAhead = vi
      .spyOn(LoadedIndex.prototype, 'loadAhead')
      .mockRejectedValue(new Error('offline'));
    await store.loadAhead();
    await store.loadAhead();
    expect(loadAhead).toHaveBeenCalledTimes(1);
    loadAhead.mockRestore();
    expect(load).toHaveBeenCalledTimes(2);
  });

  describe('decompress', () => {
    const text = encode('core '.repeat(500));
    const compressed = Uint8Array.from(gzipSync(text));

    test('returns the bytes that were compressed', async () => {
      expect(await decompress(compressed)).toEqual(text);
    });

    test.each([
      ['truncated', compressed.slice(0, 20)],
      ['truncated by a byte', compressed.slice(0, -1)],
      ['an HTML page', encode('<!doctype html><title>Page not found</title>')],
      ['empty', new Uint8Array()],
    ])('rejects a file that is %s', async (_case, bytes) => {
      await expect(decompress(Uint8Array.from(bytes))).rejects.toThrow();
    });
  });
});
