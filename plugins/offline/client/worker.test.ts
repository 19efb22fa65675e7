import {refresh} from '@site/src/domain/offline/keep';

vi.mock('@site/src/domain/offline/keep', () => ({
  copyOf: () => Promise.resolve(undefined),
  refresh: vi.fn(() => Promise.resolve()),
}));
vi.mock('@site/src/domain/offline/record', () => ({
  readKept: () => Promise.resolve({pages: {'/help/article/spf': 'SPF'}}),
}));

afterEach(() => void vi.unstubAllGlobals());

/** Lets the worker answer a request, and waits for the work that it goes on with. */
async function open(path: string, mode: RequestMode) {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('location', {origin: 'https://site.example'});
  vi.stubGlobal('caches', {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.resetModules();
  await import('./worker');
  const work: Promise<unknown>[] = [];
  listeners.get('fetch')!({
    request: {method: 'GET', mode, url: `https://site.example${path}`},
    respondWith: (response: Promise<Response>) => work.push(response),
    waitUntil: (more: Promise<unknown>) => work.push(more),
  });
  await Promise.all(work);
}

test.each([
  ['/help/article/spf', 'navigate', 1],
  ['/help/article/dkim', 'navigate', 0],
  ['/help/article/spf', 'cors', 0],
] as const)('opening %s (%s) updates the kept pages %i times', async (path, mode, times) => {
  vi.mocked(refresh).mockClear();
  await open(path, mode);
  expect(refresh).toHaveBeenCalledTimes(times);
});
