import {integrationCategories} from './integrations';

const tools = integrationCategories.flatMap((category) => category.tools);

test('there are six categories of six tools, as advertised', () => {
  expect(integrationCategories.map(({tools: six}) => six.length)).toEqual([6, 6, 6, 6, 6, 6]);
});

test('every tool is listed once', () => {
  expect(new Set(tools.map(({name}) => name)).size).toBe(tools.length);
});

test.each(tools.map(({name, homepage}) => [name, homepage]))(
  '%s links to an https homepage',
  (_name, homepage) => {
    expect(homepage).toMatch(/^https:\/\//);
  },
);
