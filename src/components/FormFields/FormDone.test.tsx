import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {FormDone} from './FormFields';

test('takes the focus, and has a heading with a title', () => {
  const {rerender} = render(<FormDone title="It has arrived.">Thank you.</FormDone>);
  expect(screen.getByText('Thank you.')).toHaveFocus();
  expect(screen.getByRole('heading', {name: 'It has arrived.'})).toBeVisible();
  rerender(<FormDone>Thank you.</FormDone>);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('has no button without onDone', () => {
  render(<FormDone>Thank you.</FormDone>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('"Done" dismisses it, but not on the second half of a double click', async () => {
  const onDone = vi.fn();
  render(
    <FormDone action={false} onDone={onDone}>
      Thank you.
    </FormDone>,
  );
  fireEvent.click(screen.getByRole('button', {name: 'Done'}), {detail: 2});
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', {name: 'Done'}));
  expect(onDone).toHaveBeenCalledTimes(1);
});
