import {campaign, isCampaignOn} from './campaign';

const days = {startsOn: '2026-11-01', endsOn: '2026-11-30'};

test.each([
  ['2026-10-31T23:59:59.999Z', false, 'the millisecond before'],
  ['2026-11-01T00:00:00.000Z', true, 'the first millisecond'],
  ['2026-11-15T12:00:00.000Z', true, 'in between'],
  ['2026-11-30T00:00:00.000Z', true, 'the last day'],
  ['2026-11-30T23:59:59.999Z', true, 'the last millisecond of the last day'],
  ['2026-12-01T00:00:00.000Z', false, 'the millisecond after'],
])('at %s the campaign is on: %s (%s)', (now, isOn) => {
  expect(isCampaignOn(days, new Date(now))).toBe(isOn);
});

test('days are days in UTC, wherever the visitor is', () => {
  expect(isCampaignOn(days, new Date('2026-11-01T00:30:00+02:00'))).toBe(false);
  expect(isCampaignOn(days, new Date('2026-11-30T22:00:00-08:00'))).toBe(false);
});

test('a campaign of one day lasts that day', () => {
  const day = {startsOn: '2026-11-01', endsOn: '2026-11-01'};
  expect(isCampaignOn(day, new Date('2026-11-01T23:59:59.999Z'))).toBe(true);
  expect(isCampaignOn(day, new Date('2026-11-02T00:00:00Z'))).toBe(false);
});

test('campaign.ts: the campaign ends after it starts, on days that exist', () => {
  const iso = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
  expect([iso(campaign.startsOn), iso(campaign.endsOn)]).toEqual([
    campaign.startsOn,
    campaign.endsOn,
  ]);
  expect(campaign.endsOn > campaign.startsOn).toBe(true);
});

test('the announcement says what the campaign promises', () => {
  const members = campaign.foundingMembers.toLocaleString('en-US');
  expect(campaign.announcement).toContain(`${members} founding members`);
  expect(campaign.announcement).toContain('lifetime founder pricing');
  expect(campaign.announcement).toContain(`within ${campaign.reviewHours} hours`);
});

// The one test that repeats the figures of the campaign; all others take theirs from test/fixtures/figures.ts.
test('campaign.ts: the figures are those of the specification; one that is changed on purpose is changed here, too', () => {
  expect(campaign).toMatchObject({
    foundingMembers: 1000,
    reviewHours: 24,
    joinedThisWeek: 873,
    spotsRemaining: 127,
    fewestSpotsShown: 50,
  });
});

test('campaign.ts: the spots left lie between their floor and all there are', () => {
  expect(campaign.spotsRemaining).toBeGreaterThanOrEqual(campaign.fewestSpotsShown);
  expect(campaign.spotsRemaining).toBeLessThanOrEqual(campaign.foundingMembers);
});
