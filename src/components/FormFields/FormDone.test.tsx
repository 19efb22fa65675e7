import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {FormDone} from './FormDone';

test('it takes the focus, and has a heading when it is given one', () => {
  const {rerender} = render(<FormDone title="It has arrived.">Thank you.</FormDone>);
  expect(screen.getByText('Thank you.')).toHaveFocus();
  expect(screen.getByRole('heading', {name: 'It has arrived.'})).toBeVisible();
  rerender(<FormDone>Thank you.</FormDone>);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('without a way to put it away there is no button', () => {
  render(<FormDone>Thank you.</FormDone>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('"Done" puts it away, but not by the second half of a double click', async () => {
  const onDone = vi.fn();
  render(<FormDone onDone={onDone}>Thank you.</FormDone>);
  fireEvent.click(screen.getByRole('button', {name: 'Done'}), {detail: 2});
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', {name: 'Done'}));
  expect(onDone).toHaveBeenCalledTimes(1);
});
