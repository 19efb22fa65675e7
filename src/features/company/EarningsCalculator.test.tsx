import {fireEvent, render, screen} from '@testing-library/react';

import {EarningsCalculator} from './EarningsCalculator';

test('keeps the last result while a number is invalid', () => {
  render(<EarningsCalculator />);
  const customers = screen.getByLabelText('Customers on Pro');
  const type = (value: string) => fireEvent.change(customers, {target: {value}});
  const earned = () => screen.getByRole('status').textContent;
  type('20');
  const last = earned();
  for (const wrong of ['-1', '2.5', '999999999']) {
    type(wrong);
    expect(customers).toBeInvalid();
    expect(earned()).toBe(last);
  }
  type('30');
  expect(earned()).not.toBe(last);
});
