import {createFormReducer} from '@site/src/lib/forms/formMachine';
import {emptyEntry, entryContext, entryFields, entryOptions} from './entry';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;

test('emptyEntry: starts with an empty form', () => {
  expect(emptyEntry(request)).toEqual({
    request,
    form: {status: 'editing', values: {email: ''}, errors: {}, failure: null},
  });
});

test('takes any email address that the browser does', () => {
  const reduce = createFormReducer(entryFields, entryOptions.check);
  const typed = reduce(emptyEntry(request).form, {type: 'type', name: 'email', value: 'x'});
  expect(reduce(typed, {type: 'submit'})).toEqual({status: 'sending', values: {email: 'x'}});
});

test('has the email address, the plan, and the billing cycle', () => {
  expect(entryFields.map(({name}) => name)).toEqual(['email']);
  expect(entryContext(request)).toEqual({plan: 'Pro', billingCycle: 'yearly'});
  expect(entryContext({...request, billingCycle: 'monthly'})).toHaveProperty(
    'billingCycle',
    'monthly',
  );
});

test('entryContext: includes the audience only if the opener named one', () => {
  expect(entryContext({...request, audience: 'agency'})).toEqual({
    plan: 'Pro',
    billingCycle: 'yearly',
    audience: 'agency',
  });
});
