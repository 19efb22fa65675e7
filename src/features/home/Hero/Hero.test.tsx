import '@site/test/fixtures/figures';

import {fireEvent, render, screen} from '@testing-library/react';

import {heroStats} from '@site/src/data/claims';
import {Hero} from './Hero';

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
