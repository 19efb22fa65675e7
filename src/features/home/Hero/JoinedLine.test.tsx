import '@site/test/fixtures/figures';

import {act, render, screen} from '@testing-library/react';

import {JoinedLine} from './JoinedLine';
import {lettersAt} from './letters';

let isOnScreen = true;
let isStill = false;
jest.mock('@site/src/lib/useOnScreen', () => ({useOnScreen: () => isOnScreen}));
jest.mock('@site/src/lib/useReducedMotion', () => ({useReducedMotion: () => isStill}));

const letters = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-letters]'),
    ({dataset}) => dataset.letters,
  );
const pass = (durationMs: number) => act(() => jest.advanceTimersByTime(durationMs));

beforeEach(() => {
  jest.useFakeTimers();
  isOnScreen = true;
  isStill = false;
});

afterEach(() => {
  jest.useRealTimers();
});

test('it says how many joined, and the discs say nothing', () => {
  const {container} = render(<JoinedLine />);
  expect(container).toHaveTextContent(/^873 joined this week$/);
  expect(screen.getByText('873')).toBeVisible();
});

test('the letters change every 3 s', () => {
  render(<JoinedLine />);
  expect(letters()).toEqual(lettersAt(0));
  pass(2999);
  expect(letters()).toEqual(lettersAt(0));
  pass(1);
  expect(letters()).toEqual(lettersAt(1));
  pass(3000);
  expect(letters()).toEqual(lettersAt(2));
});

test('they stay while nobody can see them', () => {
  isOnScreen = false;
  render(<JoinedLine />);
  pass(30_000);
  expect(letters()).toEqual(lettersAt(0));
});

test('they stay when less motion is wanted', () => {
  isStill = true;
  render(<JoinedLine />);
  pass(30_000);
  expect(letters()).toEqual(lettersAt(0));
});
