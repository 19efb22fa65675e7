import {load} from 'cheerio';

import {describeHead} from './describeHead';

const headOf = (head: string, route = '/x') =>
  describeHead(load(`<html lang="en"><head>${head}</head><body></body></html>`), route);
const tag = (value: string) => `<meta name="docsearch:docusaurus_tag" content="${value}">`;

test.each([
  ['docs-help-current', 'current'],
  ['docs-help-2.4', '2.4'],
  ['docs-api-2.0-beta', '2.0-beta'],
  ['default', null],
  ['blog_posts_list', null],
])('the tag %s is of the version %s', (value, version) => {
  expect(headOf(tag(value))).toMatchObject({tag: value, version});
});

test('a page that says nothing is an open one', () => {
  expect(headOf('')).toEqual({isHidden: false, tag: 'default', version: null, language: 'en'});
});

test.each([
  ['a page kept from search engines', '<meta name="robots" content="noindex, follow">', '/x'],
  ['the search page', '<meta property="robots" content="noindex, follow">', '/search'],
  [
    'one of two that says so',
    '<meta name="robots" content="nosnippet"><meta name="robots" content="noindex">',
    '/x',
  ],
  ['the page for unknown addresses', '', '/404.html'],
])('%s is hidden', (_what, head, route) => {
  expect(headOf(head, route).isHidden).toBe(true);
});
