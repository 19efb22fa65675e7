import {readUnknownPath} from './unknownPath';

test.each([
  ['/help/article/bounce-types', 'article', 'bounce types'],
  ['/help/article/bounce-types/', 'article', 'bounce types'],
  ['/help/2.4/article/import-contacts', 'article', 'import contacts'],
  ['/help/article', 'page', 'help article'],
  ['/pricng', 'page', 'pricng'],
  ['/Docs/Quick_Start.html', 'page', 'Docs Quick Start'],
  ['/blog/%E2%82%AC-prices', 'page', 'blog prices'],
  ['/%E0%A4%A', 'page', 'E0 A4 A'],
  ['/', 'page', ''],
])('%s is a missing %s about "%s"', (path, kind, words) => {
  expect(readUnknownPath(path)).toEqual({kind, words});
});

test('truncates a path of a thousand letters', () => {
  expect(readUnknownPath(`/${'a'.repeat(1000)}`).words).toHaveLength(80);
});
