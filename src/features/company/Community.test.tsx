import {render, screen} from '@testing-library/react';

import {CommunityEvents} from './Community';

test('the links of an event have names that no other event’s links have', () => {
  render(<CommunityEvents />);
  const names = screen.getAllByRole('link').map(({textContent}) => textContent);
  expect(new Set(names).size).toBe(names.length);
});
