import '@site/test/fixtures/figures';

import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {VendorsSection} from './VendorsSection';

vi.mock('@site/src/lib/useBuildDate', () => ({useBuildDate: () => '2026-11-21'}));

const open = (query: string) => {
  window.history.replaceState(null, '', `/pricing${query}`);
  render(<VendorsSection />);
};
const first = () => screen.getAllByRole('rowheader')[0];
const sortedHead = () =>
  screen
    .getAllByRole('columnheader')
    .filter((head) => head.hasAttribute('aria-sort'))
    .map((head) => [head.textContent, head.getAttribute('aria-sort')]);
const head = (name: string) => screen.getByRole('button', {name});

test('is sorted by starting price at first, without an announcement', () => {
  open('');
  expect(sortedHead()).toEqual([['Starting price', 'ascending']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a heading sorts, Enter reverses the order, and both are announced and stored in the URL', async () => {
  open('?plan=pro');
  await userEvent.click(head('Pro price'));
  expect(sortedHead()).toEqual([['Pro price', 'ascending']]);
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Pro price, lowest first.');
  expect(window.location.search).toBe('?plan=pro&sort=pro');
  await userEvent.keyboard('{Enter}');
  expect(head('Pro price')).toHaveFocus();
  expect(first()).toHaveTextContent('Woodpecker');
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Pro price, highest first.');
  expect(window.location.search).toBe('?plan=pro&sort=pro&order=desc');
});

test('leaves the default sort out of the URL', async () => {
  open('?sort=vendor');
  await userEvent.click(head('Starting price'));
  expect(window.location.search).toBe('');
});

test('the select for phones sorts the same table', async () => {
  open('');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Vendor, Z to A');
  expect(first()).toHaveTextContent('Woodpecker');
  expect(sortedHead()).toEqual([['Vendor', 'descending']]);
});

test('sorts by the URL, without an announcement', () => {
  open('?sort=team&order=desc');
  expect(first()).toHaveTextContent('Close');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Pro for 5 users, highest first');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the notes give our other price', () => {
  open('');
  expect(screen.getByText(/Billed annually, Pro is \$5\.84\./)).toBeInTheDocument();
});
