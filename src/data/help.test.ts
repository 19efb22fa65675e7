import fs from 'node:fs';
import path from 'node:path';

import {helpCategories, helpCategoryCards, popularArticles} from './help';

const articles = fs
  .readdirSync(path.join(__dirname, '../../help/article'))
  .map((file) => file.replace('.mdx', ''));

test('every category has its card, in the order of the list', () => {
  expect(helpCategoryCards.map(({name}) => name)).toEqual(helpCategories);
});

test('the counts are those advertised', () => {
  expect(helpCategoryCards.map(({articleCount}) => articleCount)).toEqual([
    24, 32, 45, 18, 15, 28, 21, 19,
  ]);
});

test.each(helpCategoryCards)('help.ts: $name shows six different answers', ({answers}) => {
  expect(new Set(answers.map(({title}) => title)).size).toBe(6);
});

test('every answer and popular article stands in an article that exists', () => {
  const wanted = [
    ...popularArticles,
    ...helpCategoryCards.flatMap(({answers}) => answers.map(({article}) => article)),
  ];
  expect(wanted.filter((slug) => !articles.includes(slug))).toEqual([]);
});
