import {fireEvent, render, screen, within} from '@testing-library/react';

import {levelNames} from '@site/src/data/status/levels';
import {statusLevels} from '@site/src/data/status/types';
import {eventfulRecord, quietRecord} from '@site/src/lib/status/examples';
import {Board} from './Board/Board';
import {HistoryTable} from './Board/HistoryTable';
import {Incidents} from './Events/Incidents';
import {PlannedWork} from './Events/PlannedWork';

test('the board can show every state, in words', () => {
  render(<Board record={eventfulRecord} />);
  for (const level of statusLevels) {
    expect(screen.getAllByText(levelNames[level]).length).toBeGreaterThan(0);
  }
});

test('the board of a quiet time shows six components, operational at 100 %', () => {
  render(<Board record={quietRecord} />);
  expect(screen.getAllByText('Operational')).toHaveLength(6);
  expect(screen.getAllByText('100%')).toHaveLength(6);
  expect(screen.getByText('85 ms')).toBeVisible();
});

test('a history is read day by day with the arrow keys', () => {
  render(<Board record={eventfulRecord} />);
  const slider = screen.getByRole('slider', {name: 'History of Email delivery, day by day'});
  expect(slider).toHaveAttribute('aria-valuetext', '20 November 2026: Operational, 100%');
  fireEvent.change(slider, {target: {value: '40'}});
  expect(slider).toHaveAttribute('aria-valuetext', '2 October 2026: Opens counted late, 100%');
});

test('the table has a row for each of the 90 days and a column for each component', () => {
  render(<HistoryTable record={eventfulRecord} />);
  const table = screen.getByRole('table', {hidden: true});
  expect(within(table).getAllByRole('row', {hidden: true})).toHaveLength(91);
  expect(within(table).getAllByRole('columnheader', {hidden: true})).toHaveLength(7);
  expect(within(table).getByText(/, major outage$/)).toBeInTheDocument();
});

test('incidents tell what was said when, the latest first', () => {
  render(<Incidents record={eventfulRecord} which="open" none="None." />);
  const open = screen.getByRole('article');
  expect(within(open).getByRole('heading')).toHaveTextContent('Time-outs in the API');
  expect(open).toHaveTextContent(
    'Web application: degraded performance. API: major outage. Webhooks: partial outage',
  );
  const said = within(open).getAllByRole('listitem');
  expect(said.map((item) => item.textContent)).toEqual([
    'Mended, being watchedThe disk has room again.20 November 2026, 11:30 UTC',
    'Cause identifiedA full disk is the cause.20 November 2026, 10:40 UTC',
    'InvestigatingCalls time out. We are looking.20 November 2026, 10:05 UTC',
  ]);
});

test('what is over stands apart from what lasts', () => {
  render(<Incidents record={eventfulRecord} which="past" none="None." />);
  expect(screen.getByRole('heading')).toHaveTextContent('Opens counted late');
});

test('nothing is said plainly', () => {
  render(<Incidents record={quietRecord} which="open" none="None is open." />);
  render(<PlannedWork record={quietRecord} />);
  expect(screen.getByText('None is open.')).toBeVisible();
  expect(screen.getByText('Nothing is planned.')).toBeVisible();
});

test('maintenance stands here until it has ended, the next first', () => {
  render(<PlannedWork record={eventfulRecord} />);
  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    'Moving the sync to new machines',
    'A new index for the lead search',
  ]);
});
