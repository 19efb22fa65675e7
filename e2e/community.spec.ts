import {communityEvents} from '../src/data/community';
import {hydrated} from './support/layout';
import {expect, test} from './support/test';

test.use({timezoneId: 'America/New_York'});

test('each event tells its next time where the visitor is, and has a calendar', async ({
  page,
  request,
}) => {
  await page.clock.install({time: '2026-11-21T09:00:00Z'});
  await page.goto('/community');
  await hydrated(page);
  // The first Tuesday at 16:00 UTC is 11:00 in New York.
  await expect(page.locator('#events time').first()).toHaveText(/Tuesday.*1 December.*11:00/);
  for (const {id} of communityEvents) {
    const calendar = await request.get(`/community/${id}.ics`);
    expect(calendar.status()).toBe(200);
    expect(await calendar.text()).toContain('RRULE:FREQ=MONTHLY');
  }
  await expect(page.getByRole('link', {name: 'Add to calendar'})).toHaveCount(2);
});
