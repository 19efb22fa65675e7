import {
  emptyEntry,
  entryFields,
  entryReducer,
  isComplete,
  type EntryEvent,
  type EntryState,
} from './entryMachine';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;
const email = 'a@b.example';
const reason = 'The server could not be reached.';
const form: EntryState = {status: 'form', request, email, failure: null};
const failed: EntryState = {status: 'form', request, email, failure: reason};
const sending: EntryState = {status: 'sending', request, email};
const success: EntryState = {status: 'success', request, email, outcome: 'logged'};

const type: EntryEvent = {type: 'type', email: 'c@d.example'};
const choose: EntryEvent = {type: 'choose', choice: {plan: 'Ultimate'}};
const submit: EntryEvent = {type: 'submit'};
const answered: EntryEvent = {type: 'answered', result: {outcome: 'logged'}};
const refused: EntryEvent = {type: 'answered', result: {outcome: 'failed', reason}};
const renew: EntryEvent = {type: 'renew'};

test('it begins as an empty form', () => {
  expect(emptyEntry(request)).toEqual({...form, email: ''});
});

test('form: what is typed is kept', () => {
  expect(entryReducer(form, type)).toEqual({...form, email: 'c@d.example'});
});

test('form: another plan or cycle is kept, and the rest of the request with it', () => {
  expect(entryReducer(form, choose)).toEqual({
    ...form,
    request: {plan: 'Ultimate', billingCycle: 'yearly'},
  });
});

test('form → sending', () => {
  expect(entryReducer(form, submit)).toEqual(sending);
});

test.each(['', ' ', '\t\n'])('form: nothing but blanks (%j) is not sent', (blank) => {
  const empty = {...form, email: blank};
  expect(isComplete(empty)).toBe(false);
  expect(entryReducer(empty, submit)).toBe(empty);
});

test('spec 5: "No format check beyond the browser\'s email input type"', () => {
  expect(isComplete({email: 'x'})).toBe(true);
});

test.each(['logged', 'sent'] as const)('sending → success, %s', (outcome) => {
  expect(entryReducer(sending, {type: 'answered', result: {outcome}})).toEqual({
    ...success,
    outcome,
  });
});

test('sending → form with the reason, and with what was typed', () => {
  expect(entryReducer(sending, refused)).toEqual(failed);
});

test('a failed form → sending, without the old reason', () => {
  expect(entryReducer(failed, submit)).toEqual(sending);
});

test('a failed form: correcting the address leaves the reason in sight', () => {
  expect(entryReducer(failed, type)).toEqual({...failed, email: 'c@d.example'});
});

test('success → an empty form for the same plan', () => {
  expect(entryReducer(success, renew)).toEqual({...form, email: ''});
});

test.each([
  ['form', form, [answered, refused, renew]],
  ['sending', sending, [type, choose, submit, renew]],
  ['success', success, [type, choose, submit, answered, refused]],
])('%s: nothing else changes it', (_status, state, events) => {
  for (const event of events) expect(entryReducer(state, event)).toBe(state);
});

test('spec 3: "Waitlist entry: email, plan name, billingCycle (monthly or yearly)"', () => {
  expect(entryFields({request, email})).toEqual({email, plan: 'Pro', billingCycle: 'yearly'});
  const monthly = {...request, billingCycle: 'monthly'} as const;
  expect(entryFields({request: monthly, email})).toHaveProperty('billingCycle', 'monthly');
});

test('the audience is handed over only when the opener named one', () => {
  expect(entryFields({request: {...request, audience: 'agency'}, email})).toEqual({
    email,
    plan: 'Pro',
    billingCycle: 'yearly',
    audience: 'agency',
  });
});
