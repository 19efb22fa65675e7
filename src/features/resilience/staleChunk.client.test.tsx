import {RELOAD_PAUSE_MS} from '@site/src/lib/staleChunk';

const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), {name: 'ChunkLoadError'});
const reload = vi.fn();
const add = window.addEventListener.bind(window);
let unload: (() => void)[] = [];

/** Runs the module as a page load does. */
async function load(): Promise<void> {
  for (const remove of unload) remove();
  unload = [];
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener);
      unload.push(() => window.removeEventListener(type, listener));
    },
  );
  vi.resetModules();
  await import('./staleChunk.client');
}

const fail = (error: unknown = chunkError, type = 'unhandledrejection') =>
  window.dispatchEvent(Object.assign(new Event(type), {reason: error, error}));

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: 1_000_000});
  vi.stubGlobal('location', {reload});
  sessionStorage.clear();
});

afterEach(() => {
  for (const remove of unload) remove();
  unload = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
});

test.each(['unhandledrejection', 'error'])('reloads on an %s of a missing chunk', async (type) => {
  await load();
  fail(chunkError, type);
  expect(reload).toHaveBeenCalledOnce();
});

test('ignores other errors', async () => {
  await load();
  fail(new Error('x'));
  fail(new Error('x'), 'error');
  expect(reload).not.toHaveBeenCalled();
});

test('reloads again only after a pause', async () => {
  await load();
  fail();
  await load();
  vi.setSystemTime(1_000_000 + RELOAD_PAUSE_MS - 1);
  fail();
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_000_000 + RELOAD_PAUSE_MS);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('never reloads when nothing can be stored, because it would reload repeatedly', async () => {
  await load();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  fail();
  expect(reload).not.toHaveBeenCalled();
});

test('leaves a page alone that the visitor is leaving', async () => {
  await load();
  window.dispatchEvent(new Event('beforeunload'));
  fail();
  expect(reload).not.toHaveBeenCalled();
});
