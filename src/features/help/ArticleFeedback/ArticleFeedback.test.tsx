import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {deviceStore, storageKeys} from '@site/src/lib/storage';
import {ArticleActions} from '../ArticleActions/ArticleActions';
import {ArticleFeedback} from './ArticleFeedback';

const feedback = () => within(screen.getByRole('region', {name: 'Feedback'}));
const press = (name: string) => userEvent.click(feedback().getByRole('button', {name}));
const stored = () => deviceStore.read(storageKeys.articleVotes);

/** Names of the buttons that are pressed. */
const pressed = () =>
  screen.queryAllByRole('button', {pressed: true}).map(({textContent}) => textContent);

beforeEach(() => {
  localStorage.clear();
});

describe('the question at the end of an article', () => {
  beforeEach(() => {
    render(<ArticleFeedback slug="bounces" title="Troubleshoot email bounces" />);
  });

  test('has no answer at first, and no form', () => {
    expect(feedback().getByText('Was this article helpful?')).toBeVisible();
    expect(pressed()).toEqual([]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('yes is thanked for and asks nothing more', async () => {
    await press('Yes');
    expect(pressed()).toEqual(['Yes']);
    expect(stored()).toBe('{"bounces":"yes"}');
    expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('no asks what was missing', async () => {
    await press('No');
    expect(pressed()).toEqual(['No']);
    expect(stored()).toBe('{"bounces":"no"}');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('tell us below what was missing');
    expect(screen.getByRole('textbox', {name: 'What was missing?'})).toBeVisible();
  });

  test('the answer can be changed', async () => {
    await press('No');
    await press('Yes');
    expect(pressed()).toEqual(['Yes']);
    expect(stored()).toBe('{"bounces":"yes"}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('the same answer again takes it back', async () => {
    await press('Yes');
    await press('Yes');
    expect(pressed()).toEqual([]);
    expect(stored()).toBe('{}');
  });

  test('support is asked with the topic and the article', async () => {
    await press('No');
    const link = screen.getByRole('link', {name: 'Contact Support'});
    const url = new URL(link.getAttribute('href')!, 'https://site.example');
    expect(url.pathname).toBe('/contact');
    expect(Object.fromEntries(url.searchParams)).toEqual({topic: 'help', article: 'bounces'});
    expect(feedback().getByText(/Troubleshoot email bounces/)).toBeVisible();
  });
});

test('an answer from an earlier visit is shown', () => {
  deviceStore.write(storageKeys.articleVotes, '{"bounces":"no","other":"yes"}');
  render(<ArticleFeedback slug="bounces" title="Bounces" />);
  expect(pressed()).toEqual(['No']);
});

test('"Helpful" beside the article and "Yes" below it are one vote', async () => {
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

test('a vote counts for its article only', async () => {
  render(<ArticleFeedback slug="bounces" title="Bounces" />);
  render(<ArticleActions slug="pricing" title="Pricing" />);
  await press('Yes');
  expect(pressed()).toEqual(['Yes']);
});
