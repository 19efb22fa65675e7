import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';

import {brand} from '@site/src/data/brand';
import {vendors} from '@site/src/data/vendors';
import {defaultSort} from '../sortVendors';
import {VendorTable} from './VendorTable';

const draw = (builtOn = '2026-11-21') =>
  render(<VendorTable builtOn={builtOn} sort={defaultSort} onSort={() => {}} />);
const row = (name: RegExp) => within(screen.getByRole('row', {name}));
const stale = () => screen.queryAllByText('over 180 days old');

test('lists every vendor and the product with its prices', () => {
  draw();
  expect(screen.getAllByRole('rowheader')).toHaveLength(vendors.length + 1);
  const own = screen.getByRole('row', {name: new RegExp(`^${brand.name}`)});
  const [starting, pro] = within(own).getAllByRole('cell');
  expect(starting).toHaveTextContent('$0Free, flat, 1 user');
  expect(pro).toHaveTextContent('$8.99Pro, flat, up to 5 users, billed monthly');
  expect(own).toHaveTextContent('This site');
});

test('a price has its plan, unit, date, and monthly billing; the caption states annual billing', () => {
  draw();
  expect(screen.getByText(/billed annually unless noted/)).toBeVisible();
  expect(row(/^HubSpot/).getAllByRole('cell')[0]).toHaveTextContent(/per seat, billed monthly$/);
  const cells = row(/^Apollo\.io/).getAllByRole('cell');
  expect(cells[0]!.textContent).toMatch(/\$49Basic, per user$/);
  expect(cells[1]!.textContent).toMatch(/\$79Professional, per user$/);
  expect(cells[2]).toHaveTextContent('$3955 × $79');
  expect(cells[4]).toHaveTextContent('Aug 13, 2026');
});

test('shows a dash for unknown values', () => {
  draw();
  expect(row(/^Smartlead/).getByRole('img', {name: 'Unknown'})).toHaveTextContent('–');
  expect(row(/^Reply\.io/).getAllByRole('cell')[3]).toHaveTextContent('–');
});

test('links every vendor, and names links that open a new tab', () => {
  draw();
  for (const {name, homepage} of vendors) {
    const link = screen.getByRole('link', {name: `${name} website (opens in a new tab)`});
    expect(link).toHaveAttribute('href', homepage);
  }
  expect(screen.getByRole('link', {name: 'Our plans'})).toHaveAttribute('href', '/pricing');
});

test('flags no price at the build date', () => {
  draw();
  expect(stale()).toEqual([]);
});

test('flags every price that is over 180 days old, except our own', () => {
  const {unmount} = draw('2027-02-10');
  expect(row(/^Apollo\.io/).getByText('over 180 days old')).toBeVisible();
  expect(row(/^Reply\.io/).queryByText('over 180 days old')).not.toBeInTheDocument();
  unmount();
  draw('2030-01-01');
  expect(stale()).toHaveLength(vendors.length);
  expect(row(new RegExp(`^${brand.name}`)).queryByText(/days old/)).not.toBeInTheDocument();
});
