import '@site/test/fixtures/figures';

import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import {useOpenWaitlist, type WaitlistRequest} from '@site/src/domain/waitlist';
import {WaitlistProvider} from './WaitlistProvider';

const submit = vi.fn<(submission: Submission) => Promise<SubmissionResult>>();
vi.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const pro: WaitlistRequest = {plan: 'Pro', billingCycle: 'yearly'};
const agency: WaitlistRequest = {plan: 'Ultimate', billingCycle: 'monthly', audience: 'agency'};
const reason = 'The server answered with status 503.';
const fields = {email: 'a@b.example', plan: 'Pro', billingCycle: 'yearly'};

function Openers() {
  const open = useOpenWaitlist();
  return (
    <>
      <button type="button" onClick={() => open(pro)}>
        Claim Pro
      </button>
      <button type="button" onClick={() => open(agency)}>
        Apply as an agency
      </button>
      <button type="button" onClick={() => open({plan: 'Free', billingCycle: 'yearly'})}>
        Start free
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', {name});
const press = (name: string) => userEvent.click(button(name));
const email = () => screen.getByRole('textbox', {name: 'Work e-mail'});
const dialog = () => screen.getByRole('dialog');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

async function reserve(opener = 'Claim Pro') {
  await press(opener);
  await userEvent.type(email(), fields.email);
  await press('Reserve My Spot');
}

/** Holds the response until the test calls the returned function. */
function answerLater() {
  let answer: (result: SubmissionResult) => void = () => {};
  submit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (result: SubmissionResult) => answer(result);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/pricing');
  submit.mockReset().mockResolvedValue({outcome: 'logged'});
  render(
    <WaitlistProvider>
      <Openers />
    </WaitlistProvider>,
  );
});

test('spec 4: "closed; after a plan button is clicked, the form is open", with the focus in it', async () => {
  noDialog();
  await press('Claim Pro');
  expect(screen.getByRole('dialog', {name: 'Reserve your spot on Pro'})).toBeVisible();
  expect(email()).toHaveFocus();
});

test('shows the price of the plan for the chosen billing cycle', async () => {
  await press('Claim Pro');
  expect(dialog()).toHaveTextContent('$5.84 a monthBilled annually $70.08Saves $38 a year');
});

test('shows no saving for Free', async () => {
  await press('Start free');
  expect(dialog()).toHaveTextContent('$0 a monthNothing to pay');
  expect(dialog()).not.toHaveTextContent('Saves');
});

test('shows a line for the audience, if there is one', async () => {
  await press('Apply as an agency');
  expect(dialog()).toHaveTextContent('You send for several clients');
  await press('Maybe Later');
  await press('Claim Pro');
  expect(dialog()).not.toHaveTextContent('clients');
});

test('spec 4: "after submit, a success state", which says that nothing was sent', async () => {
  await reserve();
  expect(await screen.findByRole('dialog', {name: 'Your spot is noted.'})).toHaveTextContent(
    'a@b.example · Pro, billed yearly. This site has no server yet',
  );
  expect(submit.mock.calls).toEqual([[{form: 'waitlist', fields}]]);
});

test('the entry includes the audience if the opener named it', async () => {
  await reserve('Apply as an agency');
  expect(submit.mock.calls[0]?.[0].fields).toEqual({
    email: 'a@b.example',
    plan: 'Ultimate',
    billingCycle: 'monthly',
    audience: 'agency',
  });
});

test.each([
  ['Maybe Later', () => press('Maybe Later')],
  ['the cross', () => press('Close')],
  ['Escape', () => Promise.resolve(fireEvent(dialog(), new Event('cancel', {cancelable: true})))],
  [
    'a click on the backdrop',
    () => {
      fireEvent.pointerDown(dialog());
      return Promise.resolve(fireEvent.click(dialog()));
    },
  ],
])('spec 4: "It closes by %s", keeps what was typed and returns the focus', async (_way, close) => {
  await press('Claim Pro');
  await userEvent.type(email(), 'ada@');
  await close();
  noDialog();
  expect(button('Claim Pro')).toHaveFocus();
  await press('Apply as an agency');
  expect(screen.getByRole('dialog', {name: 'Reserve your spot on Ultimate'})).toBeVisible();
  expect(email()).toHaveValue('ada@');
});

test('spec 4: "It closes by Done", returns the focus, and the next form is empty', async () => {
  await reserve();
  await userEvent.click(await screen.findByRole('button', {name: 'Done'}));
  noDialog();
  expect(button('Claim Pro')).toHaveFocus();
  await press('Claim Pro');
  expect(email()).toHaveValue('');
});

test('nothing is announced before a response came late', () => {
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('closed while sending: a success is announced on the page and can be dismissed', async () => {
  const answer = answerLater();
  await reserve();
  await press('Maybe Later');
  answer({outcome: 'sent'});
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Your spot is noted: Pro, billed yearly.'),
  );
  expect(screen.queryByRole('button', {name: 'Try again'})).not.toBeInTheDocument();
  await press('Close');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('closed while sending: a failure is announced on the page and leads back to the form', async () => {
  const answer = answerLater();
  await reserve();
  await press('Maybe Later');
  answer({outcome: 'failed', reason});
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reason));
  await press('Try again');
  expect(email()).toHaveValue('a@b.example');
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
});

test('opened again while sending: shows that entry and adds none', async () => {
  const answer = answerLater();
  await reserve();
  await press('Maybe Later');
  await press('Apply as an agency');
  expect(screen.getByRole('dialog', {name: 'Reserve your spot on Pro'})).toBeVisible();
  await press('Sending…');
  answer({outcome: 'sent'});
  expect(await screen.findByText(/Pro, billed yearly/)).toHaveTextContent('within 24 hours');
  expect(submit).toHaveBeenCalledTimes(1);
});
