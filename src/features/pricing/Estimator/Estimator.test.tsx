import '@site/test/fixtures/figures';

import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {WaitlistContext} from '@site/src/domain/waitlist';
import {Estimator} from './Estimator';

vi.mock('@site/src/lib/useBuildDate', () => ({useBuildDate: () => '2026-11-21'}));
const openWaitlist = vi.fn();

function show(query = '') {
  window.history.replaceState(null, '', `/pricing${query}`);
  render(
    <WaitlistContext value={{open: openWaitlist, prefetch: () => {}}}>
      <Estimator />
    </WaitlistContext>,
  );
}

const field = (name: string) => screen.getByRole('spinbutton', {name});
const type = (name: string, value: string) => fireEvent.change(field(name), {target: {value}});
const announced = () => screen.getAllByRole('status')[0]!;
const plan = () => announced().firstChild!.textContent;
const verdicts = () =>
  within(screen.getByRole('list', {name: 'Which plans fit'}))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent);

beforeEach(() => {
  openWaitlist.mockReset();
  vi.useFakeTimers();
});

test('starts with numbers that fit Pro, and shows the cost of Pro', () => {
  show();
  expect(field('Leads')).toHaveValue(5000);
  expect(field('Automations a month')).toHaveValue(2000);
  expect(field('Users')).toHaveValue(3);
  expect(plan()).toBe('Pro');
  expect(screen.getByText('12 × $8.99')).toBeInTheDocument();
  expect(screen.getByText('= $107.88')).toBeInTheDocument();
  expect(screen.getByText('= $70.08')).toBeInTheDocument();
  expect(screen.getByText(/Yearly is cheaper from month 8/)).toBeInTheDocument();
});

test('the hints list the limits of the plans', () => {
  show();
  expect(field('Leads')).toHaveAccessibleDescription('Free 250, Pro 10,000, Ultimate 1,000,000+');
});

test('announces the price with the plan', () => {
  show();
  expect(announced()).toHaveTextContent(/^Pro\$8\.99 a month/);
  expect(announced()).toHaveAttribute('aria-atomic', 'true');
});

test('updates the estimate immediately and the URL after a delay', () => {
  show('?billing=yearly');
  type('Leads', '20000');
  expect(plan()).toBe('Ultimate');
  expect(verdicts()[1]).toBe('ProToo small: only 10,000 leads.');
  expect(window.location.search).toBe('?billing=yearly');
  act(() => void vi.advanceTimersByTime(300));
  expect(window.location.search).toBe('?billing=yearly&leads=20000&automations=2000&users=3');
});

test('changes the URL once while an arrow key is held down', () => {
  const replaceState = vi.spyOn(window.history, 'replaceState');
  show();
  replaceState.mockClear();
  for (let leads = 500; leads < 5000; leads += 500) {
    type('Leads', String(leads));
    act(() => void vi.advanceTimersByTime(30));
  }
  act(() => void vi.advanceTimersByTime(300));
  expect(replaceState).toHaveBeenCalledTimes(1);
  replaceState.mockRestore();
});

test('normalizes the number when the field loses focus', () => {
  show();
  type('Leads', '0070');
  fireEvent.blur(field('Leads'));
  expect(field('Leads')).toHaveDisplayValue('70');
  expect(window.location.search).toContain('leads=70&');
});

test.each([
  ['', 'Enter a whole number, such as 5000.'],
  ['-5', 'Enter 0 or more.'],
])('"%s" shows an error and keeps the last estimate', (text, problem) => {
  show('?leads=20000');
  type('Leads', text);
  expect(field('Leads')).toBeInvalid();
  expect(field('Leads')).toHaveAccessibleDescription(expect.stringContaining(problem) as string);
  expect(plan()).toBe('Ultimate');
  expect(document.body).not.toHaveTextContent(/NaN|Infinity/);
  fireEvent.blur(field('Leads'));
  expect(field('Leads')).toBeInvalid();
});

test('accepts a number between two steps', () => {
  show('?leads=5123');
  expect(field('Leads')).toHaveAttribute('aria-invalid', 'false');
});

test.each([
  ['?leads=100&automations=200&users=1', 'Free'],
  ['?leads=abc&automations=-1&users=1.5', 'Pro'],
  ['?leads=2000000', 'Ultimate'],
])('the query "%s" picks %s', (query, name) => {
  show(query);
  expect(plan()).toBe(name);
});

test('explains why more leads than Ultimate states still fit', () => {
  show('?leads=2000000');
  expect(screen.getByText(/no stated maximum.*more than 1,000,000/)).toBeVisible();
});

test('links to sales when no plan fits', () => {
  show('?automations=30001');
  expect(plan()).toBe('No founder plan covers this');
  expect(verdicts()[2]).toBe('UltimateToo small: only 30,000 automations a month.');
  expect(screen.getByRole('link', {name: 'Talk to sales'})).toHaveAttribute(
    'href',
    '/contact?topic=sales',
  );
  expect(screen.queryByText(/12 ×/)).not.toBeInTheDocument();
});

test('Free has no saving and no break-even', () => {
  show('?leads=1&automations=1&users=1');
  expect(screen.getByText(/no break-even/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Saving|cheaper/);
});

test('claims the plan with the billing cycle of the URL', () => {
  show('?billing=yearly');
  fireEvent.click(screen.getByRole('button', {name: 'Claim Pro'}));
  expect(openWaitlist.mock.calls).toEqual([[{plan: 'Pro', billingCycle: 'yearly'}]]);
});

test('"Print" prints the date of the prices and the link to the estimate', () => {
  vi.stubGlobal('print', vi.fn());
  show();
  fireEvent.click(screen.getByRole('button', {name: 'Print'}));
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/as of November 21, 2026/)).toHaveTextContent(
    'http://localhost/pricing?leads=5000&automations=2000&users=3#estimator',
  );
});

test('"Copy link" copies the link to the estimate and confirms it', async () => {
  vi.useRealTimers();
  const user = userEvent.setup();
  show('?users=9');
  await user.click(screen.getByRole('button', {name: 'Copy link'}));
  expect(await window.navigator.clipboard.readText()).toBe(
    'http://localhost/pricing?leads=5000&automations=2000&users=9#estimator',
  );
  expect(await screen.findByRole('button', {name: 'Copied'})).toBeVisible();
});
