import {render, screen} from '@testing-library/react';

import {InShort} from './InShort';

test('labels the summary before its text', () => {
  render(
    <InShort>
      <p>You may cancel at any time.</p>
    </InShort>,
  );
  expect(screen.getByRole('note')).toHaveTextContent(/^In short\s*You may cancel at any time\.$/);
});
