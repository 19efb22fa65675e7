import '@site/test/fixtures/figures';

import {
  defaultUsage,
  fieldStates,
  readCount,
  usageFields,
  usageFrom,
  usageValues,
  usageWith,
} from './usage';

const [leads, , users] = usageFields;

test.each([
  ['5000', {value: 5000}],
  [' 5000 ', {value: 5000}],
  ['0', {value: 0}],
  ['007', {value: 7}],
  ['999999999', {value: 999_999_999}],
  ['', {problem: 'Enter a whole number, such as 5000.'}],
  ['  ', {problem: 'Enter a whole number, such as 5000.'}],
  ['-1', {problem: 'Enter 0 or more.'}],
  ['2.5', {problem: 'Enter a whole number, such as 5000.'}],
  ['1e9', {problem: 'Enter a whole number, such as 5000.'}],
  ['many', {problem: 'Enter a whole number, such as 5000.'}],
  ['5,000', {problem: 'Enter a whole number, such as 5000.'}],
  ['0x10', {problem: 'Enter a whole number, such as 5000.'}],
  ['Infinity', {problem: 'Enter a whole number, such as 5000.'}],
  ['1000000000', {problem: 'Enter 999,999,999 or less.'}],
  ['9'.repeat(400), {problem: 'Enter 999,999,999 or less.'}],
])('readCount("%s") is %j', (text, reading) => {
  expect(readCount(text, leads!)).toEqual(reading);
});

test('readCount requires at least 1 user', () => {
  expect(readCount('0', users!)).toEqual({problem: 'Enter 1 or more.'});
});

test.each([
  ['leads=12000&automations=6000&users=9', {leads: 12000, automations: 6000, users: 9}],
  ['leads=12000', {...defaultUsage, leads: 12000}],
  ['', defaultUsage],
  ['leads=NaN&automations=-3&users=2.5', defaultUsage],
  ['leads=1e9&automations=&users=0', defaultUsage],
])('usageFrom("%s") is %j', (query, usage) => {
  expect(usageFrom(new URLSearchParams(query))).toEqual(usage);
});

test('usageFrom reads what usageValues writes', () => {
  const usage = {leads: 0, automations: 30_000, users: 1};
  expect(usageFrom(new URLSearchParams(usageValues(usage)))).toEqual(usage);
});

test('the hints list the limits of the plans', () => {
  expect(usageFields.map(({hint}) => hint)).toEqual([
    'Free 250, Pro 10,000, Ultimate 1,000,000+',
    'Free 250, Pro 5,000, Ultimate 30,000',
    'Free 1, Pro 5, Ultimate unlimited',
  ]);
});

test('fieldStates shows drafts with their errors, and the query for other fields', () => {
  expect(fieldStates(defaultUsage, {leads: '-5'})).toMatchObject([
    {measure: 'leads', text: '-5', problem: 'Enter 0 or more.'},
    {measure: 'automations', text: '2000', problem: undefined},
    {measure: 'users', text: '3', problem: undefined},
  ]);
});

test('usageWith applies valid drafts and ignores invalid ones', () => {
  expect(usageWith(defaultUsage, {leads: '600', users: ''})).toEqual({
    ...defaultUsage,
    leads: 600,
  });
});
