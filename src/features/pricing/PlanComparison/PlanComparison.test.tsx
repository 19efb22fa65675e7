import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {PlanComparison} from './PlanComparison';

const cells = (row: string) =>
  within(screen.getByRole('rowheader', {name: row}).closest('tr')!).getAllByRole('cell');

test('a feature is marked by a picture with a name', () => {
  render(<PlanComparison />);
  const marks = cells('CRM sync').map((cell) => within(cell).getByRole('img').ariaLabel);
  expect(marks).toEqual(['Not included', 'Included', 'Included']);
});

test('both prices stand side by side', () => {
  render(<PlanComparison />);
  expect(cells('A month, billed yearly').map(({textContent}) => textContent)).toEqual([
    '$0',
    '$5.84',
    '$65',
  ]);
});
