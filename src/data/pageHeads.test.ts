import fs from 'node:fs';
import path from 'node:path';

import {pageCard, pageHead, pageIds} from './pageHeads';

const folder = path.join(__dirname, '../pages');
const pages = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.tsx') && name !== 'index.tsx')
  .map((name) => name.replace('.tsx', ''));

test('every page but the home page has a head, and every head a page', () => {
  expect([...pageIds].sort()).toEqual(pages.sort());
});

test.each(pages)('%s.tsx takes its badge, its title and its card from its head', (name) => {
  const source = fs.readFileSync(path.join(folder, `${name}.tsx`), 'utf8');
  expect(source).toContain(`{...pageHead('${name}')}`);
  expect(source).not.toMatch(/\b(badge|socialCard)=/);
});

test.each(pageIds)('%s is shared with a card that says its badge and its headline', (id) => {
  const {badge, title, socialCard} = pageHead(id);
  const card = pageCard(id);
  expect(card).toMatchObject({path: socialCard, label: badge});
  expect(id === 'status' ? title : card.headline).toBe(title);
});

test('the status page is called what it is, and its card says what it tells', () => {
  expect(pageHead('status').title).toBe('System status');
  expect(pageCard('status').headline).toContain('what is not');
});
