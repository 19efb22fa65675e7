import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {DataTable, ScrollBox} from './DataTable';

interface Plan {
  readonly name: string;
  readonly price: number;
}

const setUp = () =>
  render(
    <DataTable<Plan>
      caption="Plans"
      columns={[
        {key: 'name', head: 'Plan', cell: ({name}) => name},
        {key: 'price', head: 'Price', cell: ({price}) => `$${price}`, isNumeric: true},
      ]}
      rows={[
        {name: 'Pro', price: 9},
        {name: 'Ultimate', price: 100},
      ]}
      rowKey={({name}) => name}
    />,
  );

test('the caption names the table and the box it scrolls in', () => {
  setUp();
  const box = screen.getByRole('group', {name: 'Plans'});
  expect(within(box).getByRole('table', {name: 'Plans'})).toBeInTheDocument();
});

test('columns and rows have headings', () => {
  setUp();
  const texts = (role: string) => screen.getAllByRole(role).map(({textContent}) => textContent);
  expect(texts('columnheader')).toEqual(['Plan', 'Price']);
  expect(texts('rowheader')).toEqual(['Pro', 'Ultimate']);
  expect(texts('cell')).toEqual(['$9', '$100']);
});

test('a cell stands in the row of its heading', () => {
  setUp();
  const row = screen.getByRole('row', {name: /Ultimate/});
  expect(within(row).getByRole('cell')).toHaveTextContent('$100');
});

test('a table without rows still says what it would show', () => {
  render(
    <DataTable<Plan>
      caption="Plans"
      columns={[{key: 'name', head: 'Plan', cell: ({name}) => name}]}
      rows={[]}
      rowKey={({name}) => name}
    />,
  );
  expect(screen.getByRole('columnheader', {name: 'Plan'})).toBeInTheDocument();
  expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
});

test('a box that scrolls can be reached and scrolled by keyboard', async () => {
  render(<ScrollBox label="Table">wide</ScrollBox>);
  await userEvent.tab();
  expect(screen.getByRole('group', {name: 'Table'})).toHaveFocus();
});
