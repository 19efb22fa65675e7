import '@site/test/fixtures/figures';

import {render, screen} from '@testing-library/react';

import {FounderPlans} from './FounderPlans';

test.each([
  ['Free', '$0', '250 verified', '250', '1'],
  ['Pro', '$8.99, or $5.84 billed yearly', '10,000', '5,000', 'Up to 5'],
  ['Ultimate', '$100, or $65 billed yearly', '1,000,000+', '30,000', 'Unlimited'],
])('%s is listed with its price and limits', (name, ...figures) => {
  render(<FounderPlans />);
  const row = screen.getByRole('rowheader', {name}).closest('tr');
  const cells = Array.from(row?.querySelectorAll('td > div') ?? [], ({textContent}) => textContent);
  expect(cells).toEqual(figures);
});
