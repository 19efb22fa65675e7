import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import {MissingForm} from './MissingForm';

const submit = jest.fn<Promise<SubmissionResult>, [Submission]>();
jest.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const field = () => screen.getByRole('textbox', {name: 'What was missing?'});
const send = () => screen.getByRole('button', {name: 'Send'});

async function write(text: string) {
  await userEvent.type(field(), text);
  await userEvent.click(send());
}

beforeEach(() => {
  submit.mockReset().mockResolvedValue({outcome: 'logged'});
  render(<MissingForm slug="bounces" />);
});

test('nothing and blanks cannot be sent', async () => {
  expect(send()).toBeDisabled();
  await userEvent.type(field(), '   ');
  expect(send()).toBeDisabled();
  await userEvent.type(field(), 'x');
  expect(send()).toBeEnabled();
});

test('the words are handed over with the article, without blanks around them', async () => {
  await write('  code 5.4.1 ');
  expect(submit.mock.calls).toEqual([
    [{form: 'article-feedback', fields: {article: 'bounces', missing: 'code 5.4.1'}}],
  ]);
});

test('words that were only logged are said to have been sent nowhere', async () => {
  await write('a code');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('sent nowhere'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('words that were sent are thanked for', async () => {
  submit.mockResolvedValue({outcome: 'sent'});
  await write('a code');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Sent. Thank you.'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('words that could not be sent stay, with the reason, and can be sent again', async () => {
  submit.mockResolvedValueOnce({outcome: 'failed', reason: 'The server could not be reached.'});
  await write('a code');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Not sent. The server could not be reached. Your words are still here',
    ),
  );
  expect(field()).toHaveValue('a code');
  expect(send()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(2);
});

test('while it is being sent it cannot be sent again', async () => {
  submit.mockReturnValue(new Promise(() => {}));
  await write('a code');
  expect(send()).toHaveAttribute('aria-disabled', 'true');
  expect(send()).toHaveFocus();
  expect(field()).toHaveAttribute('readonly');
  await userEvent.click(send());
  fireEvent.submit(send().closest('form')!);
  expect(submit).toHaveBeenCalledTimes(1);
});
