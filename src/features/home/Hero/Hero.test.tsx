import '@site/test/fixtures/figures';

import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {heroStats} from '@site/src/data/claims';
import {loadFails} from '@site/test/fixtures/failingLoad';
import {Hero} from './Hero';

/** Waits, on fake timers, until code has loaded and what changed is announced. */
async function loaded(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

test('the main button links to the demo and moves the focus there', () => {
  render(
    <>
      <Hero />
      <section id="demo" aria-label="Demo" tabIndex={-1} />
    </>,
  );
  const claim = screen.getByRole('link', {name: 'Claim Your Spot Now'});
  expect(claim).toHaveAttribute('href', '#demo');
  fireEvent.click(claim);
  expect(screen.getByRole('region', {name: 'Demo'})).toHaveFocus();
});

test('"Watch demo" links to the guided tour', () => {
  render(<Hero />);
  expect(screen.getByRole('link', {name: 'Watch demo'})).toHaveAttribute('href', '/demo?tour=1');
});

test('shows the hero figures', () => {
  render(<Hero />);
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual(
    heroStats.map(({value}) => value),
  );
});

test('says how many joined, without the letters on the discs', () => {
  render(<Hero />);
  expect(screen.getByText('873').closest('p')).toHaveTextContent(/^873 joined this week \(sample/);
});

test("the focus moves between the story's buttons, which are shown in turn", async () => {
  render(<Hero />);
  const button = (name: string) => screen.getByRole('button', {name});
  button('Play again').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Pause')).toHaveFocus();
  fireEvent.animationEnd(button('Pause'));
  expect(button('Play again')).toHaveFocus();
});

test('announces the email for the lead that was picked', async () => {
  vi.useFakeTimers();
  render(<Hero />);
  fireEvent.click(screen.getByRole('button', {name: /Dev Mehta/}));
  await loaded();
  expect(screen.getByText(/^FinTech leads\./)).toHaveTextContent('Dev Mehta');
  expect(screen.getByText(/^FinTech leads\./)).toHaveRole('status');
});

test('offline, says when the draft of another lead loads', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.doMock('@site/src/data/demo/emails/fintech', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  render(<Hero />);
  await userEvent.click(screen.getByRole('button', {name: /Dev Mehta/}));
  expect(await screen.findByText('This draft loads when you’re back online.')).toBeVisible();
  vi.doUnmock('@site/src/data/demo/emails/fintech');
});

test('leads that can’t load are reported, and load with the next pick', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.doMock('@site/src/data/demo/industries', () => {
    throw new Error('Loading chunk 1 failed.');
  });
  vi.useFakeTimers();
  render(<Hero />);
  fireEvent.click(screen.getByRole('button', {name: 'SaaS'}));
  await loadFails();
  expect(screen.getAllByText(/^These leads couldn’t load/)[0]).toBeVisible();
  vi.doUnmock('@site/src/data/demo/industries');
  fireEvent.click(screen.getByRole('button', {name: 'SaaS'}));
  await loaded();
  expect(screen.queryByText(/leads couldn’t load|Loading/)).toBeNull();
});
