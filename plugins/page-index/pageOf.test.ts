import {parsePage} from '../built-pages/readPages';
import {pageOf} from './index';

const html = (head: string, body = '<h1> Pricing </h1>') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
const version = (value: string) => `<meta name="docsearch:version" content="${value}">`;

test('pageOf: lists a page with its first heading', () => {
  expect(pageOf(parsePage('/pricing', html('')))).toEqual({path: '/pricing', title: 'Pricing'});
});

test('pageOf: lists the current version of a doc', () => {
  expect(pageOf(parsePage('/help', html(version('current'))))).not.toBeNull();
});

test.each([
  ['a frozen version', '/help/2.4', html(version('2.4'))],
  ['a noindex page', '/x', html('<meta name="robots" content="noindex, follow">')],
  ['a page without a heading', '/x', html('', '')],
])('pageOf: leaves out %s', (_case, route, page) => {
  expect(pageOf(parsePage(route, page))).toBeNull();
});
