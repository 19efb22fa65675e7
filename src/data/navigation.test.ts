import fs from 'node:fs';
import path from 'node:path';

import {legalLinks, navGroups} from './navigation';

const entries = navGroups.flatMap((group) => group.entries);
const linked = [...entries, ...legalLinks].map(({to}) => to);

const pages = fs
  .readdirSync(path.join(__dirname, '../pages'))
  .filter((file) => /\.(tsx|mdx)$/.test(file) && !file.includes('.test.'))
  .map((file) => `/${file.replace(/\.\w+$/, '').replace(/^index$/, '')}`);

test.each(entries)('navigation.ts: the description of $label fits the menu', ({description}) => {
  expect(description.length).toBeGreaterThan(10);
  expect(description.length).toBeLessThanOrEqual(50);
});

test('navigation.ts: no label, route or icon is used twice', () => {
  for (const values of [
    [...entries, ...legalLinks].map(({label}) => label),
    linked,
    entries.map(({icon}) => icon),
  ]) {
    expect(new Set<unknown>(values).size).toBe(values.length);
  }
});

test('every page is reachable from the header, the footer or the home page', () => {
  expect(pages.length).toBeGreaterThan(10);
  // The logo links to the home page, and the home page to the demo and the radar.
  const fromHome = ['/', '/demo', '/radar'];
  expect(pages.filter((page) => !fromHome.includes(page) && !linked.includes(page))).toEqual([]);
});

test('every linked route has a page or a content folder', () => {
  const root = path.join(__dirname, '../..');
  const missing = linked.filter(
    (route) => !pages.includes(route) && !fs.existsSync(path.join(root, route)),
  );
  expect(missing).toEqual([]);
});
