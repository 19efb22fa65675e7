import fs from 'node:fs';
import path from 'node:path';

import {popularQuestions} from './search';

test.each(popularQuestions)('$article is a help article', ({article}) => {
  expect(fs.existsSync(path.join(__dirname, `../../help/article/${article}.mdx`))).toBe(true);
});
