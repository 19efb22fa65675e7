import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test.use({timezoneId: 'America/New_York'});

test("an event shows its next time in the visitor's time zone", async ({page}) => {
  await page.clock.install({time: '2026-11-21T09:00:00Z'});
  await page.goto('/community');
  await hydrated(page);
  // The first Tuesday at 16:00 UTC is 11:00 in New York.
  await expect(page.locator('#events time').first()).toHaveText(
    /Tuesday.*(1 December|December 1).*11:00/,
  );
});
