import type {IndustryId} from '@site/src/data/demo/types';
import type {LeadIndex} from '@site/src/domain/demoAddress';

/** The view of the app frame in the hero. */
export interface FrameState {
  readonly industry: IndustryId;
  /** The lead whose draft is open. */
  readonly lead: LeadIndex;
  /** `still` shows the story's end without its motion. */
  readonly story: 'playing' | 'paused' | 'still';
  /** How often the story was played again; a new number restarts it. */
  readonly run: number;
}

export type FrameEvent =
  | {readonly type: 'industryPicked'; readonly industry: IndustryId}
  | {readonly type: 'leadPicked'; readonly lead: LeadIndex}
  | {readonly type: 'pauseToggled'}
  | {readonly type: 'replayed'};

/** The server renders this state, so the story plays once without scripts. */
export const initialFrame: FrameState = {industry: 'fintech', lead: 0, story: 'playing', run: 0};

/** Whoever picks something wants to read it, so a pick ends the story. */
export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'industryPicked':
      return {...state, industry: event.industry, lead: 0, story: 'still'};
    case 'leadPicked':
      return {...state, lead: event.lead, story: 'still'};
    case 'pauseToggled':
      if (state.story === 'still') return state;
      return {...state, story: state.story === 'paused' ? 'playing' : 'paused'};
    case 'replayed':
      return {...state, lead: 0, story: 'playing', run: state.run + 1};
  }
}
