import {industryOf} from '@site/src/data/demo/industries';
import {demoPerformance} from '@site/src/data/demo/performance';
import type {IndustryId} from '@site/src/data/demo/types';
import type {DemoPosition, LeadIndex} from '@site/src/domain/demoAddress';

export type {DemoPosition, LeadIndex};

/**
 * The demo's states, in the order of the story. `run` tells one start of the clock from the next;
 * `isRestored` marks what was loaded rather than played, so that nothing counts up again.
 */
export type DemoState =
  /** `isFallback`: a URL names something that doesn't exist. */
  | {readonly step: 'start'; readonly isFallback: boolean}
  | {
      readonly step: 'analysing';
      readonly industry: IndustryId;
      readonly elapsedMs: number;
      readonly run: number;
    }
  | {readonly step: 'leads'; readonly industry: IndustryId}
  | {readonly step: 'lead'; readonly industry: IndustryId; readonly lead: LeadIndex}
  | {
      readonly step: 'sequence';
      readonly industry: IndustryId;
      readonly lead: LeadIndex;
      readonly elapsedMs: number;
      readonly run: number;
      /** A link to the sequence stays there: the results come only after a launch. */
      readonly isRestored: boolean;
    }
  | {
      readonly step: 'results';
      readonly industry: IndustryId;
      readonly lead: LeadIndex;
      readonly isRestored: boolean;
    };

export type DemoEvent =
  | {readonly type: 'pick'; readonly industry: IndustryId}
  | {readonly type: 'select'; readonly lead: LeadIndex}
  | {readonly type: 'launch'}
  /** 100 ms have passed. */
  | {readonly type: 'tick'}
  /** null when a URL names something that doesn't exist. */
  | {readonly type: 'restore'; readonly position: DemoPosition | null};

/** The clock's step, and how long the demo thinks: the figures of the specification. */
export const TICK_MS = 100;
export const LEADS_AFTER_MS = 1200;
export const RESULTS_AFTER_MS = 1500;

export const initialDemo: DemoState = {step: 'start', isFallback: false};

/** Whether the next step comes by itself, so that the clock has to run. */
export function isTicking(
  state: DemoState,
): state is Extract<DemoState, {readonly elapsedMs: number}> {
  return state.step === 'analysing' || (state.step === 'sequence' && !state.isRestored);
}

/** The position for the URL. While signals are read, it's already that of the list. */
export function placeOf(state: DemoState): DemoPosition {
  switch (state.step) {
    case 'start':
      return {step: 'start'};
    case 'analysing':
    case 'leads':
      return {step: 'leads', industry: state.industry};
    default:
      return {step: state.step, industry: state.industry, lead: state.lead};
  }
}

/** What the progress bar shows: 10 at once, 10 more every 100 ms, 100 at most. */
export function progressOf({elapsedMs}: {readonly elapsedMs: number}): number {
  return Math.min(100, 10 + 10 * Math.floor(elapsedMs / TICK_MS));
}

/** The announcement of a step for screen readers: the same for the whole step, so it's read once. */
export function announcementOf(state: DemoState): string {
  if (state.step === 'start') return '';
  const {name, leads} = industryOf(state.industry);
  if (state.step === 'analysing') return `Reading signals in ${name}.`;
  if (state.step === 'leads') {
    return `${leads.length} leads found in ${name}. Choose one to see why, and to write to them.`;
  }
  const lead = leads[state.lead];
  switch (state.step) {
    case 'lead':
      return `${lead.name} of ${lead.company} chosen. The sequence can be launched.`;
    case 'sequence':
      return `Five emails for ${lead.name} are written.`;
    case 'results':
      return `${demoPerformance.sent} sent, ${demoPerformance.opens} opens, ${demoPerformance.replies} replies. Hot lead: ${lead.name}.`;
  }
}

/** The demo. An event that doesn't apply to a state changes nothing. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'pick':
      return {
        step: 'analysing',
        industry: event.industry,
        elapsedMs: 0,
        run: state.step === 'analysing' ? state.run + 1 : 0,
      };
    case 'select':
      return state.step === 'start' || state.step === 'analysing'
        ? state
        : {step: 'lead', industry: state.industry, lead: event.lead};
    case 'launch':
      return launch(state);
    case 'tick':
      return tick(state);
    case 'restore':
      return restore(event.position);
  }
}

function launch(state: DemoState): DemoState {
  switch (state.step) {
    case 'lead':
    case 'sequence':
    case 'results':
      return {
        step: 'sequence',
        industry: state.industry,
        lead: state.lead,
        elapsedMs: 0,
        run: state.step === 'sequence' ? state.run + 1 : 0,
        isRestored: false,
      };
    default:
      return state;
  }
}

function tick(state: DemoState): DemoState {
  if (!isTicking(state)) return state;
  const elapsedMs = state.elapsedMs + TICK_MS;
  if (state.step === 'analysing') {
    return elapsedMs < LEADS_AFTER_MS
      ? {...state, elapsedMs}
      : {step: 'leads', industry: state.industry};
  }
  return elapsedMs < RESULTS_AFTER_MS
    ? {...state, elapsedMs}
    : {step: 'results', industry: state.industry, lead: state.lead, isRestored: false};
}

function restore(position: DemoPosition | null): DemoState {
  switch (position?.step) {
    case undefined:
      return {step: 'start', isFallback: true};
    case 'start':
      return initialDemo;
    case 'leads':
      return {step: 'leads', industry: position.industry};
    case 'lead':
      return {step: 'lead', industry: position.industry, lead: position.lead};
    case 'sequence':
      return {...position, step: 'sequence', elapsedMs: 0, run: 0, isRestored: true};
    case 'results':
      return {...position, step: 'results', isRestored: true};
  }
}
