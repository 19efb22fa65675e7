import '@site/test/fixtures/figures';

import {initialLiveActivity, liveActivityMachine} from './liveActivityMachine';

const event = {company: 'Oatmere', avatar: 'Oat Mere', action: 'launched', timestamp: 9} as const;
const join = {...event, action: 'joined'} as const;

test('an event comes first, drops the oldest, and refreshes the labels', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'arrive', event});
  expect(next.events).toEqual([{...event, id: 4}, ...initialLiveActivity.events.slice(0, 2)]);
  expect(next).toMatchObject({joinedThisWeek: 873, spotsRemaining: 127, nowMs: 9});
});

test('each company that joins takes a spot, until 50 are left', () => {
  let state = liveActivityMachine(initialLiveActivity, {type: 'arrive', event: join});
  expect(state).toMatchObject({joinedThisWeek: 874, spotsRemaining: 126});
  for (let more = 1; more < 200; more++) {
    state = liveActivityMachine(state, {type: 'arrive', event: join});
  }
  expect(state).toMatchObject({joinedThisWeek: 1073, spotsRemaining: 50});
});

test.each([{type: 'arrive', event: join}, {type: 'refresh', nowMs: 9}, {type: 'close'}] as const)(
  'ignores $type once closed',
  (action) => {
    const closed = liveActivityMachine(initialLiveActivity, {type: 'close'});
    expect(liveActivityMachine(closed, action)).toBe(closed);
  },
);
