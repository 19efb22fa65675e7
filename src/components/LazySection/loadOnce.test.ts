import {loadOnce} from './loadOnce';

const Section = () => null;

test('the code is fetched once, and known from then on', async () => {
  const load = jest.fn(() => Promise.resolve(Section));
  const source = loadOnce(load);
  expect(source.loaded).toBeNull();
  await Promise.all([source.load(), source.load()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(source.loaded).toBe(Section);
});

test('after a failure the next call tries again', async () => {
  const load = jest
    .fn<Promise<typeof Section>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(Section);
  const source = loadOnce(load);
  await expect(source.load()).rejects.toThrow('offline');
  await expect(source.load()).resolves.toBe(Section);
});
