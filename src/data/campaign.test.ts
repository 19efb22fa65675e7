import {campaign, isCampaignOn} from './campaign';

const days = {startsOn: '2026-11-01', endsOn: '2026-11-30'};

test.each([
  ['2026-10-31T23:59:59.999Z', false, 'the millisecond before'],
  ['2026-11-01T00:00:00.000Z', true, 'the first millisecond'],
  ['2026-11-15T12:00:00.000Z', true, 'in between'],
  ['2026-11-30T00:00:00.000Z', true, 'the last day'],
  ['2026-11-30T23:59:59.999Z', true, 'the last millisecond of the last day'],
  ['2026-12-01T00:00:00.000Z', false, 'the millisecond after'],
])('isCampaignOn at %s: %s (%s)', (now, isOn) => {
  expect(isCampaignOn(days, new Date(now))).toBe(isOn);
});

test('isCampaignOn counts days in UTC, in any time zone', () => {
  expect(isCampaignOn(days, new Date('2026-11-01T00:30:00+02:00'))).toBe(false);
  expect(isCampaignOn(days, new Date('2026-11-30T22:00:00-08:00'))).toBe(false);
});

test('a campaign that ends on its first day lasts that day', () => {
  const day = {startsOn: '2026-11-01', endsOn: '2026-11-01'};
  expect(isCampaignOn(day, new Date('2026-11-01T23:59:59.999Z'))).toBe(true);
  expect(isCampaignOn(day, new Date('2026-11-02T00:00:00Z'))).toBe(false);
});

test('campaign.ts: the campaign ends after it starts, on valid days', () => {
  const iso = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10);
  expect([iso(campaign.startsOn), iso(campaign.endsOn)]).toEqual([
    campaign.startsOn,
    campaign.endsOn,
  ]);
  expect(campaign.endsOn > campaign.startsOn).toBe(true);
});

test('campaign.ts: the spots remaining are between their floor and the number of members', () => {
  expect(campaign.spotsRemaining).toBeGreaterThanOrEqual(campaign.fewestSpotsShown);
  expect(campaign.spotsRemaining).toBeLessThanOrEqual(campaign.foundingMembers);
});
