import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {DataTable, ScrollBox, type DataTableProps} from './DataTable';

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

test('a cell is in the row of its heading', () => {
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

test('what has its own look scrolls without the frame of a table', () => {
  render(
    <ScrollBox label="Code" isPlain className="own">
      wide
    </ScrollBox>,
  );
  expect(screen.getByRole('group', {name: 'Code'})).toHaveAttribute('class', 'scroll own');
});

describe('a table that can be sorted', () => {
  const onSort = vi.fn();
  const draw = (props: Partial<DataTableProps<Plan>> = {}) =>
    render(
      <DataTable<Plan>
        caption="Plans"
        columns={[
          {key: 'name', head: 'Plan', cell: ({name}) => name, isSortable: true},
          {key: 'price', head: 'Price', cell: ({price}) => `$${price}`},
        ]}
        rows={[
          {name: 'Ultimate', price: 100},
          {name: 'Pro', price: 9},
        ]}
        rowKey={({name}) => name}
        onSort={onSort}
        {...props}
      />,
    );
  beforeEach(() => onSort.mockReset());

  test('has a button in the heading of a sortable column, and in no other', () => {
    draw();
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Plan']);
  });

  test('asks for the column whose heading was pressed, by pointer and by keyboard', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', {name: 'Plan'}));
    expect(onSort).toHaveBeenLastCalledWith('name');
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenCalledTimes(2);
  });

  test.each(['ascending', 'descending'] as const)('says which column is sorted %s', (direction) => {
    draw({sort: {key: 'name', direction}});
    expect(screen.getByRole('columnheader', {name: 'Plan'})).toHaveAttribute(
      'aria-sort',
      direction,
    );
    expect(screen.getByRole('columnheader', {name: 'Price'})).not.toHaveAttribute('aria-sort');
  });

  test('leaves the rows in the order it was given', () => {
    draw({sort: {key: 'name', direction: 'ascending'}});
    const names = screen.getAllByRole('rowheader').map(({textContent}) => textContent);
    expect(names).toEqual(['Ultimate', 'Pro']);
  });

  test.each(['blocks', 'lines'] as const)(
    'names each cell of %s, and stays a table for assistive technology',
    (onPhone) => {
      draw({onPhone});
      const row = screen.getByRole('row', {name: /Pro/});
      expect(within(row).getByRole('cell')).toHaveTextContent('Price$9');
    },
  );

  test('leaves its cells as they are when it scrolls', () => {
    draw();
    const row = screen.getByRole('row', {name: /Pro/});
    expect(row).not.toHaveAttribute('role');
    expect(within(row).getByRole('cell')).toHaveTextContent(/^\$9$/);
  });
});
