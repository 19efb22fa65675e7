import {forget, keep} from '@site/src/domain/offline/keep';
import {readKept, type Kept} from '@site/src/domain/offline/record';
import {forgetPages, keepPages} from './browser';

vi.mock('@site/src/domain/offline/keep', () => ({
  keep: vi.fn(),
  forget: vi.fn(),
  KeepError: class extends Error {
    constructor(readonly reason: string) {
      super(reason);
    }
  },
}));
vi.mock('@site/src/domain/offline/record', () => ({readKept: vi.fn()}));

const env = {} as Parameters<typeof keepPages>[0];
const unregister = vi.fn();
const register = vi.fn<() => Promise<void>>();
beforeEach(() => {
  vi.mocked(keep).mockResolvedValue();
  vi.mocked(forget).mockReset().mockResolvedValue();
  const getRegistration = () => Promise.resolve({unregister});
  vi.stubGlobal('navigator', {serviceWorker: {register, getRegistration}});
});
afterEach(() => void vi.unstubAllGlobals());

test('keepPages: keeps nothing if the worker can’t start', async () => {
  register.mockRejectedValue(new TypeError('no network'));
  const failed = keepPages(env, ['/help/a'], () => {});
  await expect(failed).rejects.toMatchObject({reason: 'network'});
  expect(forget).toHaveBeenCalledWith(env, ['/help/a']);
});

test('forgetPages: ends the worker with the last page', async () => {
  vi.mocked(readKept).mockResolvedValueOnce({} as Kept);
  await forgetPages(env, ['/help/a']);
  expect(unregister).not.toHaveBeenCalled();
  vi.mocked(readKept).mockResolvedValueOnce(null);
  await forgetPages(env, ['/help/b']);
  expect(unregister).toHaveBeenCalledOnce();
});
