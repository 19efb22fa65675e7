import {render, screen} from '@testing-library/react';

import {ProgressBar} from './ProgressBar';

test.each([0, 42, 100])('exposes %i percent with its range', (percent) => {
  render(<ProgressBar label="Import" percent={percent} />);
  const bar = screen.getByRole('progressbar', {name: 'Import'});
  expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  expect(bar).toHaveAttribute('aria-valuemin', '0');
  expect(bar).toHaveAttribute('aria-valuemax', '100');
});

test('sets the width of the fill', () => {
  render(<ProgressBar label="Import" percent={42} />);
  const fill = screen.getByRole('progressbar').firstElementChild as HTMLElement;
  expect(fill.style.getPropertyValue('--percent')).toBe('42%');
});
