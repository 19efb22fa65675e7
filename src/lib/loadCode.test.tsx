import {loadCode, prefetchCode} from './loadCode';

const missing = new Error('Loading chunk 12 failed.');

/** Sets whether the browser is online, in the order of the reads. */
function network(...states: boolean[]): void {
  const read = vi.spyOn(navigator, 'onLine', 'get');
  for (const isOnline of states) read.mockReturnValueOnce(isOnline);
}

const failing = (times: number) => {
  const load = vi.fn().mockResolvedValue('code');
  for (let time = 0; time < times; time += 1) load.mockRejectedValueOnce(missing);
  return load;
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('loadCode', () => {
  test('returns null offline', async () => {
    network(false, false);
    expect(await loadCode(failing(1))).toBeNull();
  });

  test('tries again when the network comes back, even if an earlier request fails then', async () => {
    network(false, true, true, true, true);
    const code = loadCode(failing(2));
    await vi.runAllTimersAsync();
    expect(await code).toBe('code');
  });

  test('waits before it tries again with a network', async () => {
    const load = failing(1);
    const code = loadCode(load);
    await vi.advanceTimersByTimeAsync(900);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await code).toBe('code');
  });

  test('throws when code is missing', async () => {
    const load = failing(3);
    const failed = expect(loadCode(load)).rejects.toBe(missing);
    await vi.runAllTimersAsync();
    await failed;
    expect(load).toHaveBeenCalledTimes(2);
  });
});

test('prefetchCode: starts to load, and ignores a failure', () => {
  const load = failing(1);
  prefetchCode(load);
  expect(load).toHaveBeenCalledTimes(1);
});
