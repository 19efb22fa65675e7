import {firstLiveEvents, liveCompanies} from './liveActivity';

test.each([...liveCompanies, ...firstLiveEvents])(
  'liveActivity.ts: the avatar of $company has two initials of its name',
  ({company, avatar}) => {
    expect(avatar).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(avatar.replace(' ', '').toLowerCase()).toBe(company.toLowerCase());
  },
);

test('liveActivity.ts: no company is listed twice', () => {
  const names = liveCompanies.map(({company}) => company);
  expect(new Set(names).size).toBe(names.length);
});

test('liveActivity.ts: the first events are of different companies, newest first', () => {
  const ages = firstLiveEvents.map(({ageMinutes}) => ageMinutes);
  expect(ages).toEqual(Array.from(ages).sort((a, b) => a - b));
  expect(new Set(firstLiveEvents.map(({company}) => company)).size).toBe(firstLiveEvents.length);
});
