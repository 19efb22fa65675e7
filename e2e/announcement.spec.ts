import {campaign, isCampaignOn} from '../src/data/campaign';
import {hydrated} from './support/layout';
import {builtOn} from './support/sitePages';
import {expect, test} from './support/test';

test('the announcement stays closed on every page, even before scripts run', async ({
  page,
  log,
}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('complementary', {name: 'Announcement'});
  // The announcement depends on the build date. A unit test covers closing it too.
  if (!isCampaignOn(campaign, builtOn())) {
    await expect(bar).toHaveCount(0);
    return;
  }
  await expect(bar.getByRole('link')).toHaveAttribute('href', campaign.href);
  await bar.getByRole('button', {name: 'Close announcement'}).click();
  await expect(bar).toBeHidden();
  await page.goto('/pricing');
  await hydrated(page);
  await expect(bar).toBeHidden();

  // Only the inline script runs, as at first paint.
  log.allow(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.locator('.theme-announcement-bar')).toBeAttached();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
});
