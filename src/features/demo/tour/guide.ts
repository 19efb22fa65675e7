import {demoReducer, isTicking, TICK_MS, type DemoEvent, type DemoState} from '../demoMachine';
import {initialDemo} from '../initial';
import {chapters} from './chapters';

/** The guided tour, which plays the demo chapter by chapter. */
export type TourState =
  | {readonly status: 'off'}
  | {
      readonly status: 'playing' | 'paused' | 'finished';
      /** Index in `chapters`. */
      readonly chapter: number;
      /** Since the chapter began. */
      readonly elapsedMs: number;
    };

export interface GuidedState {
  readonly demo: DemoState;
  readonly tour: TourState;
}

export type TourEvent =
  /** Starts at the chapter with this index; at the first one if it doesn't exist. */
  | {readonly type: 'start'; readonly chapter?: number}
  | {readonly type: 'pause' | 'resume' | 'next' | 'back' | 'restart' | 'leave'}
  | {readonly type: 'goTo'; readonly chapter: number};

export type GuidedEvent =
  /** The visitor used the demo's own controls. */
  | {readonly type: 'demo'; readonly event: Exclude<DemoEvent, {type: 'tick'}>}
  | {readonly type: 'tour'; readonly event: TourEvent}
  /** `TICK_MS` have passed. */
  | {readonly type: 'tick'};

const LAST = chapters.length - 1;

/** Whether the timer has to run. Pausing the tour pauses the demo, too. */
export function isClockNeeded({demo, tour}: GuidedState): boolean {
  if (tour.status === 'playing') return true;
  return tour.status !== 'paused' && isTicking(demo);
}

/** Reduces the demo and the tour together, because each can change the other. */
export function guidedReducer(state: GuidedState, event: GuidedEvent): GuidedState {
  switch (event.type) {
    case 'demo':
      // Using the demo's own controls ends the tour.
      return {demo: demoReducer(state.demo, event.event), tour: {status: 'off'}};
    case 'tour':
      return reduceTour(state, event.event);
    case 'tick':
      return isClockNeeded(state) ? tick(state) : state;
  }
}

function reduceTour(state: GuidedState, event: TourEvent): GuidedState {
  const {tour} = state;
  if (event.type === 'restart') return enter(0, 'playing');
  if (event.type === 'start') {
    const {chapter = 0} = event;
    return enter(chapters[chapter] ? chapter : 0, 'playing');
  }
  if (tour.status === 'off') return state;
  // Moving between chapters while paused doesn't resume the tour.
  const status = tour.status === 'paused' ? 'paused' : 'playing';
  switch (event.type) {
    case 'pause':
      return tour.status === 'playing' ? {...state, tour: {...tour, status: 'paused'}} : state;
    case 'resume':
      return tour.status === 'paused' ? {...state, tour: {...tour, status: 'playing'}} : state;
    case 'next':
      return tour.chapter < LAST ? enter(tour.chapter + 1, status) : finish(state);
    case 'back':
      return enter(Math.max(0, tour.chapter - 1), status);
    case 'goTo':
      return chapters[event.chapter] ? enter(event.chapter, status) : state;
    case 'leave':
      return {...state, tour: {status: 'off'}};
  }
}

/** Starts a chapter from its own position, so it looks the same wherever the visitor came from. */
function enter(chapter: number, status: 'playing' | 'paused'): GuidedState {
  const {from, event} = chapters[chapter]!;
  const before = demoReducer(initialDemo, {type: 'restore', position: from});
  const demo = event ? demoReducer(before, event) : before;
  return {
    // While paused, there are no ticks to finish the step that the chapter starts.
    demo: status === 'paused' ? settle(demo) : demo,
    tour: {status, chapter, elapsedMs: 0},
  };
}

/** Skips the wait for the leads. A sequence stays as it is, because its results have their own chapter. */
function settle(demo: DemoState): DemoState {
  return demo.step === 'analyzing' ? {step: 'leads', industry: demo.industry} : demo;
}

function finish(state: GuidedState): GuidedState {
  return {
    ...state,
    tour: {status: 'finished', chapter: LAST, elapsedMs: chapters[LAST]!.durationMs},
  };
}

function tick({demo, tour}: GuidedState): GuidedState {
  const nextDemo = demoReducer(demo, {type: 'tick'});
  if (tour.status !== 'playing') return {demo: nextDemo, tour};
  const elapsedMs = tour.elapsedMs + TICK_MS;
  const next = {demo: nextDemo, tour: {...tour, elapsedMs}};
  if (elapsedMs < chapters[tour.chapter]!.durationMs) return next;
  return tour.chapter < LAST ? enter(tour.chapter + 1, 'playing') : finish(next);
}
