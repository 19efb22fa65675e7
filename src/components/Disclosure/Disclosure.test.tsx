import {render, screen} from '@testing-library/react';

import {Disclosure} from './Disclosure';

const details = () => screen.getByText('Can I cancel?').closest('details');

test('it starts closed, with its text in the page for find-in-page', () => {
  render(<Disclosure summary="Can I cancel?">At any time.</Disclosure>);
  expect(details()).not.toHaveAttribute('open');
  expect(screen.getByText('At any time.')).toBeInTheDocument();
  expect(details()?.querySelector('summary')).toHaveTextContent('Can I cancel?');
});

test('it can start open', () => {
  render(
    <Disclosure summary="Can I cancel?" isInitiallyOpen>
      At any time.
    </Disclosure>,
  );
  expect(details()).toHaveAttribute('open');
});

test('what the visitor opened stays open when the page renders again', () => {
  const {rerender} = render(<Disclosure summary="Can I cancel?">At any time.</Disclosure>);
  details()!.open = true;
  rerender(<Disclosure summary="Can I cancel?">Whenever you want.</Disclosure>);
  expect(details()).toHaveAttribute('open');
});

test('disclosures of one name are an accordion of the browser', () => {
  render(
    <Disclosure summary="Can I cancel?" name="faq">
      At any time.
    </Disclosure>,
  );
  expect(details()).toHaveAttribute('name', 'faq');
});

test('the arrow adds nothing to what is read out', () => {
  render(<Disclosure summary="Can I cancel?">At any time.</Disclosure>);
  expect(details()?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
