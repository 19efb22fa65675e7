import {fireEvent, render, screen} from '@testing-library/react';

import {heroStats} from '@site/src/data/claims';
import {Hero} from './Hero';

test('the main button is a link to the demo and takes the focus there', () => {
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

test('without a demo on the page yet, the main button is still a link', () => {
  render(<Hero />);
  expect(() =>
    fireEvent.click(screen.getByRole('link', {name: 'Claim Your Spot Now'})),
  ).not.toThrow();
});

test('the demo can be watched', () => {
  render(<Hero />);
  expect(screen.getByRole('link', {name: 'Watch demo'})).toHaveAttribute('href', '/demo?tour=1');
});

test('shows the hero figures', () => {
  render(<Hero />);
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual(
    heroStats.map(({value}) => value),
  );
});
