import type {Page} from 'playwright/test';

import {axeViolations} from './support/axe';
import {hydrated, overflowingElements} from './support/layout';
import {expect, test} from './support/test';

const path = '/help/article/setup-account';
const KEY = 'help-read-articles';

interface Read {
  slug: string;
  readAt: string;
  sections: string[];
}

const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Read[], KEY);
const notes = (page: Page) => page.getByText(/^Changed since/);

test('an article marks the sections that changed since the last visit, once', async ({page}) => {
  await page.goto(path);
  await hydrated(page);
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  await expect(notes(page), 'on the first visit').toHaveCount(0);
  const [first] = await stored(page);
  expect(first?.sections.length).toBeGreaterThan(3);

  const [, changed = '', ...rest] = first?.sections ?? [];
  const before = {...first, readAt: '2026-11-03T10:00:00.000Z', sections: ['000000', ...rest]};
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify([before]),
  ] as const);
  // No one touches the page: it wakes because the device has a record of it.
  await page.goto(path);
  const heading = page.locator(`h2[data-hash="${changed}"]`);
  await expect(heading).toContainText('Changed since Nov 3, 2026');
  await expect(page.locator('h2').getByText(/^Changed since/)).toHaveCount(1);
  const line = page.getByRole('article').getByRole('status').filter({hasText: 'Nov 3, 2026'});
  await expect(line).toContainText('the introduction');
  const id = await heading.getAttribute('id');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(`${path}#${id}`);
  await expect(heading).toBeInViewport();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  expect(await overflowingElements(page)).toEqual([]);

  const [after] = await stored(page);
  expect(after?.sections).toEqual(first?.sections);
  await page.goto(path);
  await hydrated(page);
  await expect(notes(page), 'on the next visit').toHaveCount(0);
});

test('each article that a visitor opens by links is recorded once, latest first', async ({
  page,
}) => {
  await page.goto(path);
  await hydrated(page);
  const related = page.getByRole('article').locator('section').last().getByRole('link').first();
  await related.click();
  await expect(page).not.toHaveURL(path);
  const slug = new URL(page.url()).pathname.split('/').pop();
  await expect
    .poll(async () => (await stored(page)).map((read) => read.slug))
    .toEqual([slug, 'setup-account']);
  await expect(notes(page)).toHaveCount(0);
  await page.goto('/help/saved');
  const read = page.getByRole('list', {name: 'Recently read'}).getByRole('link');
  await expect(read).toHaveCount(2);
  await page.getByRole('button', {name: 'Clear history'}).click();
  await expect(read).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});
