import {render, screen} from '@testing-library/react';

import {Disclosure} from './Disclosure';

const details = () => screen.getByText('Can I cancel?').closest('details');

test('starts closed, with its text in the page for find-in-page', () => {
  render(<Disclosure summary="Can I cancel?">At any time.</Disclosure>);
  expect(details()).not.toHaveAttribute('open');
  expect(screen.getByText('At any time.')).toBeInTheDocument();
  expect(details()?.querySelector('summary')).toHaveTextContent('Can I cancel?');
});

test('starts open with isInitiallyOpen', () => {
  render(
    <Disclosure summary="Can I cancel?" isInitiallyOpen>
      At any time.
    </Disclosure>,
  );
  expect(details()).toHaveAttribute('open');
});

test('stays open when it renders again', () => {
  const {rerender} = render(<Disclosure summary="Can I cancel?">At any time.</Disclosure>);
  details()!.open = true;
  rerender(<Disclosure summary="Can I cancel?">Whenever you want.</Disclosure>);
  expect(details()).toHaveAttribute('open');
});
