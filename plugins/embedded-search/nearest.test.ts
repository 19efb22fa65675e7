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
])('nearestQueries(%j) is %j', async (query, expected) => {
  expect(nearestQueries([await open()], query)).toEqual(expected);
});
