import {render, screen, within} from '@testing-library/react';

import {brand} from '@site/src/data/brand';
import {legalLinks, navGroups} from '@site/src/data/navigation';
import {statusRecord} from '@site/src/data/status/status';
import type {StatusRecord} from '@site/src/data/status/types';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {Footer} from './Footer';

// The logo is drawn from a file that scripts/assets.ts generates.
jest.mock('../Logo/Logo', () => ({Logo: () => 'Logo'}));

afterEach(() => jest.restoreAllMocks());

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test.each([
  ...navGroups.map(({label, entries}) => ({label, routes: entries.map(({to}) => to)})),
  {label: 'Legal', routes: legalLinks.map(({to}) => to)},
])('the column $label holds its links', ({label, routes}) => {
  render(<Footer year={2026} />);
  const nav = within(screen.getByRole('navigation', {name: 'Footer'}));
  const column = nav.getByRole('heading', {name: label}).parentElement!;
  expect(hrefs(column)).toEqual(routes);
});

test('the logo leads home', () => {
  render(<Footer year={2026} />);
  expect(screen.getByRole('link', {name: 'Home'})).toHaveAttribute('href', '/');
});

/** Lets the footer read this record instead of the live one. */
function tell({incidents, maintenance, writtenAt}: StatusRecord): void {
  jest.replaceProperty(statusRecord, 'incidents', incidents);
  jest.replaceProperty(statusRecord, 'maintenance', maintenance);
  jest.replaceProperty(statusRecord, 'writtenAt', writtenAt);
}

test('the state of the product is told and leads to the status page', () => {
  tell(quietRecord);
  render(<Footer year={2026} />);
  const link = screen.getByRole('link', {name: 'All systems operational'});
  expect(link).toHaveAttribute('href', '/status');
});

test('one component that fails is told on every page', () => {
  tell(eventfulRecord);
  render(<Footer year={2026} />);
  expect(screen.getByRole('link', {name: 'Major outage'})).toBeVisible();
  expect(screen.queryByText('All systems operational')).not.toBeInTheDocument();
});

test.each([
  [0, /^© (\d{4}) /],
  [2, /^© (\d{4})–(\d{4}) /],
])('%i years after the founding the copyright says so', (age, pattern) => {
  const year = brand.foundedYear + age;
  render(<Footer year={year} />);
  const line = screen.getByText(/^©/);
  expect(line).toHaveTextContent(brand.legalName);
  const years = pattern.exec(line.textContent ?? '')?.slice(1);
  expect(years).toEqual(Array.from(new Set([brand.foundedYear, year]), String));
});

test('feeds and social profiles are linked, feeds past the router', () => {
  const {container} = render(<Footer year={2026} />);
  const all = hrefs(container);
  expect(all).toEqual(
    expect.arrayContaining([
      'pathname:///blog/rss.xml',
      'pathname:///changelog/rss.xml',
      ...brand.social.map(({href}) => href),
    ]),
  );
});

test('no link leads nowhere, and none but the status page stands there twice', () => {
  const {container} = render(<Footer year={2026} />);
  const links = hrefs(container).filter((href) => href !== '/status');
  expect(links.filter((href) => !href || href.startsWith('#'))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});
