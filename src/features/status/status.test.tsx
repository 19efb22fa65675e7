import {fireEvent, render, screen, within} from '@testing-library/react';

import {levelNames, statusSummaries} from '@site/src/data/status/levels';
import {statusLevels, type StatusLevel, type StatusRecord} from '@site/src/data/status/types';
import {eventfulRecord, quietRecord} from '@site/test/fixtures/statusRecords';
import {Board, HistoryTable} from './Board';
import {Events} from './Events';
import {Overall} from './Overall';

test('Board: names every level', () => {
  render(<Board record={eventfulRecord} />);
  const components = within(screen.getByRole('list'));
  for (const level of statusLevels) {
    expect(components.getAllByText(levelNames[level]).length).toBeGreaterThan(0);
  }
});

test('Board: shows six operational components at 100% when nothing happened', () => {
  render(<Board record={quietRecord} />);
  expect(within(screen.getByRole('list')).getAllByText('Operational')).toHaveLength(6);
  expect(screen.getAllByText('100%')).toHaveLength(6);
  expect(screen.getByText('85 ms')).toBeVisible();
});

test('Board: the slider reads the histories day by day', () => {
  render(<Board record={eventfulRecord} />);
  const slider = screen.getByRole('slider');
  const text = () => slider.getAttribute('aria-valuetext');
  const title = 'Opens counted late';
  expect(text()).toContain('November 20, 2026');
  expect(text()).not.toContain(title);
  fireEvent.change(slider, {target: {value: '40'}});
  expect(text()).toContain('October 2, 2026');
  expect(text()).toContain(title);
});

test('Board: a press selects the day under the pointer, whichever value the browser sets', () => {
  render(<Board record={eventfulRecord} />);
  const slider = screen.getByRole('slider');
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 900, 20));
  fireEvent.change(slider, {target: {value: '39'}});
  // jsdom's pointer events have no position.
  fireEvent(slider, new MouseEvent('pointerup', {bubbles: true, clientX: 505}));
  expect(slider).toHaveValue('40');
});

test('Board: marks the selected day of every component', () => {
  const {container} = render(<Board record={eventfulRecord} />);
  fireEvent.change(screen.getByRole('slider'), {target: {value: '40'}});
  const marked = [...container.querySelectorAll('[data-read]')];
  expect(marked.map((stroke) => [...stroke.parentElement!.children].indexOf(stroke))).toEqual(
    Array(6).fill(40),
  );
});

test('HistoryTable: has a row for each of the 90 days and a column for each component', () => {
  render(<HistoryTable record={eventfulRecord} />);
  const table = screen.getByRole('table', {hidden: true});
  expect(within(table).getAllByRole('row', {hidden: true})).toHaveLength(91);
  expect(within(table).getAllByRole('columnheader', {hidden: true})).toHaveLength(7);
  expect(within(table).getByText(/, major outage$/)).toBeInTheDocument();
});

const section = (name: string) => screen.getByRole('region', {name});

test('Events: lists the updates of an incident, latest first', () => {
  render(<Events record={eventfulRecord} />);
  const open = within(section('Incidents')).getByRole('article');
  expect(within(open).getByRole('heading')).toHaveTextContent('Time-outs in the API');
  expect(open).toHaveTextContent(
    'Web application: degraded performance. API: major outage. Webhooks: partial outage',
  );
  const updates = within(open).getAllByRole('listitem');
  expect(updates.map((item) => item.textContent)).toEqual([
    'MonitoringThe disk has room again.November 20, 2026, 11:30 UTC',
    'IdentifiedA full disk is the cause.November 20, 2026, 10:40 UTC',
    'InvestigatingCalls time out. We are looking.November 20, 2026, 10:05 UTC',
  ]);
});

test('Events: lists resolved incidents in a section of their own', () => {
  render(<Events record={eventfulRecord} />);
  const past = within(section('Past incidents'));
  expect(past.getByRole('heading', {level: 3})).toHaveTextContent('Opens counted late');
});

test('Events: lists current and planned maintenance, next first', () => {
  render(<Events record={eventfulRecord} />);
  const planned = within(section('Planned maintenance')).getAllByRole('heading', {level: 3});
  expect(planned.map(({textContent}) => textContent)).toEqual([
    'Moving the sync to new machines',
    'A new index for the lead search',
  ]);
});

const quietRows = () => screen.queryAllByRole('definition').map(({textContent}) => textContent);

test('Events: has a line for each kind when nothing happened', () => {
  render(<Events record={quietRecord} />);
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    'Incidents and maintenance',
  ]);
  expect(quietRows()).toEqual(['No open incidents', 'None planned', 'None in the last 90 days']);
});

test('Events: a kind without events keeps a line with its id', () => {
  const {container} = render(<Events record={{...eventfulRecord, maintenance: []}} />);
  expect(section('Incidents')).toBeVisible();
  expect(quietRows()).toEqual(['None planned']);
  expect(container.querySelector('#maintenance')).toHaveTextContent('Planned maintenance');
});

test('Events: has no lines when every kind has events', () => {
  render(<Events record={eventfulRecord} />);
  expect(quietRows()).toEqual([]);
});

test.each([
  ['operational', quietRecord, '6 of 6', 'November 20, 2026, 12:00 UTC'],
  ['major-outage', eventfulRecord, '2 of 6', 'November 20, 2026, 12:00 UTC'],
] satisfies [StatusLevel, StatusRecord, string, string][])(
  'Overall: shows %s and the last update',
  (level, record, working, moment) => {
    const {container} = render(<Overall record={record} title="System status" />);
    expect(container).toHaveTextContent(
      `${statusSummaries[level]}${working} components operational. Updated manually. Last update: ${moment}`,
    );
    expect(container.querySelector('[data-level]')).toHaveAttribute('data-level', level);
  },
);

test('Board: dates both ends of a history, which ends with the last update', () => {
  const {container} = render(<Board record={quietRecord} />);
  expect(container).toHaveTextContent(/Aug 23, 2026 ?Nov 20, 2026/);
});
