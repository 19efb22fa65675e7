import {statusSummaries} from '../src/data/status/levels';
import {HISTORY_DAYS} from '../src/domain/status/history';
import type {StatusLevel} from '../src/data/status/types';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test('status history is available by day and as a table', async ({page, request}) => {
  await page.goto('/status');
  await hydrated(page);
  const slider = page.getByRole('slider').first();
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  const yesterday = await slider.getAttribute('aria-valuetext');
  expect(yesterday).toMatch(/\d{4}\. .+\.$/);
  expect(yesterday).not.toBe(today);
  await page.getByRole('main').locator('summary').click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(HISTORY_DAYS + 1);

  const {status} = (await (await request.get('/status.json')).json()) as {status: StatusLevel};
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: statusSummaries[status]})).toBeVisible();
});
