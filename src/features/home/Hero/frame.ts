import type {Industry, IndustryId} from '@site/src/data/demo/types';
import type {LeadIndex} from '@site/src/domain/demoAddress';
import {scoreOf} from '@site/src/domain/leadScore';

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

/** A pick ends the story, because the visitor wants to read what was picked. */
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

/** A lead's place in the list before the first lead's signals arrived. */
export interface Rise {
  /** The score at the start, 0 to 100. */
  readonly from: number;
  /** How many rows below its last place the lead starts; negative above it. */
  readonly rows: number;
}

/**
 * The story of an industry's first lead: before its signals, its score is its fit alone, so it starts lower in the list.
 *
 * @returns the start of each lead, in the leads' order.
 */
export function storyOf(leads: Industry['leads']): readonly Rise[] {
  const [first, ...others] = leads;
  const from = scoreOf({fit: first.fit});
  const above = others.filter((lead) => scoreOf(lead) > from).length;
  return [
    {from, rows: above},
    ...others.map((lead, index) => ({from: scoreOf(lead), rows: index < above ? -1 : 0})),
  ];
}
