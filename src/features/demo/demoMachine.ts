import {industryOf} from '@site/src/data/demo/industries';
import {demoPerformance} from '@site/src/data/demo/performance';
import type {IndustryId} from '@site/src/data/demo/types';
import type {DemoPosition, LeadIndex} from '@site/src/domain/demoAddress';
import {initialDemo} from './initial';

/**
 * The demo's states, in order. `run` changes when the same step restarts, so the timer restarts with it. `isRestored`
 * marks a state that was loaded from a URL: nothing plays on its own, and figures don't count up.
 */
export type DemoState =
  /** `isFallback`: the URL had an unknown step, industry, or lead. */
  | {readonly step: 'start'; readonly isFallback: boolean}
  | {
      readonly step: 'analyzing';
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
  /** `TICK_MS` have passed. */
  | {readonly type: 'tick'}
  /** `position` is null if the URL had an unknown step, industry, or lead. */
  | {readonly type: 'restore'; readonly position: DemoPosition | null};

export const TICK_MS = 100;
export const LEADS_AFTER_MS = 1200;
export const RESULTS_AFTER_MS = 1500;

/** Whether the next step follows on its own, so the timer has to run. */
export function isTicking(
  state: DemoState,
): state is Extract<DemoState, {readonly elapsedMs: number}> {
  return state.step === 'analyzing' || (state.step === 'sequence' && !state.isRestored);
}

/** The position that the URL and Copy link refer to. While the demo analyzes, that's already the lead list. */
export function linkedPosition(state: DemoState): DemoPosition {
  switch (state.step) {
    case 'start':
      return {step: 'start'};
    case 'analyzing':
    case 'leads':
      return {step: 'leads', industry: state.industry};
    default:
      return {step: state.step, industry: state.industry, lead: state.lead};
  }
}

/** The progress bar's percentage: starts at 10 and rises by 10 every 100 ms, up to 100. */
export function progressOf({elapsedMs}: {readonly elapsedMs: number}): number {
  return Math.min(100, 10 + 10 * Math.floor(elapsedMs / TICK_MS));
}

/** The step's announcement for screen readers. It stays the same for the whole step, so it's read once. */
export function announcementOf(state: DemoState): string {
  if (state.step === 'start') return 'Choose an industry to start.';
  const {name, leads} = industryOf(state.industry);
  if (state.step === 'analyzing') return `Reading signals in ${name}.`;
  if (state.step === 'leads') {
    return `Found ${leads.length} leads in ${name}. Choose one to see why now is a good time to write.`;
  }
  const lead = leads[state.lead];
  switch (state.step) {
    case 'lead':
      return `Selected ${lead.name}, ${lead.company}. You can launch the sequence now.`;
    case 'sequence':
      return `Five emails for ${lead.name} are ready.`;
    case 'results':
      return `${demoPerformance.sent} sent, ${demoPerformance.opens} opens, ${demoPerformance.replies} replies. Hot lead: ${lead.name}.`;
  }
}

/** Returns the same state if the event doesn't apply to it. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'pick':
      return {
        step: 'analyzing',
        industry: event.industry,
        elapsedMs: 0,
        run: state.step === 'analyzing' ? state.run + 1 : 0,
      };
    case 'select':
      return state.step === 'start' || state.step === 'analyzing'
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
  if (state.step === 'analyzing') {
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
