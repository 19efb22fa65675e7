import {integrationCategories} from '@site/src/data/integrations';
import {categoryIn, countLabel, filterTools, type ToolFilter} from './filterTools';

const names = (category: ToolFilter['category'], text: string) =>
  filterTools(integrationCategories, {category, text}).flatMap(({tools}) =>
    tools.map(({name}) => name),
  );

const namesIn = (id?: string) =>
  integrationCategories
    .filter((category) => id === undefined || category.id === id)
    .flatMap(({tools}) => tools.map(({name}) => name));

test.each(['', '   '])('filterTools returns every tool for %j', (text) => {
  expect(names(null, text)).toEqual(namesIn());
});

test('filterTools returns the tools of a category', () => {
  expect(names('crm', '')).toEqual(namesIn('crm'));
});

test.each([
  ['slack', ['Slack']],
  ['SLACK', ['Slack']],
  ['Sláck', ['Slack']],
  ['zoom meeting', ['Zoom']],
  ['meeting zoom', ['Zoom']],
  ['nothing like this', []],
  ['<b>', []],
])('filterTools: %p finds %j', (text, expected) => {
  expect(names(null, text)).toEqual(expected);
});

test('filterTools applies the category and the text together', () => {
  expect(names('email', 'sendgrid')).toEqual(['Twilio SendGrid']);
  expect(names('crm', 'sendgrid')).toEqual([]);
});

test('filterTools leaves out empty categories', () => {
  const left = filterTools(integrationCategories, {category: null, text: 'slack'});
  expect(left.map(({id}) => id)).toEqual(['communication']);
});

test.each([
  ['crm', 'crm'],
  ['CRM', null],
  ['nonsense', null],
  [null, null],
])('categoryIn(%p) is %p', (query, category) => {
  expect(categoryIn(integrationCategories, query)).toBe(category);
});

test.each([
  ['', `${namesIn().length} tools`],
  ['slack', '1 tool'],
  ['qqq', 'No matches'],
])('countLabel after searching %p is %p', (text, label) => {
  expect(countLabel(filterTools(integrationCategories, {category: null, text}))).toBe(label);
});
