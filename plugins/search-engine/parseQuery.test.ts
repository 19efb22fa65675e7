import {parseQuery} from './parseQuery';

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
