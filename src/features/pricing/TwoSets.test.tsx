import {render, screen} from '@testing-library/react';

import {TwoSets} from './TwoSets';

test('it says how the plans relate to "Help-article plans (a separate set of figures in the help content)"', () => {
  render(<TwoSets />);
  const note = screen.getByRole('note');
  expect(note).toHaveTextContent('measured in leads and automations');
  expect(note).toHaveTextContent('An account is on one set or the other');
  expect(screen.getByRole('link', {name: 'pricing and plans guide'})).toHaveAttribute(
    'href',
    '/help/article/pricing-guide',
  );
});
