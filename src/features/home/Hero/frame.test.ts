import {industries} from '@site/src/data/demo/industries';
import {hotFrom} from '@site/src/data/scoring';
import {scoreOf} from '@site/src/domain/leadScore';
import {frameReducer, initialFrame, storyOf, type FrameEvent, type FrameState} from './frame';

describe('storyOf', () => {
  test.each(industries)('$name starts in the order of the scores at that time', ({leads}) => {
    const starts = storyOf(leads).map((rise, index) => ({...rise, place: index + rise.rows}));
    const inOrder = [...starts].sort((one, other) => one.place - other.place);
    expect(inOrder.map(({place}) => place)).toEqual(leads.map((_lead, index) => index));
    const scores = inOrder.map(({from}) => from);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  test.each(industries)('the first lead of $name turns hot and rises', ({leads}) => {
    const [first] = storyOf(leads);
    expect(first?.from).toBeLessThan(hotFrom);
    expect(scoreOf(leads[0])).toBeGreaterThanOrEqual(hotFrom);
    expect(first?.rows).toBeGreaterThan(0);
  });
});

describe('frameReducer', () => {
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

  test('the next click ends a pause', () => {
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
});
