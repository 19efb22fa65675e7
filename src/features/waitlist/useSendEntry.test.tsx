import {act, renderHook} from '@testing-library/react';

import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import type {EntryState} from './entryMachine';
import {useSendEntry} from './useSendEntry';

const submit = jest.fn<Promise<SubmissionResult>, [Submission]>();
jest.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const dispatch = jest.fn();
const entry: EntryState = {
  status: 'form',
  request: {plan: 'Pro', billingCycle: 'monthly'},
  email: 'a@b.example',
  failure: null,
};
const logged = {outcome: 'logged'} as const;

const setUp = () => renderHook(() => useSendEntry(dispatch)).result.current;

beforeEach(() => {
  dispatch.mockReset();
  submit.mockReset().mockResolvedValue(logged);
});

test('an entry is submitted, and the machine is told before and after', async () => {
  const send = setUp();
  await act(() => send(entry));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(dispatch.mock.calls).toEqual([[{type: 'submit'}], [{type: 'answered', result: logged}]]);
});

test('a second press before anything was drawn makes no second entry', async () => {
  const send = setUp();
  await act(() => Promise.all([send(entry), send(entry)]));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(dispatch).toHaveBeenCalledTimes(2);
});

test('after its answer the next one can be sent', async () => {
  const send = setUp();
  await act(() => send(entry));
  await act(() => send(entry));
  expect(submit).toHaveBeenCalledTimes(2);
});

test.each<[string, EntryState]>([
  ['without an address', {...entry, email: ' '}],
  ['on its way', {...entry, status: 'sending'}],
  ['made', {...entry, status: 'success', outcome: 'logged'}],
])('an entry %s is not submitted', async (_what, state) => {
  const send = setUp();
  await act(() => send(state));
  expect(submit).not.toHaveBeenCalled();
  expect(dispatch).not.toHaveBeenCalled();
});
