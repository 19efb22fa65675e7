import {render, screen} from '@testing-library/react';

import SearchLayout, {withoutLandmarks} from './SearchLayout';

test('SearchLayout: renders exactly one main landmark, with or without hits', () => {
  const {rerender} = render(
    <SearchLayout>
      <div>no hits</div>
    </SearchLayout>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  rerender(
    <SearchLayout>
      <div>
        <main>
          <nav aria-label="breadcrumbs">hits</nav>
        </main>
      </div>
    </SearchLayout>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByText('hits')).toBeVisible();
});

test('SearchLayout: labels the version select', () => {
  render(
    <SearchLayout>
      <select defaultValue="a">
        <option>a</option>
      </select>
    </SearchLayout>,
  );
  expect(screen.getByRole('combobox', {name: 'Version'})).toBeVisible();
});

test('withoutLandmarks: keeps the props of elements without children', () => {
  render(<>{withoutLandmarks(<input aria-label="q" defaultValue="x" />)}</>);
  expect(screen.getByRole('textbox', {name: 'q'})).toHaveValue('x');
});
