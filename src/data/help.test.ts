import fs from 'node:fs';
import path from 'node:path';

import {helpCategories, helpCategoryCards, popularArticles} from './help';

test('help.ts: every category has a card, in the order of the list', () => {
  expect(helpCategoryCards.map(({name}) => name)).toEqual(helpCategories);
});

test.each(helpCategoryCards)('help.ts: $name lists no answer twice', ({answers}) => {
  expect(new Set(answers.map(({title}) => title)).size).toBe(answers.length);
});

test('help.ts: every answer and popular article belongs to an article that exists', () => {
  const articles = fs.readdirSync(path.join(__dirname, '../../help/article'));
  const slugs = [
    ...popularArticles,
    ...helpCategoryCards.flatMap(({answers}) => answers.map(({article}) => article)),
  ];
  expect(slugs.filter((slug) => !articles.includes(`${slug}.mdx`))).toEqual([]);
});
