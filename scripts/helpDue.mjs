import fs from 'node:fs';
import path from 'node:path';

import matter from '@11ty/gray-matter';

import {dueArticles} from './lib/dueArticles.mjs';

/** Lists the help articles that someone should compare with the product again. */

const DUE_AFTER_DAYS = 180;

const folder = path.resolve(import.meta.dirname, '../help/article');
const articles = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const {data} = matter(fs.readFileSync(path.join(folder, name), 'utf8'), {});
    return {file: `help/article/${name}`, checked: new Date(data.checked)};
  });

const due = dueArticles(articles, new Date(), DUE_AFTER_DAYS);
for (const {file, checked, age} of due) {
  console.log(`${checked.toISOString().slice(0, 10)}  ${age} days ago  ${file}`);
}
console.log(
  `${due.length} of ${articles.length} articles were checked over ${DUE_AFTER_DAYS} days ago.`,
);
