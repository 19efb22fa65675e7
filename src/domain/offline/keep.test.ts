import {copyOf, forget, keep, KeepError, keptFiles, refresh, type OfflineEnv} from './keep';
import type {OfflineManifest} from './manifest';
import {readKept} from './record';

/** A cache in memory, with the parts that the domain uses. */
class FakeCache {
  readonly files = new Map<string, Response>();
  match = (url: string) => Promise.resolve(this.files.get(url)?.clone());
  put = (url: string, response: Response) => {
    if (fakes.isFull) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
    this.files.set(url, response);
    return Promise.resolve();
  };
  delete = (url: string) => Promise.resolve(this.files.delete(url));
  keys = () =>
    Promise.resolve(Array.from(this.files.keys(), (url) => ({url: `https://site.example${url}`})));
}

const fakes = {isFull: false};

function setUp() {
  fakes.isFull = false;
  const stored = new Map<string, FakeCache>([['someone-elses', new FakeCache()]]);
  const caches = {
    keys: () => Promise.resolve(Array.from(stored.keys())),
    open(name: string) {
      const cache = stored.get(name) ?? new FakeCache();
      stored.set(name, cache);
      return Promise.resolve(cache);
    },
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  };
  const server = new Map<string, Response>();
  const requested: string[] = [];
  /** How the browser's own cache was used. */
  const modes = new Map<string, RequestCache | undefined>();
  const clock = {now: Date.parse('2026-11-20T12:00:00Z')};
  const env: OfflineEnv = {
    caches: caches as unknown as CacheStorage,
    fetch(url, init) {
      requested.push(url);
      modes.set(url, init?.cache);
      const response = server.get(url);
      return response
        ? Promise.resolve(response.clone())
        : Promise.reject(new TypeError('offline'));
    },
    now: () => clock.now++,
    alone: (run) => run(),
  };
  const serve = (url: string, body: string, type = 'text/javascript', status = 200) =>
    server.set(url, new Response(body, {status, headers: {'Content-Type': type}}));
  const publish = (build: string, pages: readonly string[]) => {
    const script = `/assets/js/main.${build}.js`;
    const files: [string, number][] = [
      [script, 100],
      ['/fonts/text.woff2', 16],
      ['/search-index/manifest.json', 5],
      ['/assets/search/en-help/core.bin', 50],
      ['/assets/search/en-help-2.4/core.bin', 50],
      ...pages.map((page): [string, number] => [page, 30]),
    ];
    const manifest: OfflineManifest = {
      build,
      files,
      shared: [0, 1],
      indexes: {current: [2, 3], '2.4': [2, 4]},
      pages: Object.fromEntries(
        pages.map((page, at) => [
          page,
          {
            title: `Title of ${page}`,
            files: [5 + at],
            index: page.startsWith('/help/2.4/') ? '2.4' : 'current',
          },
        ]),
      ),
    };
    serve('/offline.json', JSON.stringify(manifest), 'application/json');
    serve(script, build);
    serve('/fonts/text.woff2', 'font', 'font/woff2');
    const indexes = [{folder: 'en-help'}, {folder: 'en-help-2.4'}, {folder: 'en-blog'}];
    for (const {folder} of indexes) {
      serve(`/assets/search/${folder}/core.bin`, 'core', 'application/octet-stream');
    }
    serve('/search-index/manifest.json', JSON.stringify(indexes), 'application/json');
    for (const page of pages) serve(page, `${page} of ${build}`, 'text/html; charset=utf-8');
  };
  publish('one', ['/help/a', '/help/b', '/help/2.4/a']);
  const textOf = async (url: string) => (await copyOf(env, url))?.text();
  return {env, stored, server, requested, modes, clock, serve, publish, textOf};
}

test('keep stores the pages, what they share, and a record', async () => {
  const {env, stored, modes, textOf} = setUp();
  expect(await keptFiles(env)).toEqual(new Set());
  await keep(env, ['/help/a']);
  expect(await readKept(env.caches)).toMatchObject({
    build: 'one',
    pages: {'/help/a': 'Title of /help/a'},
  });
  expect(await textOf('/help/a')).toBe('/help/a of one');
  expect(await textOf('/assets/js/main.one.js')).toBe('one');
  expect(await textOf('/help/b')).toBeUndefined();
  expect(modes.get('/help/a')).toBe('no-cache');
  expect(modes.get('/assets/js/main.one.js')).toBe('default');
  expect(stored.size).toBe(2);
});

test('keep reports its progress up to 1', async () => {
  const shares: number[] = [];
  await keep(setUp().env, ['/help/a', '/help/b', '/help/2.4/a'], (share) => shares.push(share));
  expect(Math.min(...shares)).toBeGreaterThan(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test('keep adds to what’s kept, and loads no file again but the list of search indexes', async () => {
  const {env, stored, requested} = setUp();
  await keep(env, ['/help/a']);
  requested.length = 0;
  await keep(env, ['/help/b']);
  expect(stored.size).toBe(2);
  expect(Object.keys((await readKept(env.caches))?.pages ?? {})).toEqual(['/help/a', '/help/b']);
  expect(requested.filter((url) => url !== '/offline.json').sort()).toEqual([
    '/help/b',
    '/search-index/manifest.json',
  ]);
});

test('keep adds to the latest copy if the page was closed before an older one was deleted', async () => {
  const {env, stored} = setUp();
  await keep(env, ['/help/a']);
  const [, [name, older]] = Array.from(stored) as [unknown, [string, FakeCache]];
  const copy = Object.assign(new FakeCache(), {files: new Map(older.files)});
  await keep(env, ['/help/b']);
  const latest = Array.from(stored).slice(1);
  stored.clear();
  for (const [key, cache] of [[name, copy] as const, ...latest]) stored.set(key, cache);
  expect(Object.keys((await readKept(env.caches))?.pages ?? {})).toEqual(['/help/a', '/help/b']);
  await keep(env, ['/help/2.4/a']);
  expect(Object.keys((await readKept(env.caches))?.pages ?? {})).toEqual([
    '/help/a',
    '/help/b',
    '/help/2.4/a',
  ]);
});

test('a copy whose download never ended doesn’t count', async () => {
  const {env, stored, textOf} = setUp();
  await keep(env, ['/help/a']);
  stored.set('offline-later', new FakeCache());
  expect(await textOf('/help/a')).toBe('/help/a of one');
});

test('the kept list of search indexes has only those that are kept', async () => {
  const {env, textOf} = setUp();
  await keep(env, ['/help/a']);
  const indexes = async () =>
    JSON.parse((await textOf('/search-index/manifest.json')) ?? '') as unknown;
  expect(await indexes()).toEqual([{folder: 'en-help'}]);
  await keep(env, ['/help/2.4/a']);
  expect(await indexes()).toEqual([{folder: 'en-help'}, {folder: 'en-help-2.4'}]);
});

describe.each<[string, (site: ReturnType<typeof setUp>) => void, string]>([
  ['a file that doesn’t arrive', ({server}) => server.delete('/fonts/text.woff2'), 'network'],
  ['a file that’s gone', ({serve}) => serve('/fonts/text.woff2', '', '', 404), 'outdated'],
  [
    'a page instead of a script',
    ({serve}) => serve('/assets/js/main.one.js', '<html>', 'text/html'),
    'outdated',
  ],
  [
    'a page instead of the manifest',
    ({serve}) => serve('/offline.json', '<html>', 'text/html'),
    'network',
  ],
  [
    'a broken manifest',
    ({serve}) => serve('/offline.json', '{"build":1}', 'application/json'),
    'network',
  ],
  ['a full device', () => (fakes.isFull = true), 'full'],
  ['a release without the page', ({publish}) => publish('two', ['/help/b']), 'outdated'],
])('after %s', (_name, breakSite, reason) => {
  test(`keep fails with "${reason}", and nothing is stored`, async () => {
    const site = setUp();
    breakSite(site);
    await expect(keep(site.env, ['/help/a'])).rejects.toMatchObject({reason} as Partial<KeepError>);
    expect(await readKept(site.env.caches)).toBeNull();
    expect(Array.from(site.stored.keys())).toEqual(['someone-elses']);
  });

  test('what was kept before stays', async () => {
    const site = setUp();
    await keep(site.env, ['/help/a']);
    site.publish('one', ['/help/a', '/help/b']);
    site.server.delete('/help/b');
    await expect(keep(site.env, ['/help/b'])).rejects.toThrow();
    expect(await site.textOf('/help/a')).toBe('/help/a of one');
  });
});

test('keep fails if the site changes during the download', async () => {
  const site = setUp();
  const {fetch} = site.env;
  const env = {
    ...site.env,
    fetch(url: string) {
      if (url === '/help/a') site.publish('two', ['/help/a']);
      return fetch(url);
    },
  };
  await expect(keep(env, ['/help/a'])).rejects.toMatchObject({reason: 'outdated'});
  expect(await readKept(env.caches)).toBeNull();
});

test('refresh brings pages up to date after an hour, without those that are gone', async () => {
  const {env, clock, publish, requested, textOf} = setUp();
  await keep(env, ['/help/a', '/help/b']);
  publish('two', ['/help/a']);
  requested.length = 0;
  await refresh(env);
  expect(requested).toEqual([]);
  clock.now += 3_600_000;
  await refresh(env);
  expect(await textOf('/help/a')).toBe('/help/a of two');
  expect(await textOf('/help/b')).toBeUndefined();
  expect(await keptFiles(env)).not.toContain('/assets/js/main.one.js');
  expect(requested).not.toContain('/fonts/text.woff2');
});

test('refresh compares a copy that was made while the clock was a year ahead', async () => {
  const {env, clock, publish, textOf} = setUp();
  clock.now += 31_536_000_000;
  await keep(env, ['/help/a']);
  clock.now -= 31_536_000_000;
  publish('two', ['/help/a']);
  await refresh(env);
  expect(await textOf('/help/a')).toBe('/help/a of two');
});

test('refresh changes nothing while the site is the same or can’t be reached', async () => {
  const {env, clock, server, textOf} = setUp();
  await keep(env, ['/help/a']);
  clock.now += 3_600_000;
  await refresh(env);
  clock.now += 3_600_000;
  server.clear();
  await expect(refresh(env)).rejects.toThrow(KeepError);
  expect(await textOf('/help/a')).toBe('/help/a of one');
});

test('forget removes pages, and with the last one everything', async () => {
  const {env, stored, textOf} = setUp();
  await keep(env, ['/help/a', '/help/b']);
  await forget(env, ['/help/a']);
  expect(await textOf('/help/a')).toBeUndefined();
  expect(await textOf('/help/b')).toBe('/help/b of one');
  expect((await readKept(env.caches))?.pages).toEqual({'/help/b': 'Title of /help/b'});
  await forget(env, ['/help/b']);
  expect(await readKept(env.caches)).toBeNull();
  expect(Array.from(stored.keys())).toEqual(['someone-elses']);
});
