import {render, screen} from '@testing-library/react';
import {Search} from 'lucide-react';

import {Icon} from './Icon';

test('without a label an icon is decoration', () => {
  const {container} = render(<Icon icon={Search} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('with a label it is an image of that name', () => {
  render(<Icon icon={Search} label="Search" />);
  const icon = screen.getByRole('img', {name: 'Search'});
  expect(icon).not.toHaveAttribute('aria-hidden');
});

test('it is 20 px unless told otherwise, and never takes the focus', () => {
  const {container} = render(
    <>
      <Icon icon={Search} />
      <Icon icon={Search} size={32} className="large" />
    </>,
  );
  const [usual, large] = Array.from(container.querySelectorAll('svg'));
  expect(usual).toHaveAttribute('width', '20');
  expect(large).toHaveAttribute('height', '32');
  expect(usual).toHaveAttribute('focusable', 'false');
});
