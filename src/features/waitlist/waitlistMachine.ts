import {createFormReducer, emptyForm, type FormEvent} from '@site/src/lib/forms/formMachine';
import type {WaitlistRequest} from '@site/src/domain/waitlist';
import {emptyEntry, entryFields, entryOptions, type Entry} from './entry';

/** State of the modal and its entry. */
export interface WaitlistState {
  readonly isOpen: boolean;
  readonly entry: Entry;
}

export type WaitlistEvent =
  | {readonly type: 'open'; readonly request: WaitlistRequest}
  /** Done, Maybe Later, the close button, Escape, or the backdrop. */
  | {readonly type: 'close'}
  | {readonly type: 'reopen'}
  | FormEvent<'email'>;

export const initialWaitlist: WaitlistState = {
  isOpen: false,
  entry: emptyEntry({plan: 'Pro', billingCycle: 'monthly'}),
};

const formReducer = createFormReducer(entryFields, entryOptions.check);

/**
 * closed → editing → sending → done → closed. Closing keeps what was typed for the next opening and doesn't cancel an
 * entry that's being sent. Until its response arrives, opening the modal shows that entry and adds none.
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

/** The entry whose response arrived after the visitor closed the modal, or null. */
export function unseenResponse({isOpen, entry}: WaitlistState): Entry | null {
  const {form} = entry;
  if (isOpen || form.status === 'sending') return null;
  return form.status === 'done' || form.failure !== null ? entry : null;
}

/** Returns the form for the next opening: without a failure or an outcome that was shown, and unchanged while it's sending. */
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
