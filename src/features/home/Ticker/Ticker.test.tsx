import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {highlights} from '@site/src/data/claims';
import {Ticker} from './Ticker';

let isOnScreen = true;
vi.mock('@site/src/lib/visibility', () => ({useOnScreen: () => isOnScreen}));

const ticker = () => screen.getByRole('region', {name: 'Highlights'});
const isStill = () => ticker().querySelector('[data-still]') !== null;
const button = (name: string) => screen.getByRole('button', {name});

beforeEach(() => {
  isOnScreen = true;
});

test('the text of each highlight is on the page once', () => {
  render(<Ticker />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    highlights.map(({value, label}) => `${value} ${label}`),
  );
  expect(ticker().textContent).toHaveLength(
    highlights.map(({value, label}) => `${value} ${label}`).join('').length,
  );
});

test('runs while it is on screen', () => {
  render(<Ticker />);
  expect(isStill()).toBe(false);
});

test('stops while it is off screen', () => {
  isOnScreen = false;
  render(<Ticker />);
  expect(isStill()).toBe(true);
});

test('stops while the pointer is on it', async () => {
  render(<Ticker />);
  await userEvent.hover(ticker());
  expect(isStill()).toBe(true);
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(false);
});

test('stops while it has the focus; pausing and resuming runs it again despite the focus', async () => {
  render(<Ticker />);
  await userEvent.tab();
  expect(button('Pause the highlights')).toHaveFocus();
  expect(isStill()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(isStill()).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(button('Pause the highlights')).toHaveFocus();
  expect(isStill()).toBe(false);
});

test('stays paused after pointer and focus have left', async () => {
  render(<Ticker />);
  await userEvent.click(button('Pause the highlights'));
  await userEvent.unhover(ticker());
  await userEvent.tab();
  expect(button('Let the highlights run')).not.toHaveFocus();
  expect(isStill()).toBe(true);
});
