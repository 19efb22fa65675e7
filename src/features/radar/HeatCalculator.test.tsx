import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {scoringEvents} from '@site/src/data/scoring';
import {HeatCalculator} from './HeatCalculator';
import {HowHeatReads} from './HowHeatReads';

const field = (name: string) => screen.getByRole('spinbutton', {name});
const set = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const sum = () =>
  within(screen.getByRole('list', {name: 'Calculation'}))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

beforeEach(() => {
  render(<HeatCalculator />);
});

test('starts with a lead where Hot begins, line by line', () => {
  expect(screen.getByRole('status')).toHaveTextContent('80 Hot');
  expect(sum()).toEqual([
    'Starting score Total: 35',
    '2 opens × 5 = 10 Total: 45',
    '1 click × 10 = 10 Total: 55',
    '1 reply × 25 = 25 Total: 80',
  ]);
});

test('adds the events to the starting score', () => {
  set('Starting score', '94');
  expect(screen.getByRole('status')).toHaveTextContent('100 Hot');
  set('Starting score', '0');
  expect(screen.getByRole('status')).toHaveTextContent('45 Cold');
});

test('Reset sets everything to 0', async () => {
  await press('Reset to 0');
  expect(screen.getByRole('status')).toHaveTextContent('0 Cold');
  expect(sum()).toEqual(['No activity yet.']);
  for (const input of screen.getAllByRole('spinbutton')) expect(input).toHaveValue(0);
});

test.each(scoringEvents)('$label shows its points, $points', ({label, points}) => {
  const shown = points > 0 ? `+${points} ` : `−${-points} `;
  expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(shown));
});

test('the buttons count up and down, between 0 and the maximum', async () => {
  await press('Reset to 0');
  await press('Unsubscribe: one less');
  expect(field('Unsubscribe')).toHaveValue(0);
  await press('Unsubscribe: one more');
  await press('Unsubscribe: one more');
  expect(field('Unsubscribe')).toHaveValue(1);
  const more = screen.getByRole('button', {name: 'Unsubscribe: one more'});
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();
  await press('Unsubscribe: one less');
  expect(field('Unsubscribe')).toHaveValue(0);
});

test.each([
  ['16', 16],
  ['99', 20],
  ['-3', 0],
  ['', 0],
])('reads %p as %i', (typed, count) => {
  set('Email opened', typed);
  expect(field('Email opened')).toHaveValue(count);
});

test('a number typed into an emptied field has no leading zero', async () => {
  await userEvent.clear(field('Email opened'));
  await userEvent.type(field('Email opened'), '5', {skipClick: true});
  expect(field('Email opened')).toHaveProperty('value', '5');
});

test('a letter typed into a field changes nothing', () => {
  const opens = field('Email opened');
  Object.defineProperty(opens, 'validity', {value: {badInput: true}});
  // Browsers report text that isn't a number as empty.
  set('Email opened', '');
  expect(opens).toHaveValue(2);
  expect(screen.getByRole('status')).toHaveTextContent('80 Hot');
});

test('shows the band and the advice of the score', async () => {
  await press('Reset to 0');
  set('Email opened', '10');
  expect(screen.getByRole('status')).toHaveTextContent('50 Warm');
  expect(screen.getByText(/^Keep the sequence running/)).toBeVisible();
});

test('shows that a total above 100 counts as 100', () => {
  set('Demo request', '1');
  expect(screen.getByRole('status')).toHaveTextContent('100 Hot');
  expect(sum().at(-1)).toBe('1 demo request × 50 = 50 (130, capped at 100) Total: 100');
});

test('HowHeatReads: explains ring and band, and links to the help article', () => {
  render(<HowHeatReads />);
  expect(screen.getByText(/above 90/)).toHaveTextContent('starts at 80');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/help/article/hot-lead-detection');
});
