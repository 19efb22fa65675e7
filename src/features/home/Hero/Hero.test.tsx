import '@site/test/fixtures/figures';

import {act, fireEvent, render, screen} from '@testing-library/react';

import {heroStats} from '@site/src/data/claims';
import {Hero} from './Hero';
import {lettersAt} from './letters';

let isOnScreen = true;
let isStill = false;
vi.mock('@site/src/lib/visibility', () => ({useOnScreen: () => isOnScreen}));
vi.mock('@site/src/lib/motion', async (importActual) => ({
  ...(await importActual<object>()),
  useReducedMotion: () => isStill,
}));

const letters = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-letters]'),
    ({dataset}) => dataset.letters,
  );
const pass = (durationMs: number) => act(() => void vi.advanceTimersByTime(durationMs));

beforeEach(() => {
  vi.useFakeTimers();
  isOnScreen = true;
  isStill = false;
});

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

test("the main button doesn't throw before the demo has loaded", () => {
  render(<Hero />);
  expect(() =>
    fireEvent.click(screen.getByRole('link', {name: 'Claim Your Spot Now'})),
  ).not.toThrow();
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

test('changes the letters every 3 s', () => {
  render(<Hero />);
  expect(letters()).toEqual(lettersAt(0));
  pass(2999);
  expect(letters()).toEqual(lettersAt(0));
  pass(1);
  expect(letters()).toEqual(lettersAt(1));
  pass(3000);
  expect(letters()).toEqual(lettersAt(2));
});

test.each([
  ['off screen', false, false],
  ['with reduced motion', true, true],
])('keeps the letters %s', (_when, onScreen, still) => {
  [isOnScreen, isStill] = [onScreen, still];
  render(<Hero />);
  pass(30_000);
  expect(letters()).toEqual(lettersAt(0));
});
