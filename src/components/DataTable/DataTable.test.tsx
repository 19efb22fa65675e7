import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {DataTable, type DataTableProps} from './DataTable';
import {ScrollBox} from './ScrollBox';

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

test('the caption names the table and its scrolling box', () => {
  setUp();
  const box = screen.getByRole('group', {name: 'Plans'});
  expect(within(box).getByRole('table', {name: 'Plans'})).toBeInTheDocument();
});

test('has column and row headings', () => {
  setUp();
  const texts = (role: string) => screen.getAllByRole(role).map(({textContent}) => textContent);
  expect(texts('columnheader')).toEqual(['Plan', 'Price']);
  expect(texts('rowheader')).toEqual(['Pro', 'Ultimate']);
  expect(texts('cell')).toEqual(['$9', '$100']);
});

test('puts a cell in the row of its heading', () => {
  setUp();
  const row = screen.getByRole('row', {name: /Ultimate/});
  expect(within(row).getByRole('cell')).toHaveTextContent('$100');
});

test('shows its headings without rows', () => {
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

test('has a control that opens a row when phones fold the table', () => {
  render(
    <DataTable<Plan>
      caption="Plans"
      columns={[
        {key: 'name', head: 'Plan', cell: ({name}) => name},
        {key: 'price', head: 'Price', cell: ({price}) => `$${price}`, isKept: true},
      ]}
      rows={[{name: 'Pro', price: 9}]}
      rowKey={({name}) => name}
      onPhone="blocks"
    />,
  );
  const heading = screen.getByRole('rowheader');
  expect(heading.querySelector('details > summary')).toHaveTextContent('Pro');
});

test('ScrollBox: is focusable', async () => {
  render(<ScrollBox label="Table">wide</ScrollBox>);
  await userEvent.tab();
  expect(screen.getByRole('group', {name: 'Table'})).toHaveFocus();
});

test('ScrollBox: can be without a frame', () => {
  render(
    <ScrollBox label="Code" frame="none" className="own">
      wide
    </ScrollBox>,
  );
  expect(screen.getByRole('group', {name: 'Code'})).toHaveAttribute('class', 'scroll own');
});

describe('sorting', () => {
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

  test('only headings of sortable columns are buttons', () => {
    draw();
    expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual(['Plan']);
  });

  test('calls onSort on click and on Enter', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', {name: 'Plan'}));
    expect(onSort).toHaveBeenLastCalledWith('name');
    await userEvent.keyboard('{Enter}');
    expect(onSort).toHaveBeenCalledTimes(2);
  });

  test.each(['ascending', 'descending'] as const)(
    'marks the column that is sorted %s',
    (direction) => {
      draw({sort: {key: 'name', direction}});
      expect(screen.getByRole('columnheader', {name: 'Plan'})).toHaveAttribute(
        'aria-sort',
        direction,
      );
      expect(screen.getByRole('columnheader', {name: 'Price'})).not.toHaveAttribute('aria-sort');
    },
  );

  test('keeps the order of the rows', () => {
    draw({sort: {key: 'name', direction: 'ascending'}});
    const names = screen.getAllByRole('rowheader').map(({textContent}) => textContent);
    expect(names).toEqual(['Ultimate', 'Pro']);
  });

  test.each(['blocks', 'lines'] as const)(
    'labels each cell of %s, and keeps the table’s roles',
    (onPhone) => {
      draw({onPhone});
      const row = screen.getByRole('row', {name: /Pro/});
      expect(within(row).getByRole('cell')).toHaveTextContent('Price$9');
    },
  );

  test('adds no labels and roles when it scrolls', () => {
    draw();
    const row = screen.getByRole('row', {name: /Pro/});
    expect(row).not.toHaveAttribute('role');
    expect(within(row).getByRole('cell')).toHaveTextContent(/^\$9$/);
  });
});
