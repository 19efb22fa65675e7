import {integrationCategories} from './integrations';

const tools = integrationCategories.flatMap((category) => category.tools);

test('integrations.ts: every tool is listed once', () => {
  expect(new Set(tools.map(({name}) => name)).size).toBe(tools.length);
});

test.each(tools)('integrations.ts: $name links to an https homepage', ({homepage}) => {
  expect(homepage).toMatch(/^https:\/\//);
});
