import {escapeHtml, excerpt, highlight} from './highlight';

const tags = {pre: '[', post: ']'};
const matches = {matchedTerms: ['bounce', 'bounces', 'img', 'creme'], queryTerms: ['bounc', 'img']};

test('the typed beginning of a word is marked', () => {
  expect(highlight('Bounces and a bounce', matches, tags)).toBe('[Bounc]es and a [bounc]e');
});

test('a corrected word is marked whole, with its accents', () => {
  expect(highlight('la crème', matches, tags)).toBe('la [crème]');
});

test('only whole terms match', () => {
  expect(highlight('rebounce', matches, tags)).toBe('rebounce');
});

test('markup is escaped around and inside of marks', () => {
  expect(highlight('<img onerror="x"> & bounce', matches, tags)).toBe(
    '&lt;[img] onerror=&quot;x&quot;&gt; &amp; [bounc]e',
  );
  expect(escapeHtml(`<'>`)).toBe('&lt;&#039;&gt;');
});

describe('an excerpt', () => {
  const text = `${'one '.repeat(30)}then a bounce and more bounces, ${'two '.repeat(30)}end.`;

  test('is a short text itself', () => {
    expect(excerpt('Short text.', matches, 20)).toBe('Short text.');
  });

  test('lies around the most matches and says where it was cut', () => {
    const part = excerpt(text, matches, 10);
    expect(part).toBe('…one one then a bounce and more bounces, two two…');
    expect(part.split(' ')).toHaveLength(10);
  });

  test('is the beginning when the text itself does not match', () => {
    expect(excerpt(text, {matchedTerms: [], queryTerms: []}, 3, '')).toBe('one one one');
  });

  test('reaches the end with its full stop', () => {
    expect(excerpt(`${'one '.repeat(30)}bounce.`, matches, 5)).toBe('…one one one one bounce.');
  });
});
