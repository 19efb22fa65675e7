import {missingDoc, pathInVersion} from './docVersions';

const frozen = {path: '/help/2.4', mainDocId: 'index'};
const article = {id: 'article/sso', path: '/help/article/sso'};
const home = {id: 'index', path: '/help'};

test('pathInVersion: keeps the article and its section when the version has it', () => {
  const same = {id: 'article/sso', path: '/help/2.4/article/sso'};
  expect(pathInVersion(frozen, article, same, '#okta')).toBe('/help/2.4/article/sso#okta');
});

test('pathInVersion: names a missing article, which missingDoc reads back', () => {
  const to = pathInVersion(frozen, article, undefined, '#okta');
  expect(to.startsWith('/help/2.4#')).toBe(true);
  expect(missingDoc(to.slice('/help/2.4'.length))).toBe('article/sso');
});

test('pathInVersion: goes from landing page to landing page without a hash', () => {
  const same = {id: 'index', path: '/help/2.4'};
  expect(pathInVersion(frozen, home, same, '#missing=article/sso')).toBe('/help/2.4');
});

test.each([
  '',
  '#articles=a',
  '#missing=',
  '#missing=<b>',
  '#missing=a b',
  `#missing=${'a'.repeat(200)}`,
])('missingDoc: returns null for %p', (hash) => {
  expect(missingDoc(hash)).toBeNull();
});
