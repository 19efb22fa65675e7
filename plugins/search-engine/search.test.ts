import {randomFrom} from '../../test/fixtures/values';
import type {Section} from './section';
import {buildIndex, type BuildOptions} from './buildIndex';
import {ByteReader} from './bytes';
import {INDEX_FORMAT} from './format';
import {LoadedIndex} from './loadedIndex';
import {search} from './search';
import {Recent} from './shards';
import {editDistance, prefixDistance, stemOf} from './words';

const section = (titles: string[], text = '', anchor = ''): Section => ({
  route: `/${titles[0]?.toLowerCase().replaceAll(' ', '-')}`,
  ...{titles, text, anchor, group: 'Help'},
});

const sections = [
  section(['Troubleshoot email bounces'], 'When a message comes back to you.'),
  section(['Troubleshoot email bounces', 'Retries'], 'Four tries in a row.', 'retries'),
  {...section(['Email deliverability guide'], 'Reach the inbox.'), question: 'Why am I in spam?'},
  section(['Connect Salesforce'], 'Sync contacts, code 5.1.1 and crème brûlée.'),
  section(['Create a campaign'], 'Set daily_limit before you start.'),
  section(['Create a campaign from a template'], 'A limit for each daily plan. Row a in.'),
  section(['Campaigns', 'Create a campaign by hand'], 'Create a campaign.', 'by-hand'),
];

const sharded: BuildOptions = {shardBytes: 40, inlineBytes: 0};

async function open(options?: BuildOptions, all: readonly Section[] = sections) {
  const files = buildIndex(all, options);
  const load = vi.fn((name: string) => {
    const file = files.get(name);
    return file ? Promise.resolve(file) : Promise.reject(new Error(name));
  });
  return {files, load, index: await LoadedIndex.open(load)};
}

async function routesOf(index: LoadedIndex, query: string) {
  const {pages} = await search([index], query);
  return Promise.all(
    pages.map(async ({sections}) => (await index.textOf(sections[0]?.section ?? 0)).route),
  );
}

test('a question finds what it asks about, not a page with its other words', async () => {
  const paused = {
    ...section(['We paused your campaign'], 'Fix it, then resume. Emails go out again.'),
    question: 'Why did you pause my campaign?',
  };
  const {index} = await open(undefined, [...sections, paused]);
  const [first] = await routesOf(index, 'why did my email bounce');
  expect(first).toBe('/troubleshoot-email-bounces');
});

describe.each([
  ['inline', undefined],
  ['sharded', sharded],
])('search with %s postings ranks first for', (_, options) => {
  test.each([
    ['three letters', 'bou', '/troubleshoot-email-bounces'],
    ['a title in another order', 'bounces troubleshoot', '/troubleshoot-email-bounces'],
    ['another form of a word', 'bounced', '/troubleshoot-email-bounces'],
    ['a missing letter', 'deliverabilty', '/email-deliverability-guide'],
    ['swapped letters', 'salesfroce', '/connect-salesforce'],
    ['a misspelled beginning', 'deliveerab', '/email-deliverability-guide'],
    ['a heading', 'retries', '/troubleshoot-email-bounces'],
    ['the whole title among longer ones', 'create a campaign', '/create-a-campaign'],
    ["a page's question", 'why am i in spam', '/email-deliverability-guide'],
    ['a code', '5.1.1', '/connect-salesforce'],
    ['a field', 'daily_limit', '/create-a-campaign'],
    ['missing accents', 'CREME BRULEE', '/connect-salesforce'],
    ['a synonym', 'undeliverable', '/troubleshoot-email-bounces'],
    ['a synonym in another form', 'undeliverables', '/troubleshoot-email-bounces'],
    ['an unknown word among known ones', 'salesforce qqqq', '/connect-salesforce'],
  ])('%s: %s', async (_case, query, expected) => {
    const {index} = await open(options);
    expect((await routesOf(index, query))[0]).toBe(expected);
  });
});

test.each([
  ['can ', []],
  ['cans ', ['bounces']],
])('%j finds %j of a list with "canned"', async (query, found) => {
  const {index} = await open();
  const synonyms = [['cans', 'canned', 'bounces']];
  expect((await search([index], query, {synonyms})).matchedTerms).toEqual(found);
});

describe('a page is found by', () => {
  const page = (route: string, titles: string[], text = ''): Section => ({
    ...{route, titles, text, anchor: '', group: 'Help'},
  });

  test('words in its path', async () => {
    const {index} = await open(sharded, [
      page('/help/invoices', ['Billing documents'], 'Taxes.'),
      page('/help/taxes', ['Taxes'], 'Invoices have them.'),
      ...Array.from({length: 20}, (_, at) => page(`/help/other-${at}`, [`Other ${at}`])),
    ]);
    expect((await routesOf(index, 'invoices'))[0]).toBe('/help/invoices');
    // A folder that all pages share says nothing about one.
    expect(await routesOf(index, 'help')).toEqual([]);
  });

  test('the text of links to it', async () => {
    const links = [
      {route: '/b', text: 'sender reputation'},
      {route: '/a', text: 'itself'},
    ];
    const {index} = await open(sharded, [
      {...page('/a', ['Warm-up'], 'Its effect.'), links},
      page('/b', ['How providers see you']),
    ]);
    expect(await routesOf(index, 'reputation')).toEqual(['/b']);
    expect(await routesOf(index, 'itself')).toEqual([]);
  });

  test('words spread over its sections', async () => {
    const {index} = await open(sharded, [
      page('/a', ['First'], 'Azure tenants in a text.'),
      page(
        '/a',
        ['First', 'Part'],
        'There are many other words in the text of this part, and more.',
      ),
      page('/a', ['First', 'Other part'], 'There are many other words in this part, too.'),
      page('/b', ['Second'], 'Azure is in a text.'),
      page('/b', ['Second', 'Part'], 'Tenants are in a text.'),
      page('/b', ['Second', 'Other part'], 'Audits are in a text.'),
      page('/b', ['Second', 'Last part'], 'Renewals are in a text.'),
      page('/c', ['Third'], 'Audits and renewals are in a text.'),
    ]);
    expect((await routesOf(index, 'azure tenants audits renewals'))[0]).toBe('/b');
  });

  test('several sections with a word, rather than one', async () => {
    const filler = 'There are many other words in the text of this part.';
    const {index} = await open(sharded, [
      page('/a', ['First'], 'Renewals, renewals.'),
      page('/a', ['First', 'Part'], filler),
      page('/a', ['First', 'Other part'], filler),
      page('/b', ['Second'], 'Renewals are in a text.'),
      page('/b', ['Second', 'Part'], 'Some have renewals, too.'),
      page('/b', ['Second', 'Other part'], filler),
      page('/c', ['Third'], filler),
    ]);
    expect((await routesOf(index, 'renewals'))[0]).toBe('/b');
  });

  test('its title word for word, among titles of the same words', async () => {
    const {index} = await open(sharded, [
      page('/a', ['Design of tracking'], 'Design of tracking design.'),
      page('/b', ['Design of tracking design'], 'It depends.'),
    ]);
    expect((await routesOf(index, 'Design of tracking design'))[0]).toBe('/b');
    expect((await routesOf(index, 'Design of tracking'))[0]).toBe('/a');
  });
});

test('loads positions only for phrases and names', async () => {
  const {index, load} = await open(sharded);
  const places = () => load.mock.calls.filter(([name]) => name.startsWith('places')).length;
  await search([index], 'create a campaign by-hand');
  await search([index], 'how do I create one (by-hand)?');
  expect(places()).toBe(0);
  await search([index], 'daily_limit');
  expect(places()).toBeGreaterThan(0);
});

test('loads the postings of a small index ahead, and none of a large one', async () => {
  const {index, load} = await open({shardBytes: 60, inlineBytes: 0});
  await index.loadAhead();
  await search([index], 'retries');
  const shards = load.mock.calls.map(([name]) => name).filter((name) => name.startsWith('shard'));
  expect(new Set(shards).size).toBe(shards.length);
  expect(shards.length).toBeGreaterThan(1);
  const words = Array.from({length: 100}, (_, at) => `word${at}`).join(' ');
  const {index: large, load: loadLarge} = await open({shardBytes: 1, inlineBytes: 0}, [
    section(['Words'], words),
  ]);
  loadLarge.mockClear();
  await large.loadAhead();
  expect(loadLarge).not.toHaveBeenCalled();
});

test('of a long query only the first words count', async () => {
  const {index} = await open(sharded);
  const long = Array.from({length: 2000}, (_, at) => `bounces${at}`).join(' ');
  expect(long.length).toBeGreaterThan(10_000);
  expect((await search([index], long)).queryTerms.length).toBeLessThanOrEqual(20);
});

test('Recent keeps what was used last', async () => {
  const recent = new Recent<number>(2);
  const load = vi.fn((key: number) => Promise.resolve(key));
  for (const key of [1, 2, 1, 3, 1, 2]) expect(await recent.of(key, () => load(key))).toBe(key);
  expect(load.mock.calls.flat()).toEqual([1, 2, 3, 2]);
});

test('a quoted phrase finds only sections with its words in a row', async () => {
  const {index} = await open(sharded);
  expect(await routesOf(index, '"in a row"')).toEqual(['/troubleshoot-email-bounces']);
  expect(await routesOf(index, '“row a in”')).toEqual(['/create-a-campaign-from-a-template']);
  expect(await routesOf(index, '"bounces when"')).toEqual([]);
});

test('a long page loads only the sections that share a file with the one shown', async () => {
  const text = (at: number) => `word${at} ${'more '.repeat(150)}`;
  const long = Array.from({length: 12}, (_, at) =>
    section(['Long page', `Part ${at}`], text(at), `part-${at}`),
  );
  const {files, load, index} = await open(sharded, [...long, section(['Short page'], 'Brief.')]);
  for (let at = 0; at < long.length; at++)
    expect(await index.textOf(at)).toMatchObject({anchor: `part-${at}`, text: text(at)});
  expect(await index.textOf(long.length)).toMatchObject({titles: ['Short page']});
  const parts = Array.from(files.keys()).filter((name) => name.startsWith('page-0'));
  expect(parts.length).toBeGreaterThan(2);
  load.mockClear();
  await (await LoadedIndex.open(load)).textOf(11);
  expect(load.mock.calls.flat()).toEqual(['core', parts.at(-1)]);
});

test('words in a row rank above the same words apart', async () => {
  const {index} = await open(sharded, [
    section(['One'], 'The pool is shared, and every address in it is warm.'),
    section(['Other'], 'A warm shared pool is an address in every way, and it is the one.'),
  ]);
  expect(await routesOf(index, 'shared pool')).toEqual(['/other', '/one']);
  expect(await routesOf(index, 'address in it')).toEqual(['/one', '/other']);
});

test('several indexes rank as one', async () => {
  const {index} = await open();
  const {index: other} = await open(undefined, [section(['Bounces'])]);
  const {pages} = await search([index, other], 'bounces');
  expect(pages.map((match) => match.index)).toEqual([other, index]);
});

test('loads a shard once, and again after a failure', async () => {
  const {index, load} = await open(sharded);
  load.mockRejectedValueOnce(new Error('offline'));
  await expect(search([index], 'retries')).rejects.toThrow('offline');
  await search([index], 'retries');
  const {length} = load.mock.calls;
  await search([index], 'retries');
  expect(load).toHaveBeenCalledTimes(length);
});

describe('a damaged file is an error', () => {
  test.each(['core', 'shard-0', 'page-0'])('%s', async (name) => {
    const {files} = await open(sharded);
    for (const bytes of [new Uint8Array(), new TextEncoder().encode('<!doctype html><title>x')]) {
      const load = (file: string) =>
        Promise.resolve(file === name ? bytes : (files.get(file) ?? new Uint8Array()));
      const use = async () => {
        const index = await LoadedIndex.open(load);
        await index.postings.load([0]);
        await index.textOf(0);
      };
      await expect(use()).rejects.toThrow(/./);
    }
  });
});

test('a number that ends early is an error', () => {
  expect(() => new ByteReader(Uint8Array.of(128)).number()).toThrow('damaged');
});

test('a core of another format is an error, as an open page meets after a release', async () => {
  const {files} = await open();
  const core = Uint8Array.from(files.get('core') ?? []);
  const last = new TextEncoder().encode(INDEX_FORMAT).length;
  core[last] = (core[last] ?? 0) + 1;
  await expect(LoadedIndex.open(() => Promise.resolve(core))).rejects.toThrow('version');
});

test('any words in a row of a generated page find it as a phrase', async () => {
  const random = randomFrom(3);
  const pick = (most: number) => Math.floor(random() * most);
  const texts = Array.from({length: 60}, () => Array.from({length: 40}, () => `w${pick(30)}`));
  const {index} = await open(
    sharded,
    texts.map((words, at) => ({
      ...{route: `/${at}`, titles: [`Page ${at}`], anchor: '', group: 'Help'},
      text: words.join(' '),
    })),
  );
  for (let count = 0; count < 100; count++) {
    const at = pick(texts.length);
    const phrase = texts[at]?.slice(pick(36)).slice(0, 4).join(' ') ?? '';
    const found = await routesOf(index, `"${phrase}"`);
    expect(found).toContain(`/${at}`);
    for (const route of found) expect(texts[Number(route.slice(1))]?.join(' ')).toContain(phrase);
  }
});

test.each([
  ['bounce', 'bounce', 0],
  ['bounce', 'bonce', 1],
  ['bounce', 'buonce', 1],
  ['bounce', 'bounced', 1],
  ['bounce', 'xouncy', 2],
  ['bounce', 'salesforce', 3],
])('editDistance(%s, %s) is %i, at most the limit and one', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
  expect(editDistance(other, one, 2)).toBe(edits);
});

test.each([
  ['deliv', 'deliverability', 0],
  ['deilv', 'deliverability', 1],
  ['delver', 'deliverability', 1],
  ['bounce', 'deliverability', 2],
  ['x'.repeat(100), 'x'.repeat(120), 2],
])('prefixDistance(%s, %s) is %i, at most the limit and one', (word, other, edits) => {
  expect(prefixDistance(word, other, 1)).toBe(edits);
});

test.each([
  ['bounces', 'bounced'],
  ['setting', 'sets'],
  ['verification', 'verify'],
])('stemOf: %s and %s are forms of a word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test('terms that share half of a character are both found', async () => {
  const {index} = await open(sharded, [
    section(['One'], '\u{20000}'),
    section(['Two'], '\u{20001}'),
  ]);
  expect(await routesOf(index, '\u{20001}')).toEqual(['/two']);
});
