import {search} from './engine';
import {escapeHtml, excerpt, highlight} from './highlight';
import {buildIndex, loadIndex} from './searchIndex';
import {type Section} from './section';

describe('search', () => {
  const section = (titles: string[], text = '', anchor = ''): Section => ({
    route: `/help/article/${titles[0]?.toLowerCase().replaceAll(' ', '-')}`,
    ...{titles, text, anchor, group: 'Help'},
  });

  const aboutBounces = 'A bounce is a message that came back. Each bounce has a code. '.repeat(5);

  const help = buildIndex([
    section(['Troubleshoot email bounces'], 'When a message comes back.'),
    section(['Troubleshoot email bounces', 'Hard bounces'], aboutBounces, 'hard-bounces'),
    section(['Troubleshoot email bounces', 'Retries'], 'Four tries.', 'retries'),
    section(['Email deliverability guide'], aboutBounces),
    section(['Email deliverability guide', 'Bounce rate'], aboutBounces, 'bounce-rate'),
    section(['Connect Salesforce', 'Disconnect Salesforce'], 'Undo Salesforce.', 'disconnect'),
    section(['Connect Salesforce'], 'Sync contacts, code 5.1.1 and crème brûlée.'),
    section(['Create a campaign'], 'Start here.'),
    section(['Create a campaign from a template'], 'Create a campaign from what exists.'),
    section(['Campaign', 'Create a campaign by hand'], 'Create a campaign.', 'by-hand'),
    section(['Create your account'], 'Create an account.'),
  ]);
  const api = buildIndex([
    {
      ...section(['Webhooks', 'Bounce event'], 'Sent at once.', 'bounce-event'),
      route: '/api/hooks',
    },
  ]);

  const titles = (query: string, indexes = [help]) =>
    search(indexes, query).map((hit) => hit.titles.join(' > '));
  const best = (query: string) => titles(query)[0];

  describe('ranks the right section first for', () => {
    test.each([
      ['three letters of a title word', 'bounc', 'Troubleshoot email bounces'],
      ['a title word that a heading below it repeats', 'sales', 'Connect Salesforce'],
      ['a question', 'how do I fix bounces', 'Troubleshoot email bounces'],
      ['the whole title', 'Troubleshoot email bounces', 'Troubleshoot email bounces'],
      ["a title's words in another order", 'bounces troubleshoot', 'Troubleshoot email bounces'],
      ['a missing letter', 'deliverabilty', 'Email deliverability guide'],
      ['swapped letters', 'salesfroce', 'Connect Salesforce'],
      ['swapped letters in a short word', 'buonces', 'Troubleshoot email bounces'],
      ['a misspelled word', 'trubleshoot email bounces', 'Troubleshoot email bounces'],
      ['a heading', 'retries', 'Troubleshoot email bounces > Retries'],
      ['a page title and a heading', 'bounces retries', 'Troubleshoot email bounces > Retries'],
      ['an exact title among longer ones', 'create a campaign', 'Create a campaign'],
      ['a query in capitals', 'CONNECT SALESFORCE', 'Connect Salesforce'],
      ['a number with dots', '5.1.1', 'Connect Salesforce'],
      ['a query without accents', 'creme brulee', 'Connect Salesforce'],
      ['a query with a word that matches nothing', 'salesforce unicorn', 'Connect Salesforce'],
    ])('%s: %s', (_, query, expected) => {
      expect(best(query)).toBe(expected);
    });
  });

  test('ranks an article above a release note on the same topic, even when the term is rarer in notes', () => {
    const note = {
      ...section(['v2.4.2: bounces say what to do']),
      group: 'Changelog',
      route: '/changelog/v2-4-2',
    };
    const pages = Array.from({length: 60}, (_page, index) =>
      section([`Page ${index}`], 'Something else.'),
    );
    const site = buildIndex([note, ...pages]);
    const hits = titles('bounc', [site, help]);
    expect(hits[0]).toBe('Troubleshoot email bounces');
    expect(hits).toContain('v2.4.2: bounces say what to do');
  });

  test('ranks equal sections in the order help, docs, pages, blog, API', () => {
    const groups = ['API', 'Blog', 'Pages', 'Docs', 'Help · Integrations'];
    const same = groups.map((group, at) => ({...section(['Webhooks']), group, route: `/${at}`}));
    const found = search([buildIndex(same)], 'webhooks').map(({group}) => group);
    expect(found).toEqual([...groups].reverse());
  });

  test('ranks the heading spelled exactly like the query first', () => {
    const fields = buildIndex([
      section(['Send', 'request_id'], 'Of an error.', 'error'),
      section(['Send', 'Request-Id'], 'Of every answer, whatever it was.', 'header'),
    ]);
    expect(titles('request-id', [fields])[0]).toBe('Send > Request-Id');
    expect(titles('request_id', [fields])[0]).toBe('Send > request_id');
  });

  test('ranks an API field below three other hits when its name is a plain word', () => {
    const field = {...section(['Figures', 'Response', 'bounce']), group: 'API'};
    // The rarer the term is in the field's index, the higher the field scores.
    const others = Array.from({length: 400}, (_page, index) => section([`Page ${index}`], 'Else.'));
    const found = titles('bounce', [buildIndex([field, ...others]), help]);
    expect(found.indexOf('Figures > Response > bounce')).toBeGreaterThanOrEqual(3);
  });

  test('ranks an API field first when the query is spelled like an identifier', () => {
    const field = {...section(['Figures', 'Response', 'message_code']), group: 'API'};
    expect(titles('message_code', [buildIndex([field]), help])[0]).toContain('message_code');
  });

  test('finds a page first by its exact title', () => {
    for (const title of [
      'Email deliverability guide',
      'Connect Salesforce',
      'Create your account',
    ]) {
      expect(best(title)).toBe(title);
    }
  });

  test('finds a page by its question, which none of its texts repeats', () => {
    const page = {
      ...section(['Campaign is running but nothing is sending'], 'Check the window.'),
      question: 'Why has nothing gone out?',
    };
    const site = buildIndex([page, section(['Lists'], 'Nothing is lost.')]);
    expect(titles('nothing has gone out', [site])).toEqual([page.titles[0]]);
  });

  test("doesn't match a section on its parents' titles alone", () => {
    expect(titles('troubleshoot')).toEqual(['Troubleshoot email bounces']);
  });

  test('ranks fuzzy matches below exact ones and drops them when there are enough exact ones', () => {
    const named = (name: string, count: number) =>
      Array.from({length: count}, (_, n) => section([`${name} ${n}`]));
    const few = buildIndex([...named('Loads', 1), ...named('Leads', 2)]);
    expect(titles('leads', [few])).toEqual(['Leads 0', 'Leads 1', 'Loads 0']);
    const many = buildIndex([...named('Loads', 1), ...named('Leads', 5)]);
    expect(titles('leads', [many])).not.toContain('Loads 0');
  });

  test('searches several indexes as one', () => {
    expect(titles('bounce event', [help, api])[0]).toBe('Webhooks > Bounce event');
    expect(titles('bounc', [help, api])).toContain('Webhooks > Bounce event');
  });

  test("moves a page's fourth and later sections behind other pages", () => {
    const long = Array.from({length: 8}, (_, n) =>
      section(['Warm-up', `Warm day ${n}`], '', `d${n}`),
    );
    const found = titles('warm', [buildIndex([...long, section(['Lists'], 'Keep a list warm.')])]);
    expect(found).toHaveLength(9);
    expect(found.indexOf('Lists')).toBe(3);
  });

  test('says whether the heading or only the text matched', () => {
    const [heading] = search([help], 'retries');
    const [text] = search([help], 'contacts');
    expect([heading?.isHeadingMatch, text?.isHeadingMatch]).toEqual([true, false]);
  });

  test.each(['', '   ', '?!', '<>'])('finds nothing for %p', (query) => {
    expect(search([help], query)).toEqual([]);
  });

  test('finds nothing when there are no indexes or no matches', () => {
    expect(search([], 'bounce')).toEqual([]);
    expect(search([help], 'xylophone')).toEqual([]);
  });

  test('answers a query with thousands of words', () => {
    expect(search([help], 'bounce '.repeat(5000))).not.toEqual([]);
  });

  test('returns the same hits after an index is saved and loaded', () => {
    const loaded = loadIndex(JSON.stringify(help));
    expect(titles('bounc', [loaded])).toEqual(titles('bounc'));
    expect(titles('bounc')).not.toEqual([]);
  });
});

describe('highlight', () => {
  const tags = {pre: '[', post: ']'};
  const matches = {
    matchedTerms: ['bounce', 'bounces', 'img', 'creme'],
    queryTerms: ['bounc', 'img'],
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

    test('returns the beginning when the text has no match', () => {
      expect(excerpt(text, {matchedTerms: [], queryTerms: []}, 3, '')).toBe('one one one');
    });

    test('keeps the final period when it reaches the end', () => {
      expect(excerpt(`${'one '.repeat(30)}bounce.`, matches, 5)).toBe('…one one one one bounce.');
    });
  });
});
