import {pageOf} from './pageOf';

const html = (head: string, body = '<h1> Pricing </h1>') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const tag = (value: string) => `<meta name="docsearch:docusaurus_tag" content="${value}">`;

test('a page is listed with its first heading', () => {
  expect(pageOf('/pricing', html(tag('default')))).toEqual({path: '/pricing', title: 'Pricing'});
});

test('the current version of a document is listed', () => {
  expect(pageOf('/help', html(tag('docs-help-current')))).not.toBeNull();
});

test.each([
  ['a frozen version', '/help/2.4', html(tag('docs-help-2.4'))],
  ['a page kept from search engines', '/x', html('<meta name="robots" content="noindex, follow">')],
  [
    'the search page, which says so in its own way',
    '/search',
    html('<meta property="robots" content="noindex, follow">'),
  ],
  ['the page for unknown addresses', '/404.html', html('')],
  ['a page without a heading', '/x', html('', '')],
])('%s is left out', (_what, route, page) => {
  expect(pageOf(route, page)).toBeNull();
});
