import {hydrated} from './support/layout';
import {expect, test} from './support/test';

const tools = 'main li h3';

test('36 tools in six categories, each with what flows which way and what it needs', async ({
  page,
}) => {
  await page.goto('/integrations');
  await expect(page.locator(tools)).toHaveCount(36);
  const salesforce = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('heading', {name: 'Salesforce'})});
  for (const part of ['Comes in', 'Goes out', 'Needs']) {
    await expect(salesforce.getByText(part)).toBeVisible();
  }
  await salesforce.getByRole('link', {name: 'Connect Salesforce'}).click();
  await expect(page).toHaveURL('/help/article/salesforce-integration');
});

test('words and category narrow the list, are in the address and are announced', async ({page}) => {
  await page.goto('/integrations');
  await hydrated(page);
  const count = page.getByRole('search').getByRole('status');
  await expect(count).toHaveText('36 tools');
  const field = page.getByRole('searchbox', {name: 'Find a tool'});
  await field.pressSequentially('hot lead ');
  await expect(field).toHaveValue('hot lead ');
  await expect(page).toHaveURL('/integrations?q=hot+lead');
  const withWords = await page.locator(tools).count();
  expect(withWords).toBeLessThan(36);

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

test('an empty result helps on', async ({page}) => {
  await page.goto('/integrations?q=no+such+tool&category=crm');
  await hydrated(page);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('No tool matches');
  await expect(page.getByRole('link', {name: 'Ask for one'})).toHaveAttribute(
    'href',
    '/contact?topic=integrations',
  );
  await page.getByRole('button', {name: 'Show all tools'}).click();
  await expect(page.locator(tools)).toHaveCount(36);
  await expect(page).toHaveURL('/integrations');
});

test('nonsense in the address shows everything', async ({page}) => {
  await page.goto('/integrations?category=%3Cscript%3E');
  await hydrated(page);
  await expect(page.locator(tools)).toHaveCount(36);
});

test('typing fast changes the address a few times, not at each letter', async ({page}) => {
  // Browsers refuse more than about 100 changes in 30 seconds, and a held key makes as many.
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    Object.assign(window, {changes: 0});
    history.replaceState = (...change) => {
      (window as unknown as {changes: number}).changes++;
      replace(...change);
    };
  });
  await page.goto('/integrations');
  await hydrated(page);
  const changes = () => page.evaluate(() => (window as unknown as {changes: number}).changes);
  const before = await changes();
  const words = 'a'.repeat(60);
  await page.getByRole('searchbox', {name: 'Find a tool'}).pressSequentially(words);
  await expect(page).toHaveURL(`/integrations?q=${words}`);
  expect((await changes()) - before).toBeLessThan(words.length / 2);
});
