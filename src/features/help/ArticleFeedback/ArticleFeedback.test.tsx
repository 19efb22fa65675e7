import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {storageKeys} from '@site/src/data/storageKeys';
import {deviceStore} from '@site/src/lib/storage';
import type {Submission, SubmissionResult} from '@site/src/lib/submission';
import {ArticleActions} from '../ArticleActions/ArticleActions';
import {ArticleFeedback} from './ArticleFeedback';

const submit = vi.fn<(submission: Submission) => Promise<SubmissionResult>>();
vi.mock('@site/src/lib/useSubmit', () => ({useSubmit: () => submit}));

const feedback = () => within(screen.getByRole('region', {name: 'Feedback'}));
const press = (name: string) => userEvent.click(feedback().getByRole('button', {name}));
const stored = () => deviceStore.read(storageKeys.articleVotes);

/** Names of the pressed buttons. */
const pressed = () =>
  screen.queryAllByRole('button', {pressed: true}).map(({textContent}) => textContent);

describe('the question below an article', () => {
  beforeEach(() => {
    render(<ArticleFeedback slug="bounces" title="Troubleshoot email bounces" />);
  });

  test('has no vote and no form at first', () => {
    expect(feedback().getByText('Was this article helpful?')).toBeVisible();
    expect(pressed()).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('confirms Yes and asks nothing more', async () => {
    await press('Yes');
    expect(pressed()).toEqual(['Yes']);
    expect(stored()).toBe('{"bounces":"yes"}');
    expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('asks what was missing after No', async () => {
    await press('No');
    expect(pressed()).toEqual(['No']);
    expect(stored()).toBe('{"bounces":"no"}');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('what was missing');
    expect(screen.getByRole('textbox', {name: 'What was missing?'})).toBeVisible();
  });

  test('drops the second half of a double click, which would follow the link that moves up', () => {
    const support = screen.getByRole('link', {name: 'Contact Support'});
    expect(fireEvent.click(support, {detail: 2})).toBe(false);
  });

  test('changes the vote', async () => {
    await press('No');
    await press('Yes');
    expect(pressed()).toEqual(['Yes']);
    expect(stored()).toBe('{"bounces":"yes"}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('keeps what was missing when the vote changes for a while', async () => {
    await press('No');
    await userEvent.type(screen.getByRole('textbox'), 'The CSV');
    await press('Yes');
    await press('No');
    expect(screen.getByRole('textbox')).toHaveValue('The CSV');
  });

  test('removes the vote when the same button is clicked again', async () => {
    await press('Yes');
    await press('Yes');
    expect(pressed()).toEqual([]);
    expect(stored()).toBe('{}');
  });

  test('links to support with the topic and the article', async () => {
    await press('No');
    const link = screen.getByRole('link', {name: 'Contact Support'});
    const url = new URL(link.getAttribute('href')!, 'https://site.example');
    expect(url.pathname).toBe('/contact');
    expect(Object.fromEntries(url.searchParams)).toEqual({topic: 'help', article: 'bounces'});
    expect(feedback().getByText(/Troubleshoot email bounces/)).toBeVisible();
  });
});

test('shows the vote of an earlier visit', () => {
  deviceStore.write(storageKeys.articleVotes, '{"bounces":"no","other":"yes"}');
  render(<ArticleFeedback slug="bounces" title="Bounces" />);
  expect(pressed()).toEqual(['No']);
});

test('"Helpful" next to the article and "Yes" below it share one vote', async () => {
  render(
    <>
      <ArticleActions slug="bounces" title="Bounces" />
      <ArticleFeedback slug="bounces" title="Bounces" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Helpful'}));
  expect(pressed()).toEqual(['Helpful', 'Yes']);
  await press('No');
  expect(pressed()).toEqual(['No']);
  await press('Yes');
  expect(pressed()).toEqual(['Helpful', 'Yes']);
});

test('stores a vote for its article only', async () => {
  render(<ArticleFeedback slug="bounces" title="Bounces" />);
  render(<ArticleActions slug="pricing" title="Pricing" />);
  await press('Yes');
  expect(pressed()).toEqual(['Yes']);
});

describe('the feedback form', () => {
  const field = () => screen.getByRole('textbox', {name: 'What was missing?'});
  const send = () => screen.getByRole('button', {name: 'Send'});

  /** Below the form; the first status confirms the vote. */
  const outcome = () => screen.getAllByRole('status').at(-1)!;

  async function write(text: string) {
    await userEvent.type(field(), text);
    await userEvent.click(send());
  }

  beforeEach(async () => {
    submit.mockReset().mockResolvedValue({outcome: 'logged'});
    render(<ArticleFeedback slug="bounces" title="Bounces" />);
    await press('No');
  });

  test('asks for a text if there’s none', async () => {
    await write('   ');
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/./);
    expect(submit).not.toHaveBeenCalled();
  });

  test('submits the article and the trimmed text', async () => {
    await write('  code 5.4.1 ');
    expect(submit.mock.calls).toEqual([
      [{form: 'article-feedback', fields: {article: 'bounces', missing: 'code 5.4.1'}}],
    ]);
  });

  test('explains that no one has read a message that was only logged', async () => {
    await write('a code');
    await waitFor(() => expect(outcome()).toHaveTextContent('no one has read yours'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('confirms a message that was sent', async () => {
    submit.mockResolvedValue({outcome: 'sent'});
    await write('a code');
    await waitFor(() => expect(outcome()).toHaveTextContent('Sent. Thank you.'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('keeps a message that couldn’t be sent, with the reason, and sends it again', async () => {
    submit.mockResolvedValueOnce({outcome: 'failed', reason: 'The server could not be reached.'});
    await write('a code');
    await waitFor(() =>
      expect(outcome()).toHaveTextContent(
        'Not sent. The server could not be reached. Your message is still here',
      ),
    );
    expect(field()).toHaveValue('a code');
    expect(send()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(submit).toHaveBeenCalledTimes(2);
  });

  test('can’t be sent again while it’s being sent', async () => {
    submit.mockReturnValue(new Promise(() => {}));
    await write('a code');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    expect(send()).toHaveFocus();
    expect(field()).toHaveAttribute('readonly');
    await userEvent.click(send());
    fireEvent.submit(send().closest('form')!);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
