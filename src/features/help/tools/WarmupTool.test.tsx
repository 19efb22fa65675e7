import {fireEvent, render, screen} from '@testing-library/react';

import WarmupTool from './WarmupTool';

test('WarmupTool: one email a day is singular', () => {
  render(<WarmupTool />);
  fireEvent.change(screen.getByLabelText('Target emails a day'), {target: {value: '1'}});
  expect(screen.getByRole('heading')).toHaveTextContent(/^1 email a day from /);
  expect(screen.getByText(/^The target needs 1 warm mailbox\..* are low\. On /)).toBeVisible();
});
