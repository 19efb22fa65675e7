import {render, screen, within} from '@testing-library/react';

import {Callout} from './Callout';

test.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['warning', 'Careful'],
] as const)('a %s is titled "%s" unless it says otherwise', (kind, title) => {
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

test('without a kind it is a note, with its text', () => {
  render(<Callout>Mind the gap.</Callout>);
  expect(screen.getByRole('note')).toHaveTextContent('NoteMind the gap.');
});
