import fs from 'node:fs';
import path from 'node:path';

import {pageIds} from './pageHeads';

const folder = path.join(__dirname, '../pages');
const pages = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.tsx') && name !== 'index.tsx')
  .map((name) => name.replace('.tsx', ''));

test('every page but the home page has a head, and every head a page', () => {
  expect([...pageIds].sort()).toEqual(pages.sort());
});

test.each(pages)('%s.tsx takes its badge, title and social card from pageHeads.ts', (name) => {
  const source = fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
  expect(source).toContain(`{...pageHead('${name}')}`);
  expect(source).not.toMatch(/\b(badge|socialCard)=/);
});
