import {emptyValues, type FieldSpec} from './fields';
import {createFormReducer, emptyForm, type FormState} from './formMachine';

type Name = 'name' | 'email';
const fields: readonly FieldSpec<Name>[] = [
  {name: 'name', label: 'Name', type: 'text'},
  {name: 'email', label: 'Email', type: 'email', missing: 'Give one.'},
];
const reduce = createFormReducer(fields);
const empty = emptyForm(fields);
const typed = reduce(empty, {type: 'type', name: 'email', value: 'a@b.example'});
const sending = reduce(typed, {type: 'submit'});
const done = reduce(sending, {type: 'answered', result: {outcome: 'logged'}});

test('it begins empty, without errors', () => {
  expect(empty).toEqual({
    status: 'editing',
    values: {name: '', email: ''},
    errors: {},
    failure: null,
  });
});

test('typing changes its field, and finds no fault on the way', () => {
  const state = reduce(empty, {type: 'type', name: 'email', value: 'a'});
  expect(state).toMatchObject({values: {name: '', email: 'a'}, errors: {}});
});

test('submit with errors stays and says them', () => {
  const state = reduce(empty, {type: 'submit'});
  expect(state).toMatchObject({status: 'editing', errors: {email: 'Give one.'}});
});

test('an error is looked at again as its field changes', () => {
  const wrong = reduce(empty, {type: 'submit'});
  const half = reduce(wrong, {type: 'type', name: 'email', value: 'a'});
  expect(half).toHaveProperty(
    'errors.email',
    'This is not a complete address. It looks like name@company.com.',
  );
  const whole = reduce(half, {type: 'type', name: 'email', value: 'a@b.example'});
  expect(whole).toMatchObject({errors: {}});
  const other = reduce(wrong, {type: 'type', name: 'name', value: 'A'});
  expect(other).toMatchObject({errors: {email: 'Give one.'}});
});

test('submit in order sends what was typed', () => {
  expect(sending).toEqual({status: 'sending', values: {name: '', email: 'a@b.example'}});
});

describe('checked by the browser', () => {
  const reduceChecked = createFormReducer(fields, 'browser');
  const withEmail = (value: string) => reduceChecked(empty, {type: 'type', name: 'email', value});

  test.each(['', ' ', '\t\n'])(
    '%j in a required field is not sent, and nothing is said',
    (value) => {
      const state = withEmail(value);
      expect(reduceChecked(state, {type: 'submit'})).toBe(state);
    },
  );

  test('what is no address is not held back here', () => {
    expect(reduceChecked(withEmail('x'), {type: 'submit'})).toEqual({
      status: 'sending',
      values: {name: '', email: 'x'},
    });
  });
});

test('after a failure the reason stays in sight while it is corrected, and goes with the next attempt', () => {
  const result = {outcome: 'failed', reason: 'No network.'} as const;
  const failed = reduce(sending, {type: 'answered', result});
  const corrected = reduce(failed, {type: 'type', name: 'name', value: 'A'});
  expect(corrected).toHaveProperty('failure', 'No network.');
  expect(reduce(corrected, {type: 'submit'})).not.toHaveProperty('failure');
});

test('an answer ends it', () => {
  expect(done).toEqual({
    status: 'done',
    values: {name: '', email: 'a@b.example'},
    outcome: 'logged',
  });
  expect(reduce(sending, {type: 'answered', result: {outcome: 'sent'}})).toMatchObject({
    outcome: 'sent',
  });
});

test('a failure returns to the form with everything in it and says why', () => {
  const result = {outcome: 'failed', reason: 'The server could not be reached.'} as const;
  expect(reduce(sending, {type: 'answered', result})).toEqual({
    status: 'editing',
    values: {name: '', email: 'a@b.example'},
    errors: {},
    failure: 'The server could not be reached.',
  });
});

test('a draft fills the fields it has', () => {
  const state = reduce(empty, {type: 'restore', values: {email: 'x'}});
  expect(state).toMatchObject({values: {name: '', email: 'x'}});
});

test('renew begins anew', () => {
  expect(reduce(done, {type: 'renew'})).toEqual(empty);
});

test.each<[string, FormState<Name>, Parameters<typeof reduce>[1]]>([
  ['typing while it is on its way', sending, {type: 'type', name: 'name', value: 'x'}],
  ['a second submit', sending, {type: 'submit'}],
  ['a draft after the end', done, {type: 'restore', values: emptyValues(fields)}],
  ['an answer nobody waits for', typed, {type: 'answered', result: {outcome: 'sent'}}],
  ['renew before the end', typed, {type: 'renew'}],
  ['submit after the end', done, {type: 'submit'}],
])('%s changes nothing', (_what, state, event) => {
  expect(reduce(state, event)).toBe(state);
});
