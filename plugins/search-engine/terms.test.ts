import {tokensOf, wordsOf} from './terms';

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
