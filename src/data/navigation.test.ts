import fs from 'node:fs';
import path from 'node:path';

import {feedLinks, getStartedTo, legalLinks, navGroups} from './navigation';

const entries = navGroups.flatMap((group) => group.entries);
const linked = [...entries, ...legalLinks].map(({to}) => to);

const pages = fs
  .readdirSync(path.join(__dirname, '../pages'))
  .filter((file) => /\.(tsx|mdx)$/.test(file) && !file.includes('.test.'))
  .map((file) => `/${file.replace(/\.\w+$/, '').replace(/^index$/, '')}`);

test.each([
  ['Product', ['/features', '/pricing', '/integrations', '/changelog', '/docs']],
  ['Company', ['/about', '/blog', '/contact', '/brand']],
  ['Resources', ['/community', '/help', '/api', '/status', '/partners']],
])('the group %s leads to %j', (label, routes) => {
  const group = navGroups.find((candidate) => candidate.label === label);
  expect(group?.entries.map(({to}) => to)).toEqual(routes);
});

test('there are three groups, in their order', () => {
  expect(navGroups.map(({label}) => label)).toEqual(['Product', 'Company', 'Resources']);
});

test('the footer adds the policies', () => {
  expect(legalLinks.map(({to}) => to)).toEqual([
    '/privacy',
    '/terms',
    '/security',
    '/compliance',
    '/cookies',
  ]);
});

test.each(entries)('navigation.ts: $label has an icon and a line that fits the menu', (entry) => {
  expect(entry.icon).toBeTruthy();
  expect(entry.description.length).toBeGreaterThan(10);
  expect(entry.description.length).toBeLessThanOrEqual(50);
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
  // The logo leads home, and the home page to the two that stand on it too: "Watch demo" and "Open the radar".
  const fromHome = ['/', '/demo', '/radar'];
  expect(pages.filter((page) => !fromHome.includes(page) && !linked.includes(page))).toEqual([]);
});

test('every route that is linked has its page or its content folder', () => {
  const root = path.join(__dirname, '../..');
  const missing = linked.filter(
    (route) => !pages.includes(route) && !fs.existsSync(path.join(root, route)),
  );
  expect(missing).toEqual([]);
});

test('Get Started leads to the waitlist, and feeds to their folders', () => {
  expect(getStartedTo).toBe('/pricing#waitlist');
  expect(feedLinks.map(({href}) => href)).toEqual(['/blog/rss.xml', '/changelog/rss.xml']);
});
