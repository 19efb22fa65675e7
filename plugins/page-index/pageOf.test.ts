import {parsePage} from '../built-pages/readPages';
import {pageOf} from './index';

const html = (head: string, body = '<h1> Pricing </h1>') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const version = (value: string) => `<meta name="docsearch:version" content="${value}">`;

test('a page is listed with its first heading', () => {
  expect(pageOf(parsePage('/pricing', html('')))).toEqual({path: '/pricing', title: 'Pricing'});
});

test('the current version of a document is listed', () => {
  expect(pageOf(parsePage('/help', html(version('current'))))).not.toBeNull();
});

test.each([
  ['a frozen version', '/help/2.4', html(version('2.4'))],
  ['a page kept from search engines', '/x', html('<meta name="robots" content="noindex, follow">')],
  [
    'the search page, which says so in its own way',
    '/search',
    html('<meta property="robots" content="noindex, follow">'),
  ],
  ['the page for unknown addresses', '/404.html', html('')],
  ['a page without a heading', '/x', html('', '')],
])('%s is left out', (_what, route, page) => {
  expect(pageOf(parsePage(route, page))).toBeNull();
});
