import {search} from './engine';
import {escapeHtml, excerpt, highlight} from './highlight';
import {ownCache} from './ownCache';
import {buildIndex, loadIndex} from './searchIndex';
import {type Section} from './section';

describe('engine.ts', () => {
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

  describe('the right section comes first', () => {
    test.each([
      ['three letters of a title word', 'bounc', 'Troubleshoot email bounces'],
      ['a title word that is in a heading below it too', 'sales', 'Connect Salesforce'],
      ['a question', 'how do I fix bounces', 'Troubleshoot email bounces'],
      ['the whole title', 'Troubleshoot email bounces', 'Troubleshoot email bounces'],
      ['its words in another order', 'bounces troubleshoot', 'Troubleshoot email bounces'],
      ['a missing letter', 'deliverabilty', 'Email deliverability guide'],
      ['swapped letters', 'salesfroce', 'Connect Salesforce'],
      ['swapped letters in a short word', 'buonces', 'Troubleshoot email bounces'],
      ['a wrong word among right ones', 'trubleshoot email bounces', 'Troubleshoot email bounces'],
      ['a heading', 'retries', 'Troubleshoot email bounces > Retries'],
      ['page and heading', 'bounces retries', 'Troubleshoot email bounces > Retries'],
      ['an exact title among longer ones', 'create a campaign', 'Create a campaign'],
      ['another alphabetical case', 'CONNECT SALESFORCE', 'Connect Salesforce'],
      ['a number with points', '5.1.1', 'Connect Salesforce'],
      ['no accents', 'creme brulee', 'Connect Salesforce'],
      ['words of which one is nowhere', 'salesforce unicorn', 'Connect Salesforce'],
    ])('%s: %s', (_, query, expected) => {
      expect(best(query)).toBe(expected);
    });
  });

  test('an article goes before the release note about the same, however rare the word is beside the note', () => {
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

  test('of two that say the same, the answer goes before the guide, the page, the news and the field', () => {
    const groups = ['API', 'Blog', 'Pages', 'Docs', 'Help · Integrations'];
    const same = groups.map((group, at) => ({...section(['Webhooks']), group, route: `/${at}`}));
    const found = search([buildIndex(same)], 'webhooks').map(({group}) => group);
    expect(found).toEqual([...groups].reverse());
  });

  test('among headings of the same words the one that is written as the query is goes first', () => {
    const fields = buildIndex([
      section(['Send', 'request_id'], 'Of an error.', 'error'),
      section(['Send', 'Request-Id'], 'Of every answer, whatever it was.', 'header'),
    ]);
    expect(titles('request-id', [fields])[0]).toBe('Send > Request-Id');
    expect(titles('request_id', [fields])[0]).toBe('Send > request_id');
  });

  test('a field whose name is a plain word comes after three answers', () => {
    const field = {...section(['Figures', 'Response', 'bounce']), group: 'API'};
    // The rarer the word is beside the field, the more the field scores.
    const others = Array.from({length: 400}, (_page, index) => section([`Page ${index}`], 'Else.'));
    const found = titles('bounce', [buildIndex([field, ...others]), help]);
    expect(found.indexOf('Figures > Response > bounce')).toBeGreaterThanOrEqual(3);
  });

  test('a field whose name is written as names are comes first', () => {
    const field = {...section(['Figures', 'Response', 'message_code']), group: 'API'};
    expect(titles('message_code', [buildIndex([field]), help])[0]).toContain('message_code');
  });

  test('every title finds its page first', () => {
    for (const title of [
      'Email deliverability guide',
      'Connect Salesforce',
      'Create your account',
    ]) {
      expect(best(title)).toBe(title);
    }
  });

  test("a section isn't found through the titles above it alone", () => {
    expect(titles('troubleshoot')).toEqual(['Troubleshoot email bounces']);
  });

  test('words with typing errors come behind words as written, and only when those are few', () => {
    const named = (name: string, count: number) =>
      Array.from({length: count}, (_, n) => section([`${name} ${n}`]));
    const few = buildIndex([...named('Loads', 1), ...named('Leads', 2)]);
    expect(titles('leads', [few])).toEqual(['Leads 0', 'Leads 1', 'Loads 0']);
    const many = buildIndex([...named('Loads', 1), ...named('Leads', 5)]);
    expect(titles('leads', [many])).not.toContain('Loads 0');
  });

  test('several indexes answer as one', () => {
    expect(titles('bounce event', [help, api])[0]).toBe('Webhooks > Bounce event');
    expect(titles('bounc', [help, api])).toContain('Webhooks > Bounce event');
  });

  test('a page with many fitting sections lets others have their turn', () => {
    const long = Array.from({length: 8}, (_, n) =>
      section(['Warm-up', `Warm day ${n}`], '', `d${n}`),
    );
    const found = titles('warm', [buildIndex([...long, section(['Lists'], 'Keep a list warm.')])]);
    expect(found).toHaveLength(9);
    expect(found.indexOf('Lists')).toBe(3);
  });

  test('a hit says whether a heading or the text matched', () => {
    const [heading] = search([help], 'retries');
    const [text] = search([help], 'contacts');
    expect([heading?.isHeadingMatch, text?.isHeadingMatch]).toEqual([true, false]);
  });

  test.each(['', '   ', '?!', '<>'])('%p finds nothing', (query) => {
    expect(search([help], query)).toEqual([]);
  });

  test("nothing is found where there's nothing", () => {
    expect(search([], 'bounce')).toEqual([]);
    expect(search([help], 'xylophone')).toEqual([]);
  });

  test('a pasted page is answered too', () => {
    expect(search([help], 'bounce '.repeat(5000))).not.toEqual([]);
  });

  test('an index survives being written to a file', () => {
    const loaded = loadIndex(JSON.stringify(help));
    expect(titles('bounc', [loaded])).toEqual(titles('bounc'));
    expect(titles('bounc')).not.toEqual([]);
  });
});

describe('highlight.ts', () => {
  const tags = {pre: '[', post: ']'};
  const matches = {
    matchedTerms: ['bounce', 'bounces', 'img', 'creme'],
    queryTerms: ['bounc', 'img'],
  };

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

    test("is the beginning when the text itself doesn't match", () => {
      expect(excerpt(text, {matchedTerms: [], queryTerms: []}, 3, '')).toBe('one one one');
    });

    test('reaches the end with its full stop', () => {
      expect(excerpt(`${'one '.repeat(30)}bounce.`, matches, 5)).toBe('…one one one one bounce.');
    });
  });
});

describe('ownCache.ts', () => {
  test('Rspack’s cache gets a version of its own', () => {
    expect(
      ownCache({cache: true, experiments: {cache: {type: 'persistent', version: 'client-3'}}}),
    ).toEqual({
      experiments: {cache: {version: 'client-3-embedded-search'}},
    });
  });

  test('so does webpack’s', () => {
    expect(ownCache({cache: {type: 'filesystem', version: 'client-3'}})).toEqual({
      cache: {version: 'client-3-embedded-search'},
    });
  });

  test('without a cache on disk nothing is set', () => {
    expect(ownCache({cache: undefined})).toEqual({});
  });
});
