import {initialDemo, TICK_MS} from '../demoMachine';
import {chapters} from './chapters';
import {
  guidedReducer,
  initialGuided,
  isClockNeeded,
  type GuidedEvent,
  type GuidedState,
  type TourEvent,
} from './guide';

const after = (state: GuidedState, ...events: GuidedEvent[]) => events.reduce(guidedReducer, state);
const tour = (...events: TourEvent[]): GuidedEvent[] =>
  events.map((event) => ({type: 'tour', event}));
const pass = (state: GuidedState, ms: number) =>
  after(state, ...Array<GuidedEvent>(ms / TICK_MS).fill({type: 'tick'}));

const playing = after(initialGuided, ...tour({type: 'start'}));
const at = (chapter: number) => after(playing, ...tour({type: 'goTo', chapter}));
const last = chapters.length - 1;

test('the run starts at the first chapter with an empty demo', () => {
  expect(playing).toEqual({
    demo: initialDemo,
    tour: {status: 'playing', chapter: 0, elapsedMs: 0},
  });
});

test('it plays every chapter in order and ends', () => {
  let state = playing;
  const seen: number[] = [];
  const steps: string[] = [];
  for (let guard = 0; state.tour.status === 'playing' && guard < 10_000; guard += 1) {
    if (seen.at(-1) !== state.tour.chapter) seen.push(state.tour.chapter);
    if (steps.at(-1) !== state.demo.step) steps.push(state.demo.step);
    state = pass(state, TICK_MS);
  }
  expect(seen).toEqual(chapters.map((_chapter, index) => index));
  expect(steps).toEqual(['start', 'analysing', 'leads', 'lead', 'sequence', 'results']);
  expect(state.tour).toMatchObject({status: 'finished', chapter: last});
  expect(isClockNeeded(state)).toBe(false);
});

test('a chapter ends when its time is over', () => {
  const {durationMs} = chapters[0]!;
  expect(pass(playing, durationMs - TICK_MS).tour).toMatchObject({chapter: 0});
  expect(pass(playing, durationMs).tour).toEqual({status: 'playing', chapter: 1, elapsedMs: 0});
});

describe('pausing', () => {
  const paused = after(pass(at(1), 300), ...tour({type: 'pause'}));

  test('stops the run and the demo', () => {
    expect(paused.tour).toEqual({status: 'paused', chapter: 1, elapsedMs: 300});
    expect(isClockNeeded(paused)).toBe(false);
    expect(pass(paused, 5000)).toBe(paused);
  });

  test('and going on continues where it was', () => {
    const resumed = after(paused, ...tour({type: 'resume'}));
    expect(resumed.tour).toEqual({status: 'playing', chapter: 1, elapsedMs: 300});
    expect(resumed.demo).toBe(paused.demo);
  });

  test('is kept while stepping, and shows what the chapter leads to', () => {
    const stepped = after(paused, ...tour({type: 'back'}, {type: 'next'}));
    expect(stepped.tour).toEqual({status: 'paused', chapter: 1, elapsedMs: 0});
    expect(stepped.demo.step).toBe('leads');
  });

  test('means nothing when nothing plays', () => {
    const end = after(at(last), ...tour({type: 'next'}));
    expect(after(end, ...tour({type: 'pause'}))).toBe(end);
    expect(after(playing, ...tour({type: 'resume'}))).toBe(playing);
  });
});

describe('stepping', () => {
  test('forward from the last chapter is the end', () => {
    expect(after(at(last), ...tour({type: 'next'})).tour).toMatchObject({status: 'finished'});
  });

  test('back from the first begins it again', () => {
    expect(after(pass(playing, 700), ...tour({type: 'back'}))).toEqual(playing);
  });

  test('back after the end plays on from there', () => {
    const end = after(at(last), ...tour({type: 'next'}, {type: 'back'}));
    expect(end.tour).toEqual({status: 'playing', chapter: last - 1, elapsedMs: 0});
  });

  test('a chapter looks the same from wherever it is entered', () => {
    const forward = chapters
      .slice(1)
      .reduce((state) => after(state, ...tour({type: 'next'})), playing);
    expect(forward).toEqual(at(last));
  });

  test('to a chapter that does not exist means nothing', () => {
    expect(at(99)).toBe(playing);
  });
});

test('the run can start at another chapter; one that does not exist is the first', () => {
  const start = (chapter: number) => after(initialGuided, ...tour({type: 'start', chapter})).tour;
  expect(start(4)).toEqual({status: 'playing', chapter: 4, elapsedMs: 0});
  for (const unknown of [-1, 99, 1.5, NaN]) expect(start(unknown)).toMatchObject({chapter: 0});
});

test('starting again begins with the first chapter', () => {
  const end = after(at(last), ...tour({type: 'next'}));
  expect(after(end, ...tour({type: 'restart'}))).toEqual(playing);
});

test('who leaves keeps the demo as it stands', () => {
  const left = after(at(3), ...tour({type: 'leave'}));
  expect(left).toEqual({demo: at(3).demo, tour: {status: 'off'}});
});

test('who takes the demo into their own hands has left the run', () => {
  const taken = after(at(3), {type: 'demo', event: {type: 'pick', industry: 'saas'}});
  expect(taken.tour).toEqual({status: 'off'});
  expect(taken.demo).toMatchObject({step: 'analysing', industry: 'saas'});
});

test.each(['pause', 'resume', 'next', 'back', 'leave'] as const)(
  '%s means nothing while the run is off',
  (type) => {
    expect(after(initialGuided, ...tour({type}))).toBe(initialGuided);
  },
);

test('without the run the clock is needed only while the demo waits for something', () => {
  expect(isClockNeeded(initialGuided)).toBe(false);
  const reading = after(initialGuided, {type: 'demo', event: {type: 'pick', industry: 'saas'}});
  expect(isClockNeeded(reading)).toBe(true);
  expect(isClockNeeded(pass(reading, 1200))).toBe(false);
});

test('captions can be read in their time', () => {
  for (const {title, caption, durationMs} of chapters) {
    const words = caption.split(/\s+/).length;
    if (words / 3 > durationMs / 1000) {
      throw new Error(`chapters.ts: "${title}" has ${words} words and only ${durationMs} ms.`);
    }
  }
});
