import {videos} from '@site/src/data/videos';
import {TICK_MS} from '../demoMachine';
import {initialDemo, initialGuided} from '../initial';
import {chapters} from './chapters';
import {
  guidedReducer,
  isClockNeeded,
  type GuidedEvent,
  type GuidedState,
  type TourEvent,
} from './guide';

describe('guide', () => {
  const after = (state: GuidedState, ...events: GuidedEvent[]) =>
    events.reduce(guidedReducer, state);
  const tour = (...events: TourEvent[]): GuidedEvent[] =>
    events.map((event) => ({type: 'tour', event}));
  const pass = (state: GuidedState, ms: number) =>
    after(state, ...Array<GuidedEvent>(ms / TICK_MS).fill({type: 'tick'}));

  const playing = after(initialGuided, ...tour({type: 'start'}));
  const at = (chapter: number) => after(playing, ...tour({type: 'goTo', chapter}));
  const last = chapters.length - 1;

  test('start: plays the first chapter with an empty demo', () => {
    expect(playing).toEqual({
      demo: initialDemo,
      tour: {status: 'playing', chapter: 0, elapsedMs: 0},
    });
  });

  test('tick: plays every chapter in order, then finishes', () => {
    let state = playing;
    const seen: number[] = [];
    const steps: string[] = [];
    for (let guard = 0; state.tour.status === 'playing' && guard < 10_000; guard += 1) {
      if (seen.at(-1) !== state.tour.chapter) seen.push(state.tour.chapter);
      if (steps.at(-1) !== state.demo.step) steps.push(state.demo.step);
      state = pass(state, TICK_MS);
    }
    expect(seen).toEqual(chapters.map((_chapter, index) => index));
    expect(steps).toEqual(['start', 'analyzing', 'leads', 'lead', 'sequence', 'results']);
    expect(state.tour).toMatchObject({status: 'finished', chapter: last});
    expect(isClockNeeded(state)).toBe(false);
  });

  test('tick: starts the next chapter when the duration is over', () => {
    const {durationMs} = chapters[0]!;
    expect(pass(playing, durationMs - TICK_MS).tour).toMatchObject({chapter: 0});
    expect(pass(playing, durationMs).tour).toEqual({status: 'playing', chapter: 1, elapsedMs: 0});
  });

  describe('pause', () => {
    const paused = after(pass(at(1), 300), ...tour({type: 'pause'}));

    test('stops both the tour and the demo', () => {
      expect(paused.tour).toEqual({status: 'paused', chapter: 1, elapsedMs: 300});
      expect(isClockNeeded(paused)).toBe(false);
      expect(pass(paused, 5000)).toBe(paused);
    });

    test('resumes where it stopped', () => {
      const resumed = after(paused, ...tour({type: 'resume'}));
      expect(resumed.tour).toEqual({status: 'playing', chapter: 1, elapsedMs: 300});
      expect(resumed.demo).toBe(paused.demo);
    });

    test('stays paused when moving to another chapter, and shows the chapter’s outcome', () => {
      const stepped = after(paused, ...tour({type: 'back'}, {type: 'next'}));
      expect(stepped.tour).toEqual({status: 'paused', chapter: 1, elapsedMs: 0});
      expect(stepped.demo.step).toBe('leads');
    });

    test('is ignored after the end, as resume is while playing', () => {
      const end = after(at(last), ...tour({type: 'next'}));
      expect(after(end, ...tour({type: 'pause'}))).toBe(end);
      expect(after(playing, ...tour({type: 'resume'}))).toBe(playing);
    });
  });

  describe('next, back, and goTo', () => {
    test('next finishes after the last chapter', () => {
      expect(after(at(last), ...tour({type: 'next'})).tour).toMatchObject({status: 'finished'});
    });

    test('back restarts the first chapter', () => {
      expect(after(pass(playing, 700), ...tour({type: 'back'}))).toEqual(playing);
    });

    test('back after the end resumes playing', () => {
      const end = after(at(last), ...tour({type: 'next'}, {type: 'back'}));
      expect(end.tour).toEqual({status: 'playing', chapter: last - 1, elapsedMs: 0});
    });

    test('goTo leads to the same state as next', () => {
      const forward = chapters
        .slice(1)
        .reduce((state) => after(state, ...tour({type: 'next'})), playing);
      expect(forward).toEqual(at(last));
    });

    test('goTo is ignored for an unknown chapter', () => {
      expect(at(99)).toBe(playing);
    });
  });

  test('start: plays the given chapter, or the first one if it doesn’t exist', () => {
    const start = (chapter: number) => after(initialGuided, ...tour({type: 'start', chapter})).tour;
    expect(start(4)).toEqual({status: 'playing', chapter: 4, elapsedMs: 0});
    for (const unknown of [-1, 99, 1.5, NaN]) expect(start(unknown)).toMatchObject({chapter: 0});
  });

  test('restart: plays from the first chapter', () => {
    const end = after(at(last), ...tour({type: 'next'}));
    expect(after(end, ...tour({type: 'restart'}))).toEqual(playing);
  });

  test('leave: keeps the demo’s state', () => {
    const left = after(at(3), ...tour({type: 'leave'}));
    expect(left).toEqual({demo: at(3).demo, tour: {status: 'off'}});
  });

  test('an event of the demo itself ends the tour', () => {
    const taken = after(at(3), {type: 'demo', event: {type: 'pick', industry: 'saas'}});
    expect(taken.tour).toEqual({status: 'off'});
    expect(taken.demo).toMatchObject({step: 'analyzing', industry: 'saas'});
  });

  test.each(['pause', 'resume', 'next', 'back', 'leave'] as const)(
    '%s: is ignored while the tour is off',
    (type) => {
      expect(after(initialGuided, ...tour({type}))).toBe(initialGuided);
    },
  );

  test('isClockNeeded: only while a step is pending when the tour is off', () => {
    expect(isClockNeeded(initialGuided)).toBe(false);
    const reading = after(initialGuided, {type: 'demo', event: {type: 'pick', industry: 'saas'}});
    expect(isClockNeeded(reading)).toBe(true);
    expect(isClockNeeded(pass(reading, 1200))).toBe(false);
  });

  test('every caption can be read within its chapter', () => {
    for (const {title, caption, durationMs} of chapters) {
      const words = caption.split(/\s+/).length;
      if (words / 3 > durationMs / 1000) {
        throw new Error(`chapters.ts: "${title}" has ${words} words and only ${durationMs} ms.`);
      }
    }
  });
});

describe('videos', () => {
  const formatted = (ms: number) =>
    `${Math.floor(ms / 60_000)}:${String((ms / 1000) % 60).padStart(2, '0')}`;

  test.each(videos)(
    'videos.ts: "$title" starts with a chapter, and its duration runs to the end of the tour',
    ({chapter, duration}) => {
      const played = chapters.slice(chapter - 1);
      expect(played.length).toBeGreaterThan(0);
      expect(duration).toBe(formatted(played.reduce((sum, {durationMs}) => sum + durationMs, 0)));
    },
  );

  test('videos.ts: no two videos start with the same chapter', () => {
    expect(new Set(videos.map(({chapter}) => chapter)).size).toBe(videos.length);
  });
});
