import '@site/test/fixtures/figures';

import {
  initialLiveActivity,
  liveActivityMachine,
  type LiveActivityState,
} from './liveActivityMachine';

const event = {
  company: 'Oatmere',
  avatar: 'Oat Mere',
  action: 'launched',
  timestamp: 20_000,
} as const;
const join = {...event, action: 'joined'} as const;
const ids = ({events}: LiveActivityState) => events.map(({id}) => id);

test('it opens with three events and the figures of the campaign', () => {
  expect(initialLiveActivity).toMatchObject({
    status: 'open',
    joinedThisWeek: 873,
    spotsRemaining: 127,
    nowMs: 0,
  });
  expect(initialLiveActivity.events.map(({timestamp}) => timestamp)).toEqual([
    -120_000, -420_000, -960_000,
  ]);
});

test('arrive puts the event first, drops the oldest and brings the labels up to date', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'arrive', event});
  expect(ids(initialLiveActivity)).toEqual([3, 2, 1]);
  expect(ids(next)).toEqual([4, 3, 2]);
  expect(next.events[0]).toEqual({...event, id: 4});
  expect(next.nowMs).toBe(20_000);
});

test('arrive of anything but a joining company leaves the figures alone', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'arrive', event});
  expect(next).toMatchObject({joinedThisWeek: 873, spotsRemaining: 127});
});

test('arrive of a joining company counts it and takes a spot', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'arrive', event: join});
  expect(next).toMatchObject({joinedThisWeek: 874, spotsRemaining: 126});
});

test('the spots stop at 50 while the week goes on counting', () => {
  let state = initialLiveActivity;
  for (let joined = 0; joined < 200; joined++) {
    state = liveActivityMachine(state, {type: 'arrive', event: join});
  }
  expect(state).toMatchObject({joinedThisWeek: 1073, spotsRemaining: 50});
  expect(state.events).toHaveLength(3);
});

test('refresh moves the time and nothing else', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'refresh', nowMs: 30_000});
  expect(next).toEqual({...initialLiveActivity, nowMs: 30_000});
});

test('close closes it', () => {
  const next = liveActivityMachine(initialLiveActivity, {type: 'close'});
  expect(next).toEqual({...initialLiveActivity, status: 'closed'});
});

test.each([
  {type: 'arrive', event: join},
  {type: 'refresh', nowMs: 30_000},
  {type: 'close'},
] as const)('once it is closed, $type changes nothing', (action) => {
  const closed = liveActivityMachine(initialLiveActivity, {type: 'close'});
  expect(liveActivityMachine(closed, action)).toBe(closed);
});
