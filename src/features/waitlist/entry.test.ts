import {createFormReducer} from '@site/src/lib/forms/formMachine';
import {emptyEntry, entryContext, entryFields, entryOptions} from './entry';

const request = {plan: 'Pro', billingCycle: 'yearly'} as const;

test('emptyEntry: starts with an empty form', () => {
  expect(emptyEntry(request)).toEqual({
    request,
    form: {status: 'editing', values: {email: ''}, errors: {}, failure: null},
  });
});

test('spec 5: "No format check beyond the browser\'s email input type"', () => {
  const reduce = createFormReducer(entryFields, entryOptions.check);
  const typed = reduce(emptyEntry(request).form, {type: 'type', name: 'email', value: 'x'});
  expect(reduce(typed, {type: 'submit'})).toEqual({status: 'sending', values: {email: 'x'}});
});

test('spec 3: "Waitlist entry: email, plan name, billingCycle (monthly or yearly)"', () => {
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
