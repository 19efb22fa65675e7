import '@site/test/fixtures/figures';

import {render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {plans} from '@site/src/data/plans';
import {WaitlistContext} from '@site/src/domain/waitlist';
import {BillingSwitch, Plans} from './Plans';

const openWaitlist = vi.fn();

function show(query = '') {
  window.history.replaceState(null, '', `/pricing${query}`);
  render(
    <WaitlistContext value={{open: openWaitlist, prefetch: () => {}}}>
      <BillingSwitch />
      <Plans />
    </WaitlistContext>,
  );
}

const cycle = (name: RegExp) => screen.getByRole('radio', {name});
const column = (name: string) =>
  screen.getByRole('heading', {name, level: 3}).closest<HTMLElement>('article')!;
/** The visible text of a column, without the other cycle's figures. */
const seen = (name: string) => {
  const copy = column(name).cloneNode(true) as HTMLElement;
  copy.querySelectorAll('[style*="hidden"]').forEach((layer) => layer.remove());
  return copy.textContent;
};

beforeEach(() => openWaitlist.mockReset());

test('shows the three plans, billed monthly by default', () => {
  show();
  expect(screen.getAllByRole('heading', {level: 3}).map((h) => h.textContent)).toEqual([
    'Free',
    'Pro',
    'Ultimate',
  ]);
  expect(cycle(/Monthly/)).toBeChecked();
});

test.each(plans)('$name shows its description, limits, features, and call to action', (plan) => {
  show();
  const inside = within(column(plan.name));
  const automations = `${plan.automationsPerMonth.toLocaleString('en-US')} automations a month`;
  for (const text of [plan.description, plan.leads, automations, plan.users, ...plan.features]) {
    expect(inside.getByText(text)).toBeInTheDocument();
  }
  expect(inside.getByRole('button', {name: plan.cta})).toBeVisible();
});

test('labels Pro, and only Pro, as Most Popular in text', () => {
  show();
  expect(column('Pro')).toHaveTextContent('Most Popular');
  expect(screen.getAllByText('Most Popular')).toHaveLength(1);
});

test('says that the prices are those of early access', () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(/^Early.access/);
});

test('the yearly option shows the saving', () => {
  show();
  expect(screen.getByRole('radio', {name: 'Yearly Save 35%'})).toBeInTheDocument();
});

test.each([
  ['', 'Free', '$0 a monthNo charge'],
  ['?billing=yearly', 'Free', '$0 a monthNo charge'],
  ['', 'Pro', '$8.99 a monthBilled monthlyPay yearly and save $38'],
  ['?billing=yearly', 'Pro', '$5.84 a monthBilled annually $70.08Saves $38 a year'],
  ['', 'Ultimate', '$100 a monthBilled monthlyPay yearly and save $420'],
  ['?billing=yearly', 'Ultimate', '$65 a monthBilled annually $780.00Saves $420 a year'],
])('with the query "%s", %s costs "%s"', (query, name, text) => {
  show(query);
  expect(seen(name)).toContain(text);
});

test('stores yearly billing in the URL, and removes it for monthly', async () => {
  show('?leads=70');
  await userEvent.click(cycle(/Yearly/));
  expect(window.location.search).toBe('?leads=70&billing=yearly');
  expect(cycle(/Yearly/)).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('billed yearly');
  await userEvent.click(cycle(/Monthly/));
  expect(window.location.search).toBe('?leads=70');
});

test.each(plans)('"$cta" opens the waitlist for $name with the selected billing', async (plan) => {
  show('?billing=yearly');
  await userEvent.click(screen.getByRole('button', {name: plan.cta}));
  expect(openWaitlist.mock.calls).toEqual([[{plan: plan.name, billingCycle: 'yearly'}]]);
});
