import {escapeHtml, excerpt, highlight} from './highlight';

describe('highlight', () => {
  const tags = {pre: '[', post: ']'};
  const matches = {
    matchedTerms: ['bounce', 'bounces', 'img', 'creme'],
    queryTerms: ['bounc', 'img', 'crene'],
  };

  test('marks the typed beginning of a word', () => {
    expect(highlight('Bounces and a bounce', matches, tags)).toBe('[Bounc]es and a [bounc]e');
  });

  test('marks all of a corrected word, including its accents', () => {
    expect(highlight('la crème', matches, tags)).toBe('la [crème]');
  });

  test('marks whole terms only', () => {
    expect(highlight('rebounce', matches, tags)).toBe('rebounce');
  });

  test('leaves out synonyms, which a reader didn’t type', () => {
    const synonyms = {matchedTerms: ['bounce', 'undelivered'], queryTerms: ['bounce']};
    expect(highlight('a bounce is undelivered', synonyms, tags)).toBe('a [bounce] is undelivered');
  });

  test('marks weak words only next to others, and when there are no others', () => {
    const warmUp = {matchedTerms: ['warm', 'up', 'warming'], queryTerms: ['warm', 'up']};
    expect(highlight('Warm-up: warming up takes up to a week', warmUp, tags)).toBe(
      '[Warm]-[up]: [warm]ing [up] takes up to a week',
    );
    const howTo = {matchedTerms: ['how', 'to'], queryTerms: ['how', 'to']};
    expect(highlight('How long to wait', howTo, tags)).toBe('[How] long [to] wait');
  });

  test('escapes markup around and inside marks', () => {
    expect(highlight('<img onerror="x"> & bounce', matches, tags)).toBe(
      '&lt;[img] onerror=&quot;x&quot;&gt; &amp; [bounc]e',
    );
    expect(escapeHtml(`<'>`)).toBe('&lt;&#039;&gt;');
  });

  describe('excerpt', () => {
    const text = `${'one '.repeat(30)}then a bounce and more bounces, ${'two '.repeat(30)}end.`;

    test('returns a short text unchanged', () => {
      expect(excerpt('Short text.', matches, 20)).toBe('Short text.');
    });

    test('centers on the most matches and shows where it was cut', () => {
      const part = excerpt(text, matches, 10);
      expect(part).toBe('…one one then a bounce and more bounces, two two…');
      expect(part.split(' ')).toHaveLength(10);
    });

    test('begins with the sentence of the match when it’s close', () => {
      const sentences = `${'one '.repeat(30)}end. Then wait for a bounce. ${'two '.repeat(30)}`;
      expect(excerpt(sentences, matches, 7)).toBe('Then wait for a bounce. two two…');
    });

    test('returns the beginning when the text has no match', () => {
      expect(excerpt(text, {matchedTerms: [], queryTerms: []}, 3, '')).toBe('one one one');
    });

    test('keeps the final period when it reaches the end', () => {
      expect(excerpt(`${'one '.repeat(30)}bounce.`, matches, 5)).toBe('…one one one one bounce.');
    });
  });
});
