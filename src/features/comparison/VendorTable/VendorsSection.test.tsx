import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';
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

test('at first it is sorted by the starting price, and says nothing', () => {
  open('');
  expect(sortedHead()).toEqual([['Starting price', 'ascending']]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a heading sorts, a second press turns the order round; both are said and kept in the address', async () => {
  open('?plan=pro');
  await userEvent.click(head('Pro price'));
  expect(sortedHead()).toEqual([['Pro price', 'ascending']]);
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Pro price, lowest first.');
  expect(window.location.search).toBe('?plan=pro&sort=pro');
  await userEvent.click(head('Pro price'));
  expect(first()).toHaveTextContent('Woodpecker');
  expect(screen.getByRole('status')).toHaveTextContent('Sorted by Pro price, highest first.');
  expect(window.location.search).toBe('?plan=pro&sort=pro&order=desc');
});

test('the first order leaves nothing in the address', async () => {
  open('?sort=vendor');
  await userEvent.click(head('Starting price'));
  expect(window.location.search).toBe('');
});

test('the list for phones sorts the same table', async () => {
  open('');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Vendor, Z to A');
  expect(first()).toHaveTextContent('Woodpecker');
  expect(sortedHead()).toEqual([['Vendor', 'descending']]);
});

test('an address sorts it from the start, without a word', () => {
  open('?sort=team&order=desc');
  expect(first()).toHaveTextContent('Close');
  expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Pro for 5 users, highest first');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an address that means nothing changes nothing', () => {
  open('?sort=colour&order=desc');
  expect(sortedHead()).toEqual([['Starting price', 'ascending']]);
});

test('how to read it gives our other price and the day of the build', () => {
  open('');
  const note = within(screen.getByRole('region', {name: 'What the others charge.'}));
  expect(note.getByText(/billed annually, Pro is \$5\.84\./)).toBeVisible();
  expect(note.getByText('Nov 21, 2026', {selector: 'dd time'})).toBeVisible();
});
