import {render, screen} from '@testing-library/react';

import {ChangedSections} from './ChangedSections';

test('ChangedSections: shows the day of the last visit where the visitor is', () => {
  const heading = document.body.appendChild(document.createElement('h2'));
  heading.textContent = 'Connect it';
  render(
    <ChangedSections since={new Date(2026, 10, 3, 23, 30).toISOString()} changed={[heading]} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Changed since you read this on Nov 3, 2026: Connect it',
  );
  expect(heading).toHaveTextContent('Connect itChanged since Nov 3, 2026');
});
