import {closestPages} from './closestPages';
import {readUnknownPath} from './unknownPath';

describe('closestPages', () => {
  const pages = [
    {path: '/', title: 'Know who’s ready'},
    {path: '/pricing', title: 'Start free. Pro is $8.99 a month for up to 5 people.'},
    {path: '/help/article/pricing-guide', title: 'Pricing guide: pricing of all plans'},
    {path: '/partners', title: 'Partner program'},
    {path: '/help/article/troubleshoot-bounces', title: 'Troubleshoot email bounces'},
    {path: '/help/article/set-up-an-agency', title: 'Set up your agency'},
    {path: '/help/article/email-deliverability', title: 'Email deliverability guide'},
  ];

  const paths = (words: string, kind: 'article' | 'page' = 'page') =>
    closestPages(pages, {kind, words}, 3).map(({path}) => path);

  test.each([
    ['pricng', '/pricing'],
    ['pric', '/pricing'],
    ['bounce types', '/help/article/troubleshoot-bounces'],
    ['deliverabilty', '/help/article/email-deliverability'],
    ['how to set up deliverability', '/help/article/email-deliverability'],
    ['set up', '/help/article/set-up-an-agency'],
  ])('"%s" suggests %s first', (words, path) => {
    expect(paths(words)[0]).toBe(path);
  });

  test.each(['', 'zzzzqqqq'])('"%s" suggests nothing', (words) => {
    expect(paths(words)).toEqual([]);
  });

  test('articles come before other pages for the path of an article', () => {
    const bounces = '/help/article/troubleshoot-bounces';
    expect(paths('partner bounce')).toEqual(['/partners', bounces]);
    expect(paths('partner bounce', 'article')).toEqual([bounces, '/partners']);
  });

  test('returns at most as many pages as the limit', () => {
    expect(
      closestPages(pages, {kind: 'page', words: 'email bounces deliverability'}, 1),
    ).toHaveLength(1);
  });
});

describe('unknownPath', () => {
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
});
