import '@site/test/fixtures/figures';

import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import {outcomeTexts} from './entry';
import {WaitlistForm} from './WaitlistForm';

const submit = vi.fn<(submission: Submission) => Promise<SubmissionResult>>();
vi.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const email = () => screen.getByRole('textbox', {name: 'Work email'});
const button = () => screen.getByRole('button', {name: 'Reserve My Spot'});
const choose = (field: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', {name: field}), option);
const entry = (billingCycle = 'monthly', plan = 'Pro') => ({
  form: 'waitlist',
  fields: {email: 'a@b.example', plan, billingCycle},
});

async function reserve(address = 'a@b.example') {
  await userEvent.type(email(), address);
  await userEvent.click(button());
}

beforeEach(() => {
  window.history.replaceState(null, '', '/pricing');
  submit.mockReset().mockResolvedValue({outcome: 'logged'});
  render(<WaitlistForm />);
});

test('sends the email address, the plan, and the billing cycle', async () => {
  expect(screen.getByRole('combobox', {name: 'Plan'})).toHaveDisplayValue('Pro');
  expect(screen.getByRole('combobox', {name: 'Billing'})).toHaveDisplayValue('Monthly');
  await reserve();
  expect(submit.mock.calls).toEqual([[entry()]]);
});

test('sends the plan and the billing cycle that were chosen', async () => {
  await choose('Plan', 'Ultimate');
  await choose('Billing', 'Monthly');
  await reserve();
  expect(submit.mock.calls).toEqual([[entry('monthly', 'Ultimate')]]);
});

test('asks for one more step if the entry was only logged, and gets the focus', async () => {
  await reserve();
  const done = (await screen.findByText(outcomeTexts.logged.title)).parentElement;
  expect(done).toHaveTextContent(outcomeTexts.logged.text);
  expect(done).toHaveTextContent('Emaila@b.examplePlanPro, billed monthly');
  await waitFor(() => expect(done).toHaveFocus());
  const link = within(done!).getByRole('link');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^mailto:.*Pro, billed monthly.*a@b\.example/s,
  );
});

test('confirms an entry that was sent, without asking for an email', async () => {
  submit.mockResolvedValue({outcome: 'sent'});
  await reserve();
  expect(await screen.findByText(outcomeTexts.sent.title)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('shows why an entry failed, keeps the input, and sends it again', async () => {
  submit.mockResolvedValueOnce({outcome: 'failed', reason: 'The server could not be reached.'});
  await choose('Plan', 'Free');
  await reserve();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not sent. The server could not be reached. What you typed is still here.',
  );
  expect(email()).toHaveValue('a@b.example');
  expect(screen.getByRole('combobox', {name: 'Plan'})).toHaveDisplayValue('Free');
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText(outcomeTexts.logged.title)).toBeVisible();
  expect(submit.mock.calls).toEqual([[entry('monthly', 'Free')], [entry('monthly', 'Free')]]);
});

test('keeps the plan of a sent entry when the billing cycle of the page changes', async () => {
  await reserve();
  const summary = await screen.findByText('Pro, billed monthly');
  act(() => {
    window.history.replaceState(null, '', '/pricing?billing=yearly');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(summary).toHaveTextContent('Pro, billed monthly');
});

test('shows an empty form with the focus in it after "Done"', async () => {
  await reserve();
  await userEvent.click(await screen.findByRole('button', {name: 'Done'}));
  expect(email()).toHaveValue('');
  expect(email()).toHaveFocus();
  expect(screen.queryByText(outcomeTexts.logged.title)).not.toBeInTheDocument();
});
