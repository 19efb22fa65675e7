import {render, screen} from '@testing-library/react';

import {Fold} from './Fold';

test('is closed by default, with its content in the page for find-in-page', () => {
  render(<Fold summary="Product">Features</Fold>);
  const details = screen.getByText('Features', {exact: false}).closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details?.querySelector('summary')).toHaveTextContent('Product');
});

test('starts open with isInitiallyOpen', () => {
  render(
    <Fold summary="Product" isInitiallyOpen>
      Features
    </Fold>,
  );
  expect(screen.getByText('Product').closest('details')).toHaveAttribute('open');
});
