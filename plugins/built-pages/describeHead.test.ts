import {load} from 'cheerio';

import {describeHead} from './describeHead';

const headOf = (head: string, route = '/x') =>
  describeHead(
    load(`<html lang="en"><head>${head}</head><body><h1> Title </h1></body></html>`),
    route,
  );
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;

test('describeHead: reads tag, version, description and title', () => {
  const head =
    meta('docsearch:docusaurus_tag', 'docs-help-2.4') +
    meta('docsearch:version', '2.4') +
    meta('description', 'How to.');
  expect(headOf(head)).toMatchObject({
    tag: 'docs-help-2.4',
    version: '2.4',
    description: 'How to.',
    title: 'Title',
  });
});

test('describeHead: the last of two tags counts', () => {
  const tags = meta('docsearch:docusaurus_tag', 'default') + meta('docsearch:docusaurus_tag', 'x');
  expect(headOf(tags).tag).toBe('x');
});

test('describeHead: a page without metadata is public and has no version', () => {
  expect(headOf('')).toMatchObject({
    isHidden: false,
    tag: 'default',
    version: null,
    language: 'en',
  });
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
