import {ByteWriter} from './bytes';
import {parseQuery} from './parseQuery';
import {Shards} from './shards';
import {tokensOf, wordsOf} from './terms';

describe('parseQuery', () => {
  test('reads phrases, compounds, and whether the last word is finished', () => {
    expect(parseQuery('“warm up” " " (daily_limit), e-mail 5 ')).toEqual({
      words: ['warm', 'up', 'daily', 'limit', 'e', 'mail', '5'],
      phrases: [['warm', 'up']],
      compounds: [['daily', 'limit']],
      isOpen: false,
    });
    expect(parseQuery('warm u').isOpen).toBe(true);
  });

  test.each([
    ['can’t log in', 'login'],
    ['logged into', 'login'],
    ['activity log in', 'log in'],
    ['blog in', 'blog in'],
  ])('the words of %j end with %j', (query, words) => {
    expect(parseQuery(query).words.join(' ')).toMatch(new RegExp(`(?:^| )${words}$`));
  });

  test('reads only the beginning of a long text', () => {
    const {words, isOpen} = parseQuery(`${'word '.repeat(25)}wor`);
    expect(words).toHaveLength(20);
    expect(isOpen).toBe(false);
  });
});

describe('terms', () => {
  const parts = ['a', 'Z', '7', '.', ',', "'", '’', ' ', '_', 'é', 'ß', '٣', '中', '😀', '\u0301'];

  /** Returns all texts of so many parts. */
  const textsOf = (length: number): string[] =>
    length === 0 ? [''] : textsOf(length - 1).flatMap((text) => parts.map((part) => text + part));

  test('words are the texts of the tokens', () => {
    const different = textsOf(4).filter(
      (text) =>
        wordsOf(text).join('|') !==
        tokensOf(text)
          .map((token) => token.text)
          .join('|'),
    );
    expect(different).toEqual([]);
  });

  test('a long text has the same words as tokens', () => {
    const text = "It’s v2.4: 1,000 e-mails, 5.1.1 (don't) naïve daily_limit… Ünïcode. ".repeat(50);
    expect(wordsOf(text)).toEqual(tokensOf(text).map((token) => token.text));
  });
});

describe('Shards', () => {
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
});
