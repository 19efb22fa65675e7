import {buildIndex} from '../search-engine/buildIndex';
import {LoadedIndex} from '../search-engine/loadedIndex';
import {nearestQueries} from './nearest';

const files = buildIndex([
  {
    ...{route: '/x', anchor: '', group: 'Help', titles: ['Connect Salesforce']},
    text: 'Salesforce and Salesforce’s limits, code 5.1.1, one row.',
  },
]);
const open = () => LoadedIndex.open((name) => Promise.resolve(files.get(name) ?? new Uint8Array()));

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
