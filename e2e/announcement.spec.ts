import {campaign, isCampaignOn} from '../src/data/campaign';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test.skip(!isCampaignOn(campaign, new Date()), 'There is no campaign to announce today.');

test('a visitor closes it once and for all pages', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  await expect(bar).toContainText(campaign.announcement);
  await expect(bar.getByRole('link')).toHaveAttribute('href', campaign.href);
  await bar.getByRole('button', {name: 'Close announcement'}).click();
  await expect(bar).toBeHidden();

  await page.reload();
  await hydrated(page);
  await expect(bar).toBeHidden();
  await page.goto('/pricing');
  await hydrated(page);
  await expect(bar).toBeHidden();
});

test('a closed one does not flash before the scripts have run', async ({page, log}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', {name: 'Close announcement'}).click();

  // Only the inline script runs, as in the moment of the first paint.
  log.allow(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.locator('.theme-announcement-bar'), 'the page was sent with it').toBeAttached();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});
