import {brand} from '../src/data/brand';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('"Copy page as Markdown" copies the page to the clipboard', async ({page, context}) => {
  const path = '/docs/quick-start';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await hydrated(page);
  await page.getByRole('button', {name: 'Copy page as Markdown'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Source: ${brand.url}${path}\n`);
  await expect(page.getByRole('link', {name: 'View this page as Markdown'})).toHaveAttribute(
    'href',
    `${path}.md`,
  );
});
