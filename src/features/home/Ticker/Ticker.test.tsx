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

test('has the text of each highlight once', () => {
  render(<Ticker />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    highlights.map(({value, label}) => `${value} ${label}`),
  );
  expect(ticker().textContent).toHaveLength(
    highlights.map(({value, label}) => `${value} ${label}`).join('').length,
  );
});

test('runs on screen', () => {
  render(<Ticker />);
  expect(isStill()).toBe(false);
});

test('stops off screen', () => {
  isOnScreen = false;
  render(<Ticker />);
  expect(isStill()).toBe(true);
});

test('stops on hover', async () => {
  render(<Ticker />);
  await userEvent.hover(ticker());
  expect(isStill()).toBe(true);
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(false);
});

test('stops on focus, and runs again when resumed with the button', async () => {
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
  expect(button('Play the highlights')).not.toHaveFocus();
  expect(isStill()).toBe(true);
});
