import '@site/test/fixtures/figures';

import {liveCompanies} from '@site/src/data/liveActivity';
import {
  initialLiveActivity,
  liveActivityReducer,
  nextDelayMs,
  pickEvent,
  relativeLabel,
} from './liveActivityMachine';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ALMOST_ONE = 1 - Number.EPSILON;

const event = {company: 'Oatmere', avatar: 'Oat Mere', action: 'launched', timestamp: 9} as const;
const join = {...event, action: 'joined'} as const;

test('an event comes first, drops the oldest, and refreshes the labels', () => {
  const next = liveActivityReducer(initialLiveActivity, {type: 'arrive', event});
  expect(next.events).toEqual([{...event, id: 4}, ...initialLiveActivity.events.slice(0, 2)]);
  expect(next).toMatchObject({joinedThisWeek: 873, spotsRemaining: 127, nowMs: 9});
});

test('each company that joins takes a spot, until 50 are left', () => {
  let state = liveActivityReducer(initialLiveActivity, {type: 'arrive', event: join});
  expect(state).toMatchObject({joinedThisWeek: 874, spotsRemaining: 126});
  for (let more = 1; more < 200; more++) {
    state = liveActivityReducer(state, {type: 'arrive', event: join});
  }
  expect(state).toMatchObject({joinedThisWeek: 1073, spotsRemaining: 50});
});

test('nextDelayMs is 15 to 45 seconds', () => {
  expect([0, 0.5, ALMOST_ONE].map((roll) => nextDelayMs(() => roll))).toEqual([
    15_000, 30_000, 45_000,
  ]);
});

test('pickEvent never picks the same company twice in a row', () => {
  for (const {company} of liveCompanies) {
    for (const roll of [0, 0.25, 0.5, 0.75, ALMOST_ONE]) {
      expect(pickEvent(() => roll, company).company).not.toBe(company);
    }
  }
});

test.each([
  [-5 * MINUTE, 'Just now'],
  [MINUTE - 1, 'Just now'],
  [MINUTE, '1 min ago'],
  [HOUR - 1, '59 min ago'],
  [HOUR, '1 hour ago'],
  [2 * HOUR, '2 hours ago'],
])('relativeLabel(%i) is "%s"', (ageMs, label) => {
  expect(relativeLabel(ageMs)).toBe(label);
});
