import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {highlights} from '@site/src/data/claims';
import {Ticker} from './Ticker';

let isOnScreen = true;
jest.mock('@site/src/lib/useOnScreen', () => ({useOnScreen: () => isOnScreen}));

const ticker = () => screen.getByRole('region', {name: 'Highlights'});
const isStill = () => ticker().querySelector('.still') !== null;
const button = (name: string) => screen.getByRole('button', {name});

beforeEach(() => {
  isOnScreen = true;
});

test('each highlight is a text of the page once, whatever runs by', () => {
  render(<Ticker />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    highlights.map(({value, label}) => `${value} ${label}`),
  );
  expect(ticker().textContent).toHaveLength(
    highlights.map(({value, label}) => `${value} ${label}`).join('').length,
  );
});

test('it runs while it can be seen', () => {
  render(<Ticker />);
  expect(isStill()).toBe(false);
});

test('it stands while nobody can see it', () => {
  isOnScreen = false;
  render(<Ticker />);
  expect(isStill()).toBe(true);
});

test('the pointer holds it', async () => {
  render(<Ticker />);
  await userEvent.hover(ticker());
  expect(isStill()).toBe(true);
  await userEvent.unhover(ticker());
  expect(isStill()).toBe(false);
});

test('the focus holds it, and two presses pause it and run it although the focus is still there', async () => {
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

test('paused, it stands after pointer and focus have left', async () => {
  render(<Ticker />);
  await userEvent.click(button('Pause the highlights'));
  await userEvent.unhover(ticker());
  await userEvent.tab();
  expect(button('Let the highlights run')).not.toHaveFocus();
  expect(isStill()).toBe(true);
});
