import {closestPages} from './closestPages';

const pages = [
  {path: '/', title: 'Know who’s ready'},
  {path: '/pricing', title: 'Pricing'},
  {path: '/partners', title: 'Partner program'},
  {path: '/help/article/troubleshoot-bounces', title: 'Troubleshoot email bounces'},
  {path: '/help/article/email-deliverability', title: 'Email deliverability guide'},
];

const paths = (words: string) => closestPages(pages, words, 3).map(({path}) => path);

test.each([
  ['pricng', '/pricing'],
  ['pric', '/pricing'],
  ['bounce types', '/help/article/troubleshoot-bounces'],
  ['deliverabilty', '/help/article/email-deliverability'],
])('"%s" suggests %s first', (words, path) => {
  expect(paths(words)[0]).toBe(path);
});

test.each(['', 'zzzzqqqq'])('"%s" suggests nothing', (words) => {
  expect(paths(words)).toEqual([]);
});

test('returns at most as many pages as the limit', () => {
  expect(closestPages(pages, 'email bounces deliverability', 1)).toHaveLength(1);
});
