import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {Code} from './Code';

test('Code: its scroll box takes the keyboard focus and is named by its label', async () => {
  render(<Code code={{label: 'cURL', language: 'bash', html: 'curl <i class="s">x</i>'}} />);
  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Copy cURL'})).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('group', {name: 'cURL'})).toHaveFocus();
  expect(screen.getByRole('group', {name: 'cURL'})).toHaveTextContent('curl x');
});
