import {act, render, screen, within} from '@testing-library/react';

import {AddressedDemo, Demo} from './Demo';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/demo');
});

function press(name: string | RegExp) {
  act(() => screen.getByRole('button', {name}).click());
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('a visitor goes from an industry to the hot lead', () => {
  render(<Demo />);
  expect(screen.getByRole('button', {name: 'Launch AI Email Sequence'})).toBeDisabled();
  press('FinTech');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  pass(1200);
  press(/Sara Kim/);
  press('Launch AI Email Sequence');
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
  pass(1500);
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
});

test('an unmount leaves no timer', () => {
  const {unmount} = render(<Demo />);
  press('FinTech');
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('no timer runs while nothing is awaited, nor in a hidden tab', () => {
  render(<Demo />);
  expect(vi.getTimerCount()).toBe(0);
  press('FinTech');
  pass(300);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  setVisibility('visible');
  pass(900);
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('button', {name: /Sara Kim/})).toBeInTheDocument();
});

test('one timer, however often an industry is picked', () => {
  render(<Demo />);
  for (const name of ['FinTech', 'SaaS', 'FinTech', 'FinTech']) press(name);
  expect(vi.getTimerCount()).toBe(1);
});

test('a loaded address is shown at once', () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=2&step=results');
  render(<AddressedDemo />);
  const chosen = screen.getByRole('button', {name: /Dev Mehta/});
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('247')).toBeInTheDocument();
});

test('a finished run leads on to a spot on the waitlist, and to the radar', () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=2&step=results');
  render(<AddressedDemo />);
  const leadsTo = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
  expect(leadsTo('Claim your spot')).toBe('/pricing#waitlist');
  expect(leadsTo('See the radar')).toBe('/radar');
});

test('an address of nothing is the start with a notice', () => {
  window.history.replaceState(null, '', '/demo?industry=nothing');
  render(<AddressedDemo />);
  const stage = screen.getByRole('group', {name: 'Interactive demo'});
  expect(within(stage).getByText(/^That address names a step/)).toBeInTheDocument();
  press('SaaS');
  expect(within(stage).queryByText(/^That address names a step/)).not.toBeInTheDocument();
});

test('leaving the guided run moves the focus to the button that starts it', () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<Demo />);
  press('Watch the guided run');
  press('Leave the guided run');
  expect(screen.getByRole('button', {name: 'Watch the guided run'})).toHaveFocus();
});

test('a shared sequence stays one, and can be launched again', () => {
  window.history.replaceState(null, '', '/demo?industry=fintech&lead=1&step=sequence');
  render(<AddressedDemo />);
  pass(5000);
  expect(window.location.search).toBe('?industry=fintech&lead=1&step=sequence');
  expect(screen.getAllByText(/^Day \d+$/)).toHaveLength(5);
  expect(screen.queryByText('Sending the campaign…')).not.toBeInTheDocument();
  press('Launch AI Email Sequence');
  pass(1500);
  expect(screen.getByText('Hot lead: Sara Kim')).toBeInTheDocument();
});

test('the guided run plays the same demo, and a visitor may take over', () => {
  window.history.replaceState(null, '', '/demo?tour=1');
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  render(<AddressedDemo />);
  expect(screen.getByRole('region', {name: 'Guided run'})).toBeInTheDocument();
  pass(6000);
  expect(screen.getByRole('button', {name: 'FinTech'})).toHaveAttribute('aria-pressed', 'true');
  press('SaaS');
  expect(screen.queryByRole('region', {name: 'Guided run'})).not.toBeInTheDocument();
  expect(window.location.search).toBe('?industry=saas&step=leads');
});
