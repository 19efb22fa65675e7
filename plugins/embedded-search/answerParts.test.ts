import {buildIndex} from '../search-engine/buildIndex';
import {LoadedIndex} from '../search-engine/loadedIndex';
import {excerpt, highlight} from './highlight';
import {nearestQueries} from './nearest';
import {offerTool} from './toolOffer';

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

describe('nearest', () => {
  const files = buildIndex([
    {
      ...{route: '/x', anchor: '', group: 'Help', titles: ['Connect Salesforce']},
      text: 'Salesforce and Salesforce’s limits, code 5.1.1, one row.',
    },
  ]);
  const open = () =>
    LoadedIndex.open((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));

  test.each([
    ['zalesforce', ['salesforce']],
    ['Konnect zalesforce', ['connect salesforce']],
    ['salesforce', []],
    ['raw', []],
    ['xylophone', []],
    ['', []],
    ['qqzalesforceqq zalesforce', ['qqzalesforceqq salesforce']],
  ])('nearestQueries(%j) is %j', async (query, expected) => {
    expect(nearestQueries([await open()], query)).toEqual(expected);
  });

  test('a query of many unknown words has no more suggestions than one of a few', async () => {
    const suggested = nearestQueries([await open()], 'zalesforce konnect '.repeat(500));
    expect(suggested).toHaveLength(1);
    expect(suggested[0]).toMatch(/^(?:salesforce connect )+/);
  });
});

describe('toolOffer', () => {
  test.each([
    ['550 5.7.26', 'bounce'],
    ['550-5.7.26 Your email has been blocked because the sender is unauthenticated.', 'bounce'],
    ['5.1.1', 'bounce'],
    ['550 Requested action not taken: mailbox unavailable', 'bounce'],
    ['host mx.example.com said: 550 no such user here', 'bounce'],
    ['The server returned the error 552 mailbox full', 'bounce'],
    [' 421 ', 'bounce'],
    ['v=spf1 include:_spf.google.com ~all', 'dns'],
    ['v=DKIM1; k=rsa; p=MIIB', 'dns'],
    ['_dmarc TXT v=DMARC1; p=none', 'dns'],
    [
      'Mail Delivery Subsystem: the message to ada@example.com was not delivered because the address was not found',
      'bounce',
    ],
  ])('%j is for the tool "%s", with the text as it is', (query, tool) => {
    expect(offerTool(query)).toEqual({tool, text: query.trim()});
  });

  test.each([
    '',
    '429',
    '404',
    'v2.4.2',
    '10.5.1.1',
    '555 leads',
    'Import 450 contacts from a spreadsheet into a list of leads',
    'undeliverable',
    'what does 5.1.1 mean',
    'spf record',
    '5.1',
  ])('%j is for no tool', (query) => {
    expect(offerTool(query)).toBeNull();
  });
});
