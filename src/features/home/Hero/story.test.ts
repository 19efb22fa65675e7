import {industries} from '@site/src/data/demo/industries';
import {hotFrom} from '@site/src/data/scoring';
import {scoreOf} from '@site/src/domain/leadScore';
import {appearsAt, CHANGE_SECONDS, discs} from './Hero';
import {frameReducer, initialFrame, type FrameEvent, type FrameState} from './frameMachine';
import {storyOf} from './story';

describe('story', () => {
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

describe('frameMachine', () => {
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
});

describe('letters', () => {
  /** After which a disc's letters come around again. */
  const ROUND_SECONDS = CHANGE_SECONDS * discs.length * discs[0].length;
  const HALF = CHANGE_SECONDS / 2;
  const middles = Array.from({length: 60}, (_change, index) => index * CHANGE_SECONDS + HALF);

  /** The letters that the animation shows: they stay until the next ones of their disc appear. */
  function lettersAt(seconds: number): readonly string[] {
    return discs.flatMap((letters, disc) =>
      letters.filter((_letters, turn) => {
        const since = (seconds - appearsAt(disc, turn) + ROUND_SECONDS) % ROUND_SECONDS;
        return since < ROUND_SECONDS / letters.length;
      }),
    );
  }

  test('starts with the first letters of each disc', () => {
    expect(lettersAt(0)).toEqual(discs.map(([first]) => first));
  });

  test('changes exactly one disc per change', () => {
    for (const seconds of middles) {
      const before = lettersAt(seconds);
      const changed = lettersAt(seconds + CHANGE_SECONDS).filter(
        (letters, index) => letters !== before[index],
      );
      expect(changed).toHaveLength(1);
    }
  });

  test('never shows the same letters on two discs', () => {
    for (const seconds of middles) expect(new Set(lettersAt(seconds)).size).toBe(discs.length);
  });
});
