import {canonicalPath, isHidden, parseTarget} from './address.mjs';

test.each([
  ['/pricing', {pathname: '/pricing', query: ''}],
  ['/search?q=a/../b', {pathname: '/search', query: '?q=a/../b'}],
  ['/caf%C3%A9', {pathname: '/caf%C3%A9', query: ''}],
])('parseTarget: reads %s', (target, expected) => {
  expect(parseTarget(target)).toEqual(expected);
});

test.each([
  '/%E0%A4%A',
  '/../etc/passwd',
  '/a/%2e%2e/%2e%2e/b',
  '/a%2f..%2fb',
  '/a%00b',
  '/a%5c..%5cb',
  '/\\evil.example/',
  'http://evil.example/',
  '*',
  '',
])('parseTarget: rejects %s', (target) => {
  expect(parseTarget(target)).toBeUndefined();
});

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/index.html', '/'],
  ['/help/index.html', '/help'],
  ['//evil.example/', '/evil.example'],
  ['/assets/a.js', '/assets/a.js'],
])('canonicalPath: %s becomes %s', (pathname, expected) => {
  expect(canonicalPath(pathname)).toBe(expected);
});

test.each([
  ['/_headers', true],
  ['/%5fheaders', true],
  ['/.git/config', true],
  ['/a/.env', true],
  ['/.well-known/security.txt', false],
  ['/pricing', false],
])('isHidden: %s is %s', (pathname, expected) => {
  expect(isHidden(pathname)).toBe(expected);
});
