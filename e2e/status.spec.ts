import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('every component is operational, 100 % over 90 days, with its response time', async ({
  page,
}) => {
  await page.goto('/status');
  const components = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('h3')});
  await expect(components).toHaveCount(6);
  for (const component of await components.all()) {
    await expect(component.getByText('Operational', {exact: true})).toBeVisible();
    await expect(component.getByText('100%', {exact: true})).toBeVisible();
    await expect(component.getByText(/^\d+ ms$/)).toBeVisible();
    await expect(component.locator('[data-level]')).toHaveCount(91);
  }
});

test('the history is read day by day, and as a table', async ({page}) => {
  await page.goto('/status');
  await hydrated(page);
  const slider = page.getByRole('slider').first();
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  const yesterday = await slider.getAttribute('aria-valuetext');
  expect(yesterday).toMatch(/^\d+ \w+ \d{4}: Operational, 100%$/);
  expect(yesterday).not.toBe(today);
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(91);
});

test('machines find the same', async ({page, request}) => {
  await page.goto('/status');
  const links = page.locator('#subscribe a');
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
  const status = (await (await request.get('/status.json')).json()) as {status: string};
  expect(status.status).toBe('operational');
});
