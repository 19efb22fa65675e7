import {createFormReducer, emptyForm} from '@site/src/lib/forms/formMachine';
import {entryFields, entryOptions, type Entry} from './entry';
import {
  initialWaitlist,
  unseenResponse,
  waitlistReducer,
  type WaitlistEvent,
  type WaitlistState,
} from './waitlistMachine';

describe('waitlistMachine', () => {
  const pro = {plan: 'Pro', billingCycle: 'yearly'} as const;
  const ultimate = {plan: 'Ultimate', billingCycle: 'monthly'} as const;
  const email = 'a@b.example';
  const reason = 'The server could not be reached.';
  const values = {email};

  /** An entry for Pro that’s being edited. */
  const editing = (
    change: {email?: string; request?: Entry['request']; failure?: string} = {},
  ): Entry => ({
    request: change.request ?? pro,
    form: {
      status: 'editing',
      values: {email: change.email ?? email},
      errors: {},
      failure: change.failure ?? null,
    },
  });
  const form = editing();
  const sending: Entry = {request: pro, form: {status: 'sending', values}};
  const success: Entry = {request: pro, form: {status: 'done', values, outcome: 'sent'}};
  const failed = editing({failure: reason});

  const open = (entry: Entry): WaitlistState => ({isOpen: true, entry});
  const closed = (entry: Entry): WaitlistState => ({isOpen: false, entry});
  const close: WaitlistEvent = {type: 'close'};
  const reserve: WaitlistEvent = {type: 'open', request: ultimate};
  const sent: WaitlistEvent = {type: 'answered', result: {outcome: 'sent'}};
  const refused: WaitlistEvent = {type: 'answered', result: {outcome: 'failed', reason}};

  test('starts closed', () => {
    expect(initialWaitlist.isOpen).toBe(false);
    expect(unseenResponse(initialWaitlist)).toBeNull();
  });

  test('a plan button opens the form for its plan', () => {
    expect(waitlistReducer(initialWaitlist, reserve)).toEqual(
      open(editing({request: ultimate, email: ''})),
    );
  });

  test('open: fills in and sends the form', () => {
    const typed = waitlistReducer(open(editing({email: ''})), {
      type: 'type',
      name: 'email',
      value: email,
    });
    expect(typed).toEqual(open(form));
    expect(waitlistReducer(typed, {type: 'submit'})).toEqual(open(sending));
  });

  test('a sent entry is a success', () => {
    expect(waitlistReducer(open(sending), sent)).toEqual(open(success));
  });

  test('open: returns to the form with its input after a failure', () => {
    expect(waitlistReducer(open(sending), refused)).toEqual(open(failed));
  });

  test('open → closed: keeps the input and drops the failure that was shown', () => {
    expect(waitlistReducer(open(failed), close)).toEqual(closed(form));
  });

  test('closed → open with another plan: keeps the input', () => {
    expect(waitlistReducer(closed(form), reserve)).toEqual(open(editing({request: ultimate})));
  });

  test('success → closed: empties the form', () => {
    const left = waitlistReducer(open(success), close);
    expect(left).toEqual(closed(editing({email: ''})));
    expect(unseenResponse(left)).toBeNull();
  });

  test('sending → closed: keeps sending', () => {
    const left = waitlistReducer(open(sending), close);
    expect(left).toEqual(closed(sending));
    expect(unseenResponse(left)).toBeNull();
  });

  test('closed while sending: opens with that entry and adds none', () => {
    expect(waitlistReducer(closed(sending), reserve)).toEqual(open(sending));
    expect(waitlistReducer(open(sending), {type: 'submit'})).toEqual(open(sending));
  });

  test.each([
    ['success', sent, success],
    ['failure', refused, failed],
  ])(
    'closed while sending: stays closed after a %s, which waits to be announced',
    (_what, answer, entry) => {
      const state = waitlistReducer(closed(sending), answer);
      expect(state).toEqual(closed(entry));
      expect(unseenResponse(state)).toBe(state.entry);
    },
  );

  test('unseen failure → reopen: shows the form for the same plan, with the reason', () => {
    expect(waitlistReducer(closed(failed), {type: 'reopen'})).toEqual(open(failed));
  });

  test('unseen failure → open with another plan: keeps the input and drops the reason', () => {
    expect(waitlistReducer(closed(failed), reserve)).toEqual(open(editing({request: ultimate})));
  });

  test('unseen success → open: shows a new form', () => {
    expect(waitlistReducer(closed(success), reserve)).toEqual(
      open(editing({request: ultimate, email: ''})),
    );
  });

  test('unseenResponse: is null after the notice is closed', () => {
    for (const entry of [failed, success]) {
      expect(unseenResponse(waitlistReducer(closed(entry), close))).toBeNull();
    }
  });

  test('unseenResponse: is null while the modal is open', () => {
    expect(unseenResponse(open(failed))).toBeNull();
    expect(unseenResponse(open(success))).toBeNull();
  });

  test('ignores events that the state has no transition for', () => {
    const state = open(success);
    expect(waitlistReducer(state, {type: 'submit'})).toBe(state);
  });
});

test('takes any email address that the browser does', () => {
  const reduce = createFormReducer(entryFields, entryOptions.check);
  const typed = reduce(emptyForm(entryFields), {type: 'type', name: 'email', value: 'x'});
  expect(reduce(typed, {type: 'submit'})).toEqual({status: 'sending', values: {email: 'x'}});
});
