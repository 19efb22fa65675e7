import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Chip} from './Chip';

test('is a toggle button without a URL', async () => {
  const onClick = vi.fn();
  render(
    <>
      <Chip isChosen onClick={vi.fn()}>
        All
      </Chip>
      <Chip onClick={onClick}>CRM</Chip>
    </>,
  );
  expect(screen.getByRole('button', {name: 'All', pressed: true})).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'CRM', pressed: false}));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('is a link with a URL, and the chosen one is the current page', () => {
  render(
    <>
      <Chip to="/changelog" isChosen>
        All
      </Chip>
      <Chip to="/changelog/tags/feature">Features</Chip>
    </>,
  );
  expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('All');
  const other = screen.getByRole('link', {name: 'Features'});
  expect(other).toHaveAttribute('href', '/changelog/tags/feature');
});
