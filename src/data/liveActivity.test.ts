import {firstLiveEvents, liveActions, liveCompanies} from './liveActivity';

test.each([...liveCompanies, ...firstLiveEvents])(
  'liveActivity.ts: the disc of $company shows two initials of its name',
  ({company, avatar}) => {
    expect(avatar).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(avatar.replace(' ', '').toLowerCase()).toBe(company.toLowerCase());
  },
);

test('liveActivity.ts: no company is listed twice, and there is a choice', () => {
  const names = liveCompanies.map(({company}) => company);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(3);
});

test('liveActivity.ts: three events to begin with, newest first, of three companies', () => {
  const ages = firstLiveEvents.map(({ageMinutes}) => ageMinutes);
  expect(ages).toHaveLength(3);
  expect(ages).toEqual(Array.from(ages).sort((a, b) => a - b));
  expect(new Set(firstLiveEvents.map(({company}) => company)).size).toBe(3);
});

test.each(Object.entries(liveActions))(
  'liveActivity.ts: "%s" is a short clause that fits a line of the widget',
  (_action, words) => {
    expect(words).toMatch(/^[a-z ]{6,22}$/);
  },
);
