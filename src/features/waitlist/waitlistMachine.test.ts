import type {Entry} from './entry';
import {
  initialWaitlist,
  unseenAnswer,
  waitlistReducer,
  type WaitlistEvent,
  type WaitlistState,
} from './waitlistMachine';

const pro = {plan: 'Pro', billingCycle: 'yearly'} as const;
const ultimate = {plan: 'Ultimate', billingCycle: 'monthly'} as const;
const email = 'a@b.example';
const reason = 'The server could not be reached.';
const values = {email};

/** An entry for Pro while it is being filled in. */
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

test('spec 4: "Waitlist modal: closed"', () => {
  expect(initialWaitlist.isOpen).toBe(false);
  expect(unseenAnswer(initialWaitlist)).toBeNull();
});

test('spec 4: "after a plan button is clicked, the form is open", for that plan', () => {
  expect(waitlistReducer(initialWaitlist, reserve)).toEqual(
    open(editing({request: ultimate, email: ''})),
  );
});

test('open: the form is filled in and sent', () => {
  const typed = waitlistReducer(open(editing({email: ''})), {
    type: 'type',
    name: 'email',
    value: email,
  });
  expect(typed).toEqual(open(form));
  expect(waitlistReducer(typed, {type: 'submit'})).toEqual(open(sending));
});

test('spec 4: "after submit, a success state"', () => {
  expect(waitlistReducer(open(sending), sent)).toEqual(open(success));
});

test('open: a failure brings the form back with all that was typed', () => {
  expect(waitlistReducer(open(sending), refused)).toEqual(open(failed));
});

test('open → closed: what was typed waits, the reason that was seen does not', () => {
  expect(waitlistReducer(open(failed), close)).toEqual(closed(form));
});

test('closed → open with another plan: what was typed is still there', () => {
  expect(waitlistReducer(closed(form), reserve)).toEqual(open(editing({request: ultimate})));
});

test('success → closed: the next form is empty', () => {
  const left = waitlistReducer(open(success), close);
  expect(left).toEqual(closed(editing({email: ''})));
  expect(unseenAnswer(left)).toBeNull();
});

test('sending → closed: the entry goes on', () => {
  const left = waitlistReducer(open(sending), close);
  expect(left).toEqual(closed(sending));
  expect(unseenAnswer(left)).toBeNull();
});

test('closed while sending: an opening shows that entry and makes no second one', () => {
  expect(waitlistReducer(closed(sending), reserve)).toEqual(open(sending));
  expect(waitlistReducer(open(sending), {type: 'submit'})).toEqual(open(sending));
});

test.each([
  ['success', sent, success],
  ['failure', refused, failed],
])('closed while sending: a %s stays closed and waits to be told', (_what, answer, entry) => {
  const state = waitlistReducer(closed(sending), answer);
  expect(state).toEqual(closed(entry));
  expect(unseenAnswer(state)).toBe(state.entry);
});

test('an untold failure → open: the form for the same plan, with the reason', () => {
  expect(waitlistReducer(closed(failed), {type: 'reopen'})).toEqual(open(failed));
});

test('an untold failure → open with another plan: only what was typed', () => {
  expect(waitlistReducer(closed(failed), reserve)).toEqual(open(editing({request: ultimate})));
});

test('an untold success → open: a new form', () => {
  expect(waitlistReducer(closed(success), reserve)).toEqual(
    open(editing({request: ultimate, email: ''})),
  );
});

test('an untold answer that was put away is told', () => {
  for (const entry of [failed, success]) {
    expect(unseenAnswer(waitlistReducer(closed(entry), close))).toBeNull();
  }
});

test('what is on the screen is not untold', () => {
  expect(unseenAnswer(open(failed))).toBeNull();
  expect(unseenAnswer(open(success))).toBeNull();
});

test('what means nothing to the entry changes nothing', () => {
  const state = open(success);
  expect(waitlistReducer(state, {type: 'submit'})).toBe(state);
});
