import {render, screen} from '@testing-library/react';
import {Search} from 'lucide-react';

import {Icon} from './Icon';

test('is decoration without a label', () => {
  const {container} = render(<Icon icon={Search} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('is an image with its label as the name', () => {
  render(<Icon icon={Search} label="Search" />);
  const icon = screen.getByRole('img', {name: 'Search'});
  expect(icon).not.toHaveAttribute('aria-hidden');
});
