import '@site/test/fixtures/figures';

import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import {useWaitlistButton, type WaitlistRequest} from '@site/src/domain/waitlist';
import {loadCode} from '@site/src/lib/loadCode';
import {audienceLines, outcomeTexts} from './entry';
import {WaitlistProvider} from './WaitlistProvider';

const submit = vi.fn<(submission: Submission) => Promise<SubmissionResult>>();
vi.mock('@site/src/lib/loadCode', {spy: true});
vi.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const pro: WaitlistRequest = {plan: 'Pro', billingCycle: 'yearly'};
const agency: WaitlistRequest = {plan: 'Ultimate', billingCycle: 'monthly', audience: 'agency'};
const reason = 'The server answered with status 503.';
const fields = {email: 'a@b.example', plan: 'Pro', billingCycle: 'yearly'};

function Openers() {
  const waitlistButton = useWaitlistButton();
  return (
    <>
      <button type="button" {...waitlistButton(pro)}>
        Claim Pro
      </button>
      <button type="button" {...waitlistButton(agency)}>
        Apply as an agency
      </button>
      <button type="button" {...waitlistButton({plan: 'Free', billingCycle: 'yearly'})}>
        Start free
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', {name});
const press = (name: string) => userEvent.click(button(name));
/** Opens the modal with a button, and waits for its code. */
const open = async (name: string) => {
  await press(name);
  await screen.findByRole('dialog');
};
const email = () => screen.getByRole('textbox', {name: 'Work email'});
const dialog = () => screen.getByRole('dialog');
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

async function reserve(opener = 'Claim Pro') {
  await open(opener);
  await userEvent.type(email(), fields.email);
  await press('Reserve My Spot');
}

/** Holds the response until the test calls the returned function. */
function answerLater() {
  let answer: (result: SubmissionResult) => void = () => {};
  submit.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return (result: SubmissionResult) => answer(result);
}

function show(query = '') {
  window.history.replaceState('opener', '', `/pricing${query}`);
  render(
    <WaitlistProvider>
      <Openers />
    </WaitlistProvider>,
  );
}

beforeEach(() => {
  vi.mocked(loadCode).mockClear();
  submit.mockReset().mockResolvedValue({outcome: 'logged'});
});

describe('before its code is loaded', () => {
  test('opens for the plan and the billing cycle in the URL', async () => {
    show('?billing=yearly&waitlist=ultimate');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Billed annually');
    expect(screen.getByRole('dialog', {name: 'Reserve your spot on Ultimate'})).toBeVisible();
    await press('Close');
    noDialog();
    expect(window.location.search).toBe('?billing=yearly');
  });

  test.each(['', 'unknown', 'constructor'])(
    'opens nothing for the plan %j in the URL',
    async (plan) => {
      show(`?waitlist=${plan}`);
      await act(() => vi.mocked(loadCode).mock.results[0]?.value as Promise<unknown>);
      noDialog();
      await open('Claim Pro');
      expect(email()).toHaveFocus();
    },
  );

  test.each([
    ['when the network is back', () => fireEvent(window, new Event('online'))],
    ['on "Try again"', () => press('Try again')],
  ])('shows an error offline, and opens with the request %s', async (_when, tryAgain) => {
    vi.mocked(loadCode).mockResolvedValueOnce(null);
    show();
    await open('Apply as an agency');
    expect(dialog()).toHaveTextContent('Check your connection');
    await tryAgain();
    expect(await screen.findByRole('textbox', {name: 'Work email'})).toHaveFocus();
    expect(dialog()).toHaveTextContent(audienceLines.agency);
    await press('Maybe Later');
    noDialog();
    expect(button('Apply as an agency')).toHaveFocus();
  });

  test.each(['', '?waitlist=pro'])(
    "doesn't open by itself after the error was closed, but on the next click (URL: %j)",
    async (query) => {
      vi.mocked(loadCode).mockResolvedValueOnce(null);
      show(query);
      if (query) await screen.findByRole('dialog');
      else await open('Claim Pro');
      await press('Close');
      fireEvent(window, new Event('online'));
      expect(loadCode).toHaveBeenCalledTimes(1);
      noDialog();
      await open('Claim Pro');
      expect(email()).toHaveFocus();
    },
  );

  test("doesn't show the error again if it was closed during another attempt", async () => {
    let fail = () => {};
    vi.mocked(loadCode)
      .mockResolvedValueOnce(null)
      .mockReturnValueOnce(new Promise((resolve) => (fail = () => resolve(null))));
    show();
    await open('Claim Pro');
    await press('Try again');
    await press('Close');
    await act(() => Promise.resolve(fail()));
    noDialog();
  });
});

describe('the modal', () => {
  beforeEach(() => show());

  test('is closed until a plan button opens it, with the focus in it', async () => {
    noDialog();
    await open('Claim Pro');
    expect(screen.getByRole('dialog', {name: 'Reserve your spot on Pro'})).toBeVisible();
    expect(email()).toHaveFocus();
  });

  test('shows the price of the plan for the chosen billing cycle', async () => {
    await open('Claim Pro');
    expect(dialog()).toHaveTextContent('$5.84 a monthBilled annually $70.08Saves $38 a year');
  });

  test('shows no saving for Free', async () => {
    await open('Start free');
    expect(dialog()).toHaveTextContent('$0 a monthNo charge');
    expect(dialog()).not.toHaveTextContent('Saves');
  });

  test('shows a line for the audience if the opener named one', async () => {
    await open('Apply as an agency');
    expect(dialog()).toHaveTextContent(audienceLines.agency);
    await press('Maybe Later');
    await open('Claim Pro');
    expect(dialog()).not.toHaveTextContent(audienceLines.agency);
  });

  test('shows success after sending, and asks for one more step', async () => {
    await reserve();
    expect(await screen.findByRole('dialog', {name: outcomeTexts.logged.title})).toHaveTextContent(
      `${outcomeTexts.logged.text}Open it as an emailDoneEmaila@b.examplePlanPro, billed yearly`,
    );
    expect(submit.mock.calls).toEqual([[{form: 'waitlist', fields}]]);
  });

  test('sends the audience if the opener named one', async () => {
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
    ['the close button', () => press('Close')],
    ['Escape', () => Promise.resolve(fireEvent(dialog(), new Event('cancel', {cancelable: true})))],
    [
      'a click on the backdrop',
      () => {
        fireEvent.pointerDown(dialog());
        return Promise.resolve(fireEvent.click(dialog()));
      },
    ],
  ])('closes by %s, keeps what was typed, and returns the focus', async (_way, close) => {
    await open('Claim Pro');
    await userEvent.type(email(), 'ada@');
    await close();
    noDialog();
    // Back at the entry of the opener.
    await waitFor(() => expect(window.history.state).toBe('opener'));
    expect(button('Claim Pro')).toHaveFocus();
    await open('Apply as an agency');
    expect(screen.getByRole('dialog', {name: 'Reserve your spot on Ultimate'})).toBeVisible();
    expect(email()).toHaveValue('ada@');
  });

  test('Back closes it, and Forward opens it again', async () => {
    await open('Claim Pro');
    expect(window.location.search).toBe('?waitlist=pro');
    window.history.back();
    await waitFor(noDialog);
    expect(window.history.state).toBe('opener');
    window.history.forward();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Pro');
  });

  test('closes by Done, returns the focus, and the next form is empty', async () => {
    await reserve();
    await userEvent.click(await screen.findByRole('button', {name: 'Done'}));
    noDialog();
    expect(button('Claim Pro')).toHaveFocus();
    await open('Claim Pro');
    expect(email()).toHaveValue('');
  });

  test('announces nothing at first', async () => {
    await open('Claim Pro');
    await press('Maybe Later');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('closed while sending: announces a success on the page, until it’s dismissed', async () => {
    const answer = answerLater();
    await reserve();
    await press('Maybe Later');
    answer({outcome: 'sent'});
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        `${outcomeTexts.sent.title} Pro, billed yearly.`,
      ),
    );
    expect(screen.queryByRole('button', {name: 'Try again'})).not.toBeInTheDocument();
    await press('Close');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('closed while sending: announces a failure on the page and opens the form again', async () => {
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
    await open('Apply as an agency');
    expect(screen.getByRole('dialog', {name: 'Reserve your spot on Pro'})).toBeVisible();
    await press('Sending…');
    answer({outcome: 'sent'});
    await screen.findByText('Pro, billed yearly');
    expect(dialog()).toHaveTextContent(outcomeTexts.sent.text);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
