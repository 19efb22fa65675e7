import type {SubmissionResult} from '@site/src/lib/submission';
import type {WaitlistRequest} from '@site/src/lib/waitlist';

/** What is asked for, and by whom. */
export interface Entry {
  readonly request: WaitlistRequest;
  /** As typed. */
  readonly email: string;
}

/** How an entry was made: in the console only, or at the server of the configured endpoint. */
export type EntryOutcome = Exclude<SubmissionResult['outcome'], 'failed'>;

export type EntryState =
  /** `failure` says why the last attempt did not arrive. */
  | (Entry & {readonly status: 'form'; readonly failure: string | null})
  | (Entry & {readonly status: 'sending'})
  | (Entry & {readonly status: 'success'; readonly outcome: EntryOutcome});

export type EntryEvent =
  | {readonly type: 'type'; readonly email: string}
  | {readonly type: 'choose'; readonly choice: Partial<WaitlistRequest>}
  | {readonly type: 'submit'}
  | {readonly type: 'answered'; readonly result: SubmissionResult}
  | {readonly type: 'renew'};

/** An empty form for this plan and cycle. */
export function emptyEntry(request: WaitlistRequest): EntryState {
  return {status: 'form', request, email: '', failure: null};
}

/** Whether the entry can be sent. The form of the address is the browser's to check. */
export function isComplete({email}: Pick<Entry, 'email'>): boolean {
  return email.trim() !== '';
}

/** The fields of the submission: e-mail, plan name and billing cycle; the audience only when the opener named one. */
export function entryFields({email, request}: Entry): Readonly<Record<string, string>> {
  const {plan, billingCycle, audience} = request;
  return {email, plan, billingCycle, ...(audience && {audience})};
}

/** One entry on its way: form → sending → success, and back to the form when it failed. Other events change nothing. */
export function entryReducer(state: EntryState, event: EntryEvent): EntryState {
  switch (event.type) {
    case 'type':
      return state.status === 'form' ? {...state, email: event.email} : state;
    case 'choose':
      return state.status === 'form'
        ? {...state, request: {...state.request, ...event.choice}}
        : state;
    case 'submit': {
      if (state.status !== 'form' || !isComplete(state)) return state;
      const {request, email} = state;
      return {status: 'sending', request, email};
    }
    case 'answered':
      return state.status === 'sending' ? settle(state, event.result) : state;
    case 'renew':
      return state.status === 'success' ? emptyEntry(state.request) : state;
  }
}

function settle({request, email}: Entry, result: SubmissionResult): EntryState {
  return result.outcome === 'failed'
    ? {status: 'form', request, email, failure: result.reason}
    : {status: 'success', request, email, outcome: result.outcome};
}
