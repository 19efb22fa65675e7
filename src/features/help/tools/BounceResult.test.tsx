import {render, screen} from '@testing-library/react';

import BounceResult from './BounceResult';

test.each([
  ['250 2.0.0 OK: queued', 'starts with 2'],
  ['4.9.9 hm', 'starts with 4'],
  ['598 5.9.9 hm', 'starts with 5'],
  ['hm', 'without a code'],
])('BounceResult: describes the code of an unknown message, "%s"', (text, known) => {
  render(<BounceResult text={text} />);
  expect(screen.getByText('What it may be').nextElementSibling).toHaveTextContent(known);
});
