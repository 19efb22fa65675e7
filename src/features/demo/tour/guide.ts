import {
  demoReducer,
  initialDemo,
  isTicking,
  TICK_MS,
  type DemoEvent,
  type DemoState,
} from '../demoMachine';
import {chapters} from './chapters';

/** The guided run: a script that plays the demo, one chapter after the other. */
export type TourState =
  | {readonly status: 'off'}
  | {
      readonly status: 'playing' | 'paused' | 'finished';
      /** The chapter's place in the list, from 0. */
      readonly chapter: number;
      /** Since the chapter began. */
      readonly elapsedMs: number;
    };

export interface GuidedState {
  readonly demo: DemoState;
  readonly tour: TourState;
}

export type TourEvent =
  /** `chapter`: which one to begin with, from 0; one that does not exist is the first. */
  | {readonly type: 'start'; readonly chapter?: number}
  | {readonly type: 'pause' | 'resume' | 'next' | 'back' | 'restart' | 'leave'}
  | {readonly type: 'goTo'; readonly chapter: number};

export type GuidedEvent =
  /** The visitor's own hand on the demo. */
  | {readonly type: 'demo'; readonly event: Exclude<DemoEvent, {type: 'tick'}>}
  | {readonly type: 'tour'; readonly event: TourEvent}
  /** 100 ms have passed. */
  | {readonly type: 'tick'};

export const initialGuided: GuidedState = {demo: initialDemo, tour: {status: 'off'}};

const LAST = chapters.length - 1;

/** Whether time matters now: a pause of the run stops the demo too. */
export function isClockNeeded({demo, tour}: GuidedState): boolean {
  if (tour.status === 'playing') return true;
  return tour.status !== 'paused' && isTicking(demo);
}

/** The demo and the run that plays it, as one machine. */
export function guidedReducer(state: GuidedState, event: GuidedEvent): GuidedState {
  switch (event.type) {
    case 'demo':
      // Who takes the demo into their own hands has left the run.
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
  // A step while paused stays paused, so that each chapter can be looked at in peace.
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

/** Puts the demo where the chapter begins and does what the chapter does. */
function enter(chapter: number, status: 'playing' | 'paused'): GuidedState {
  const {from, event} = chapters[chapter]!;
  const before = demoReducer(initialDemo, {type: 'restore', position: from});
  const demo = event ? demoReducer(before, event) : before;
  return {
    // Paused, nobody would send the ticks that finish what the chapter starts.
    demo: status === 'paused' ? settle(demo) : demo,
    tour: {status, chapter, elapsedMs: 0},
  };
}

/** The state that waiting would lead to; a sequence stays one, for its results are a chapter of their own. */
function settle(demo: DemoState): DemoState {
  return demo.step === 'analysing' ? {step: 'leads', industry: demo.industry} : demo;
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
