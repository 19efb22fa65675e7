import {integrationCategories} from '../src/data/integrations';
import {hydrated, open} from './support/layout';
import {expect, test} from './support/test';

const tools = 'main li h3';
const allTools = integrationCategories.flatMap((category) => category.tools).length;

test('search and category filter the tools, update the URL, and are announced', async ({page}) => {
  await open(page, '/integrations');
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText(`${allTools} tools`);
  const field = page.getByRole('searchbox', {name: 'Find a tool'});
  await field.pressSequentially('hot lead ');
  await expect(field).toHaveValue('hot lead ');
  await expect(page).toHaveURL('/integrations?q=hot+lead');
  const withWords = await page.locator(tools).count();
  expect(withWords).toBeLessThan(allTools);

  await page.getByRole('button', {name: 'Communication'}).click();
  await expect(page).toHaveURL('/integrations?q=hot+lead&category=communication');
  expect(await page.locator(tools).count()).toBeLessThan(withWords);

  await page.reload();
  await hydrated(page);
  await expect(field).toHaveValue('hot lead');
  await expect(page.getByRole('button', {name: 'Communication'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page.locator(tools)).toHaveCount(withWords);
});
