import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {Entry} from './entry';
import {WaitlistNotice} from './WaitlistNotice';

const [onReopen, onDismiss] = [jest.fn(), jest.fn()];
const request = {plan: 'Pro', billingCycle: 'yearly'} as const;
const values = {email: 'a@b.example'};
const show = (entry: Entry | null) =>
  render(<WaitlistNotice entry={entry} onReopen={onReopen} onDismiss={onDismiss} />);

test('without an answer there is a line that waits, and nothing to press', () => {
  show(null);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a late success is told and can be put away', async () => {
  show({request, form: {status: 'done', values, outcome: 'sent'}});
  expect(screen.getByRole('status')).toHaveTextContent('Your spot is noted: Pro, billed yearly.');
  expect(screen.queryByRole('button', {name: 'Try again'})).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a late failure leads back to the form', async () => {
  const failure = 'The server could not be reached.';
  show({request, form: {status: 'editing', values, errors: {}, failure}});
  expect(screen.getByRole('status')).toHaveTextContent('Not sent: Pro, billed yearly.');
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(onReopen).toHaveBeenCalledTimes(1);
});
