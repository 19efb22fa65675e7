import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {PlanComparison} from './PlanComparison';

const cells = (row: string) =>
  within(screen.getByRole('rowheader', {name: row}).closest('tr')!).getAllByRole('cell');

test('marks included features with a named icon', () => {
  render(<PlanComparison set="founder" />);
  const marks = cells('CRM sync').map((cell) => within(cell).getByRole('img').ariaLabel);
  expect(marks).toEqual(['Not included', 'Included', 'Included']);
});

test('shows the price of annual billing for every plan', () => {
  render(<PlanComparison set="founder" />);
  expect(cells('Price per month, billed annually').map(({textContent}) => textContent)).toEqual([
    '$0',
    '$5.84',
    '$65',
  ]);
});
