import {render, screen} from '@testing-library/react';

import {ProgressBar} from './ProgressBar';

test('exposes the percentage, and sets the width of the fill', () => {
  render(<ProgressBar label="Import" percent={42} />);
  const bar = screen.getByRole('progressbar', {name: 'Import'});
  expect(bar).toHaveAttribute('aria-valuenow', '42');
  const fill = bar.firstElementChild as HTMLElement;
  expect(fill.style.getPropertyValue('--percent')).toBe('42%');
});
