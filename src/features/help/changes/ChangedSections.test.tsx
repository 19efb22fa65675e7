import {render, screen} from '@testing-library/react';

import {ChangedSections} from './ChangedSections';
import {recordRead} from './recordRead';

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

test('recordRead: returns what changed since the last visit', () => {
  vi.useFakeTimers({now: Date.parse('2026-11-03T10:00:00Z')});
  expect(recordRead('a', ['1', '2'])).toBeNull();
  expect(recordRead('b', ['3'])).toBeNull();
  vi.setSystemTime(Date.parse('2026-11-20T10:00:00Z'));
  const changes = {since: '2026-11-03T10:00:00.000Z', positions: [1]};
  expect(recordRead('a', [])).toBeNull();
  expect(recordRead('a', ['1', '4'])).toEqual(changes);
  expect(recordRead('a', ['1', '4'])).toBeNull();
});
