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
    const text =
      'We retry for two days. After a bounce, bounces stop (for now). It’s 5.1.1 in most logs.';

    test('returns a short text unchanged', () => {
      expect(excerpt('Short text.', matches, 20)).toBe('Short text.');
    });

    test('returns the sentence with the most matches', () => {
      expect(excerpt(text, matches, 8)).toBe('After a bounce, bounces stop (for now).');
    });

    test('returns the first sentence when none has a match', () => {
      expect(excerpt(text, {matchedTerms: [], queryTerms: []}, 8)).toBe('We retry for two days.');
    });

    test('begins after a colon when a sentence follows', () => {
      const list = `If this is true: You get the lead back after a bounce. It stays yours.`;
      expect(excerpt(list, matches, 9)).toBe('You get the lead back after a bounce.');
    });

    test('skips long sentences, and labels in a row', () => {
      expect(excerpt('The bounce codes we know. 6 fields of bounce', matches, 20)).toBe(
        'The bounce codes we know.',
      );
      expect(excerpt(`A bounce ${'and one '.repeat(30)}more.`, matches, 20)).toBe('');
      expect(excerpt('Bounce decoder', matches, 20)).toBe('');
    });
  });
});
