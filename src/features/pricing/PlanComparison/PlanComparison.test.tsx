import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {PlanComparison} from './PlanComparison';

const cells = (row: string) =>
  within(screen.getByRole('rowheader', {name: row}).closest('tr')!).getAllByRole('cell');

test('an included feature has an icon with a name', () => {
  render(<PlanComparison set="founder" />);
  const marks = cells('CRM sync').map((cell) => within(cell).getByRole('img').ariaLabel);
  expect(marks).toEqual(['Not included', 'Included', 'Included']);
});

test('both prices are shown', () => {
  render(<PlanComparison set="founder" />);
  expect(cells('Price a month, billed annually').map(({textContent}) => textContent)).toEqual([
    '$0',
    '$5.84',
    '$65',
  ]);
});
