import {render, screen} from '@testing-library/react';

import {FilteredList} from './FilteredList';

test('FilteredList: shows all articles for a level that none has', () => {
  window.history.replaceState(null, '', '/help/category/billing-plans?level=advanced');
  render(
    <FilteredList articles={[{permalink: '/a', title: 'Pay by card', difficulty: 'Beginner'}]}>
      {null}
    </FilteredList>,
  );
  expect(screen.getByRole('link', {name: /Pay by card/})).toBeVisible();
  expect(screen.getByRole('button', {name: 'All', pressed: true})).toBeVisible();
});
