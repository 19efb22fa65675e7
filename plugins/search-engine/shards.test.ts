import {ByteWriter} from './bytes';
import {Shards} from './shards';

/** A shard of one term, whose value is a number. */
function shardOf(value: number): Uint8Array {
  const shard = new ByteWriter();
  shard.bytes(Uint8Array.of(value));
  return shard.done();
}

test('a term that another search pushes out while a shard loads is still found', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const shards = new Shards(
    [0, 1, 2, 3],
    (bytes) => bytes[0],
    async (shard) => {
      if (shard === 3) await arrived;
      return shardOf(shard);
    },
    2,
  );
  await shards.load([0]);
  const slow = shards.load([0, 3]);
  await shards.load([1, 2]);
  arrive();
  expect(Array.from(await slow)).toEqual([
    [0, 0],
    [3, 3],
  ]);
});

test('a shard without the term is damaged', async () => {
  const shards = new Shards(
    [0],
    (bytes) => bytes[0],
    () => Promise.resolve(shardOf(0)),
    2,
  );
  await expect(shards.load([1])).rejects.toThrow('damaged');
});
