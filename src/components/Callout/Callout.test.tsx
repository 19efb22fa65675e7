import {render, screen, within} from '@testing-library/react';

import {Callout} from './Callout';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Careful'],
] as const)('a %s has the title "%s" by default', (kind, title) => {
  const {rerender} = render(<Callout kind={kind}>Mind the gap.</Callout>);
  expect(within(screen.getByRole('note')).getByText(title)).toBeVisible();
  rerender(
    <Callout kind={kind} title="Never restore an opt-out">
      Mind the gap.
    </Callout>,
  );
  expect(screen.getByText('Never restore an opt-out')).toBeVisible();
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

test('is a note by default', () => {
  render(<Callout>Mind the gap.</Callout>);
  expect(screen.getByRole('note')).toHaveTextContent('NoteMind the gap.');
});
