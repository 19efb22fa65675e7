import {frameReducer, initialFrame, type FrameEvent, type FrameState} from './frameMachine';

const after = (...events: readonly FrameEvent[]): FrameState =>
  events.reduce(frameReducer, initialFrame);

test('a pick opens what was picked and ends the story', () => {
  const state = after({type: 'pauseToggled'}, {type: 'leadPicked', lead: 2});
  expect(state).toMatchObject({lead: 2, story: 'still'});
});

test('another industry opens its first lead', () => {
  const state = after({type: 'leadPicked', lead: 2}, {type: 'industryPicked', industry: 'saas'});
  expect(state).toMatchObject({industry: 'saas', lead: 0, story: 'still'});
});

test('a pause ends with the next press', () => {
  expect(after({type: 'pauseToggled'}).story).toBe('paused');
  expect(after({type: 'pauseToggled'}, {type: 'pauseToggled'}).story).toBe('playing');
});

test('a story that has ended stays ended when paused', () => {
  const still = after({type: 'leadPicked', lead: 1});
  expect(frameReducer(still, {type: 'pauseToggled'})).toBe(still);
});

test('a replay starts the story of the same industry from its beginning', () => {
  const picked = after({type: 'industryPicked', industry: 'saas'}, {type: 'leadPicked', lead: 1});
  const replayed = frameReducer(picked, {type: 'replayed'});
  expect(replayed).toMatchObject({industry: 'saas', lead: 0, story: 'playing'});
  expect(replayed.run).not.toBe(picked.run);
  expect(frameReducer(replayed, {type: 'replayed'}).run).not.toBe(replayed.run);
});
