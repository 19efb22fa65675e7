import {createFormReducer, emptyForm, type FormEvent} from '@site/src/lib/forms/formMachine';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {emptyEntry, entryFields, entryOptions, type Entry} from './entry';

/** The modal around one entry. */
export interface WaitlistState {
  readonly isOpen: boolean;
  readonly entry: Entry;
}

export type WaitlistEvent =
  | {readonly type: 'open'; readonly request: WaitlistRequest}
  /** Done, Maybe Later, the cross, Escape or the backdrop. */
  | {readonly type: 'close'}
  | {readonly type: 'reopen'}
  | FormEvent<'email'>;

export const initialWaitlist: WaitlistState = {
  isOpen: false,
  entry: emptyEntry({plan: 'Pro', billingCycle: 'monthly'}),
};

const formReducer = createFormReducer(entryFields, entryOptions.check);

/**
 * closed → editing → sending → done → closed. Closing takes nothing away: what was typed waits for the next opening,
 * and an entry that is on its way goes on. Until it has been answered an opening shows that entry and makes no second.
 */
export function waitlistReducer(state: WaitlistState, event: WaitlistEvent): WaitlistState {
  const {entry} = state;
  switch (event.type) {
    case 'open': {
      const request = entry.form.status === 'sending' ? entry.request : event.request;
      return {isOpen: true, entry: {request, form: formLeft(entry.form)}};
    }
    case 'reopen':
      return {...state, isOpen: true};
    case 'close':
      return {isOpen: false, entry: {...entry, form: formLeft(entry.form)}};
    default: {
      const form = formReducer(entry.form, event);
      return form === entry.form ? state : {...state, entry: {...entry, form}};
    }
  }
}

/** An answer that came when nobody was looking: the visitor closed the modal while the entry was on its way. */
export function unseenAnswer({isOpen, entry}: WaitlistState): Entry | null {
  const {form} = entry;
  if (isOpen || form.status === 'sending') return null;
  return form.status === 'done' || form.failure !== null ? entry : null;
}

/** The form as the next opening finds it: what was answered has been seen, what is on its way goes on. */
function formLeft(form: Entry['form']): Entry['form'] {
  switch (form.status) {
    case 'editing':
      return {...form, failure: null};
    case 'sending':
      return form;
    case 'done':
      return emptyForm(entryFields);
  }
}
