import {levelNames, statusSummaries} from '../src/data/status/levels';
import {statusRecord} from '../src/data/status/status';
import type {StatusLevel} from '../src/data/status/types';
import {
  currentLevel,
  formatUptime,
  HISTORY_DAYS,
  overallLevel,
  uptimeOf,
} from '../src/domain/status/history';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('every component has its state, its uptime, its response time and a stroke for each of 90 days', async ({
  page,
}) => {
  await page.goto('/status');
  const components = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.locator('h3')});
  await expect(components).toHaveCount(statusRecord.components.length);
  for (const {id, name, responseTimeMs} of statusRecord.components) {
    const component = components.filter({has: page.getByRole('heading', {name, exact: true})});
    const level = levelNames[currentLevel(id, statusRecord)];
    const uptime = formatUptime(uptimeOf(id, statusRecord));
    await expect(component.getByText(level, {exact: true})).toBeVisible();
    await expect(component.getByText(uptime, {exact: true})).toBeVisible();
    await expect(component.getByText(`${responseTimeMs} ms`, {exact: true})).toBeVisible();
    await expect(component.locator('[data-level]')).toHaveCount(HISTORY_DAYS + 1);
  }
});

test('the history is read day by day, and as a table', async ({page}) => {
  await page.goto('/status');
  await hydrated(page);
  const slider = page.getByRole('slider').first();
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  const yesterday = await slider.getAttribute('aria-valuetext');
  expect(yesterday).toMatch(/^\d+ \w+ \d{4}: .+, [\d.]+%$/);
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
  const {status} = (await (await request.get('/status.json')).json()) as {status: StatusLevel};
  expect(status).toBe(overallLevel(statusRecord));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: statusSummaries[status]})).toBeVisible();
});
