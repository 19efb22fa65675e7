import type {WaitlistRequest} from '@site/src/lib/waitlist';
import {emptyEntry, entryReducer, type EntryEvent, type EntryState} from './entryMachine';

/** The modal around one entry. */
export interface WaitlistState {
  readonly isOpen: boolean;
  readonly entry: EntryState;
}

export type WaitlistEvent =
  | {readonly type: 'open'; readonly request: WaitlistRequest}
  /** Done, Maybe Later, the cross, Escape or the backdrop. */
  | {readonly type: 'close'}
  | {readonly type: 'reopen'}
  | EntryEvent;

export const initialWaitlist: WaitlistState = {
  isOpen: false,
  entry: emptyEntry({plan: 'Pro', billingCycle: 'monthly'}),
};

/**
 * closed → form → sending → success → closed. Closing takes nothing away: what was typed waits for the next opening,
 * and an entry that is on its way goes on. Until it has been answered an opening shows that entry and makes no second.
 */
export function waitlistReducer(state: WaitlistState, event: WaitlistEvent): WaitlistState {
  switch (event.type) {
    case 'open':
      return {isOpen: true, entry: entryFor(event.request, state.entry)};
    case 'reopen':
      return {...state, isOpen: true};
    case 'close':
      return {isOpen: false, entry: entryLeft(state.entry)};
    default: {
      const entry = entryReducer(state.entry, event);
      return entry === state.entry ? state : {...state, entry};
    }
  }
}

/** An answer that came when nobody was looking: the visitor closed the modal while the entry was on its way. */
export function unseenAnswer({isOpen, entry}: WaitlistState): EntryState | null {
  if (isOpen || entry.status === 'sending') return null;
  return entry.status === 'success' || entry.failure !== null ? entry : null;
}

function entryFor(request: WaitlistRequest, entry: EntryState): EntryState {
  switch (entry.status) {
    case 'form':
      return {...entry, request, failure: null};
    case 'sending':
      return entry;
    case 'success':
      return emptyEntry(request);
  }
}

function entryLeft(entry: EntryState): EntryState {
  switch (entry.status) {
    case 'form':
      return {...entry, failure: null};
    case 'sending':
      return entry;
    case 'success':
      return emptyEntry(entry.request);
  }
}
