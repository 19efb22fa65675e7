import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {RefObject} from 'react';

import {hottestLeads} from './hottestLeads';
import {Ticker} from './Ticker';

let isOnScreen = true;
let watched: RefObject<Element | null> | undefined;
vi.mock('@site/src/lib/visibility', () => ({
  useOnScreen(ref: RefObject<Element | null>) {
    watched = ref;
    return isOnScreen;
  },
}));

const ticker = () => screen.getByRole('region', {name: 'Sample signals'});
const isStill = () => ticker().querySelector('[data-still]') !== null;
const button = (name: string) => screen.getByRole('button', {name});

beforeEach(() => {
  isOnScreen = true;
});

test('has the text of each signal once', () => {
  render(<Ticker />);
  const texts = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  const signals = hottestLeads();
  expect(texts).toHaveLength(signals.length);
  for (const [index, {company, activity, score}] of signals.entries()) {
    expect(texts[index]).toMatch(new RegExp(`^${company} ${activity} ${score}`));
    expect(ticker().textContent.split(company)).toHaveLength(2);
  }
});

test('runs on screen', () => {
  render(<Ticker />);
  expect(isStill()).toBe(false);
});

test('stops off screen', () => {
  isOnScreen = false;
  render(<Ticker />);
  expect(watched?.current).toBe(ticker());
  expect(isStill()).toBe(true);
});

test('stops on hover', async () => {
  render(<Ticker />);
  await userEvent.hover(ticker());
  expect(isStill()).toBe(true);
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(false);
});

test('runs while hovered when resumed with the button', async () => {
  render(<Ticker />);
  await userEvent.click(button('Pause motion'));
  await userEvent.click(button('Resume motion'));
  expect(isStill()).toBe(false);
});

test('stops on focus, and runs again when resumed with the button', async () => {
  render(<Ticker />);
  await userEvent.tab();
  expect(button('Pause motion')).toHaveFocus();
  expect(isStill()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(isStill()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(button('Pause motion')).toHaveFocus();
  expect(isStill()).toBe(false);
});

test('a pointer that passes doesn’t end the stop of the focus', async () => {
  render(<Ticker />);
  await userEvent.tab();
  await userEvent.hover(ticker());
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(true);
  await userEvent.tab();
  expect(isStill()).toBe(false);
});

test('stays paused after pointer and focus have left and returned', async () => {
  render(<Ticker />);
  await userEvent.click(button('Pause motion'));
  await userEvent.unhover(ticker());
  await userEvent.tab();
  expect(button('Resume motion')).not.toHaveFocus();
  expect(isStill()).toBe(true);
  await userEvent.hover(ticker());
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(true);
});
