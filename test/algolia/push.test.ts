import {indexSettings, indexSynonyms} from '../../scripts/lib/algolia/push';
import {recordsOf} from '../../scripts/lib/algolia/records';
import {ADMIN_KEY, pushTo, SEARCH_KEY, startAlgoliaServer, type AlgoliaServer} from './server';

const page = (name: string, text = 'Some text.') => ({
  language: 'en',
  docusaurus_tag: 'docs-help-current',
  sections: [
    {route: `/${name}`, anchor: '', titles: [name], text, group: 'Help', question: 'How?'},
    {route: `/${name}`, anchor: 'more', titles: [name, 'More'], text, group: 'Help'},
  ],
});
const recordsFor = (...names: string[]) =>
  names.flatMap((name) => recordsOf(page(name), 'https://site.example'));

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startAlgoliaServer();
});
afterEach(() => server.close());

const push = (records: ReturnType<typeof recordsFor>, {isDryRun = false, key = ADMIN_KEY} = {}) =>
  pushTo(server, {indexName: 'site', records, isDryRun}, key);

const stored = () => server.indexes.get('site');

test('the first push fills the index and sets it up', async () => {
  const records = recordsFor('a', 'b');
  expect(await push(records)).toMatchObject({added: records.length, removed: 0});
  expect(Array.from(stored()?.records.values() ?? [])).toEqual(records);
  expect(stored()?.settings).toEqual(indexSettings);
  expect(stored()?.synonyms.size).toBe(indexSynonyms.length);
});

test('a second push of the same records writes nothing', async () => {
  const names = Array.from({length: 80}, (_none, at) => `page-${at}`);
  await push(recordsFor(...names));
  server.writes.length = 0;
  const again = await push(recordsFor(...names));
  expect(again).toMatchObject({added: 0, changed: 0, removed: 0, unchanged: 320});
  expect(server.writes).toEqual([]);
});

test('a push sends only what was added, changed, or removed', async () => {
  await push(recordsFor('a', 'b'));
  const changed = recordsOf(page('b', 'Other text.'), 'https://site.example');
  const now = [...changed, ...recordsFor('c')];
  expect(await push(now)).toMatchObject({added: 4, changed: 2, removed: 4, unchanged: 2});
  expect(new Set(stored()?.records.keys())).toEqual(new Set(now.map(({objectID}) => objectID)));
});

test('a push restores settings that someone changed', async () => {
  await push(recordsFor('a'));
  stored()!.settings = {...stored()!.settings, attributesForFaceting: []};
  expect(await push(recordsFor('a'))).toMatchObject({hasNewSettings: true, hasNewSynonyms: false});
  expect(stored()?.settings).toEqual(indexSettings);
});

test('a dry run reports the same and changes nothing', async () => {
  expect(await push(recordsFor('a'), {isDryRun: true})).toMatchObject({added: 4});
  expect(server.writes).toEqual([]);
  expect(stored()).toBeUndefined();
});

test('a push without records is refused, so that a broken build can’t empty the index', async () => {
  await push(recordsFor('a'));
  await expect(push([])).rejects.toThrow('no records');
  expect(stored()?.records.size).toBe(4);
});

test('a push with the wrong key fails', async () => {
  await expect(push(recordsFor('a'), {key: SEARCH_KEY})).rejects.toThrow(/API key/);
});

test('a push fails when the service stays unavailable', async () => {
  server.failNext = 50;
  await expect(push(recordsFor('a'))).rejects.toThrow();
  expect(stored()).toBeUndefined();
});
