import {findArticle} from './findArticle';

const titles = {current: {a: 'About a'}, '2.4': {a: 'Old a', b: 'About b'}};
const versions = [
  {name: 'current', label: '2.5', path: '/help', isLast: true},
  {name: '2.4', label: '2.4', path: '/help/2.4', isLast: false},
];

test.each([
  ['a', {slug: 'a', title: 'About a', path: '/help/article/a'}],
  ['b', {slug: 'b', title: 'About b', path: '/help/2.4/article/b', version: '2.4'}],
  ['gone', undefined],
  ['constructor', undefined],
])('findArticle: finds %p in the first version that has it', (slug, article) => {
  expect(findArticle(titles, versions, slug)).toEqual(article);
});
