import type {Page} from 'playwright/test';

import {headerOf} from './support/header';
import {open} from './support/layout';
import {expect, test} from './support/test';

// Scrolling smoothly to whatever is clicked takes longer than the click.
test.use({reducedMotion: 'reduce'});

const contentsOf = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

test(
  'a policy section has its summary next to it, or above it on a phone and with a wide table',
  {tag: '@phone'},
  async ({page, isMobile}) => {
    await page.goto('/privacy');
    const article = page.getByRole('article');
    const headings = await article.locator('> h2').all();
    expect(headings.length).toBeGreaterThan(5);
    let lowest = 0;
    let above = 0;
    for (const heading of headings) {
      const summary = heading.locator('xpath=following-sibling::*[1]');
      await expect(summary).toHaveAttribute('role', 'note');
      const note = await summary.boundingBox();
      const text = await summary.locator('xpath=following-sibling::*[1]').boundingBox();
      if (!note || !text) throw new Error('A summary or its text is hidden.');
      if (isMobile || note.x < text.x + text.width) {
        above += 1;
        expect(note.y + note.height, 'summary ends above the text').toBeLessThanOrEqual(text.y);
      } else {
        expect(note.y, "summary doesn't overlap the one above").toBeGreaterThanOrEqual(lowest);
        lowest = note.y + note.height;
      }
    }
    if (!isMobile) expect(above, 'sections that start with a wide table').toBeLessThan(4);
  },
);

test("a policy's table of contents stays in view and marks the current section", async ({page}) => {
  await open(page, '/terms');
  const link = contentsOf(page).getByRole('link', {name: 'Your data'});
  await link.click();
  await expect(page).toHaveURL(/\/terms#your-data$/);
  await expect(link).toHaveClass(/table-of-contents__link--active/);
  await expect(link).toBeInViewport();
  await expect(contentsOf(page).locator('[class*="link--active"]')).toHaveCount(1);
});

test(
  "on a phone, a policy's table of contents expands and links to a section",
  {tag: '@phone-only'},
  async ({page}) => {
    await open(page, '/terms');
    const link = contentsOf(page).getByRole('link', {name: 'Liability'});
    await expect(link).toBeHidden();
    await contentsOf(page).getByText('On this page').tap();
    await link.tap();
    await expect(page).toHaveURL(/\/terms#liability$/);
    await expect(page.getByRole('heading', {name: 'Liability'})).toBeInViewport();
  },
);

test("print shows only a policy's text, in black on white", async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await page.goto('/privacy');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const chrome of [
    headerOf(page),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', {name: 'Announcement'}),
    contentsOf(page),
  ]) {
    await expect(chrome).toBeHidden();
  }
  const paragraph = page.getByRole('article').locator('> p').first();
  await expect(paragraph).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const heading = page.getByRole('heading', {name: 'How long we keep it'});
  await expect(heading).toHaveCSS('break-after', 'avoid');
});
