import {loadCode} from './loadCode';

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

afterEach(() => vi.restoreAllMocks());

describe('loadCode', () => {
  test('returns null offline', async () => {
    network(false, false);
    expect(await loadCode(failing(1))).toBeNull();
  });

  test('tries again when the network comes back, even if an earlier request fails then', async () => {
    network(false, true, true, true, true);
    expect(await loadCode(failing(2))).toBe('code');
  });

  test('throws when code is missing', async () => {
    const load = failing(3);
    await expect(loadCode(load)).rejects.toBe(missing);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
